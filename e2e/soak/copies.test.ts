import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { checksumsIn } from '../support/servers/backups'
import {
  toIstanbulTime,
  copyVariables,
  newestCopyTimes,
  restore,
  startCopies,
  startSiteToCopy,
  untilCopied,
} from '../support/servers/copies'
import { query } from '../support/servers/database'
import { freePort, repeat, runProgram, until } from '../support/servers/processes'

const source = await startSiteToCopy()
afterAll(source.stop)

type Row = { key: string; sentAt: number; acceptedAt: number }

async function insert(rows: Row[]): Promise<void> {
  const [key, sentAt] = [`yazılan ${rows.length}`, Date.now()]
  await query(source.server.url, 'insert into seed_records (key) values ($1)', [key])
  rows.push({ key, sentAt, acceptedAt: Date.now() })
}

const keysIn = async (url: string) =>
  new Set((await query<{ key: string }>(url, 'select key from seed_records')).map(({ key }) => key))

test('a machine lost under load loses only the rows since its last copy, and an earlier second can be restored', async ({
  annotate,
}) => {
  const variables = copyVariables(source, 'latest')
  const copies = startCopies(variables)
  const rows: Row[] = []
  const stopInserting = repeat(() => insert(rows))
  onTestFinished(stopInserting)
  await untilCopied(source.server.url)
  const deletedReference = await source.addReference('Silinen marka')
  await untilCopied(source.server.url, ['files'], Date.now())
  const pictureChecksums = checksumsIn(source.uploads)
  const second = Math.ceil(Date.now() / 1000) * 1000
  await until(() => Date.now() > second + 50, 'the second is over')
  for (const list of ['References', 'Bin'])
    expect((await source.staff.send('DELETE', `/api/${list}/${deletedReference.id}`)).status).toBe(204)
  const { logoUrl } = await source.addReference('Yeni marka')
  await untilCopied(source.server.url, ['files', 'rows'], Date.now())
  const photoChecksums = checksumsIn(source.attachments)

  await copies.kill()
  await stopInserting()
  const [lostAt, newestTimes] = [Date.now(), await newestCopyTimes(source.server.url)]
  for (const folder of [source.uploads, source.attachments, variables.COPIES_DIR])
    rmSync(folder, { recursive: true, force: true })
  await annotate('the newest state')
  const [latest, past] = [await source.newTarget('latest'), await source.newTarget('past')]
  expect(await restore(variables, latest)).toEqual({ code: 0, output: expect.stringMatching(/Geri yüklendi: .*\n/) })
  const restoredKeys = await keysIn(latest.DATABASE_URL)
  const lost = rows.filter(({ key }) => !restoredKeys.has(key))
  const ages = lost.map(({ acceptedAt }) => lostAt - acceptedAt)
  await annotate(`${lost.length} of ${rows.length} rows are lost, the oldest ${ages[0] ?? 0} ms old`)
  expect(rows.length).toBeGreaterThan(100)
  // A row reaches the log a moment after it is committed.
  expect(lost.filter(({ acceptedAt }) => acceptedAt < newestTimes.get('rows')! - 1000)).toEqual([])
  expect(lostAt - newestTimes.get('rows')!).toBeLessThan(60_000)
  const checksums = checksumsIn(latest.UPLOADS_DIR)
  expect([logoUrl, deletedReference.logoUrl].map((url) => checksums.has(path.basename(url)))).toEqual([true, false])
  expect(checksumsIn(latest.ATTACHMENTS_DIR)).toEqual(photoChecksums)

  await annotate('the second before the deletion')
  const time = toIstanbulTime(second)
  expect(await restore(variables, past, time)).toEqual({ code: 0, output: expect.stringContaining(time) })
  const pastKeys = await keysIn(past.DATABASE_URL)
  const isConsistent = ({ key, sentAt, acceptedAt }: Row) =>
    pastKeys.has(key) ? sentAt <= second : acceptedAt >= second
  expect(rows.filter((row) => !isConsistent(row))).toEqual([])
  const names = await query<{ name: string }>(past.DATABASE_URL, 'select name from "references" order by name')
  expect(names.map(({ name }) => name)).toEqual(['Marka 0', 'Marka 1', 'Marka 2', 'Marka 3', 'Silinen marka'])
  expect(checksumsIn(past.UPLOADS_DIR)).toEqual(pictureChecksums)
  mkdirSync(source.uploads)

  await annotate('a time that no copy covers is refused')
  const refusal = { code: 1, output: 'Başka yerde bu anı kapsayan bir kopya yok.\n' }
  const nowhere = await source.newTarget('nowhere')
  for (const time of ['2026-01-01 00:00', '2099-01-01 00:00:00'])
    expect(await restore(variables, nowhere, time)).toEqual(refusal)
})

test('a wrong password or an unreachable repository is reported in a one-line message, and no copy is made', async () => {
  const { DATABASE_URL: url } = await source.newTarget('reported', { migrated: true })
  const variables = copyVariables(source, 'reported', { DATABASE_URL: url })
  const validCopies = startCopies(variables)
  await untilCopied(url)
  await validCopies.stop()
  const earlierCopies = await newestCopyTimes(url)
  for (const [changes, line] of [
    [{ COPIES_PASSWORD: 'Başka bir parola' }, /^COPIES_PASSWORD: bu parola başka yerdeki kopyaları açmıyor\.\n$/],
    [
      { COPIES_TO: `rest:http://127.0.0.1:${await freePort()}` },
      /^Başka yerdeki kopyalara ulaşılamadı \(restic: dial tcp [\d.:]+ connect: connection refused\)\.\n$/,
    ],
  ] as const) {
    const refusedCopies = startCopies({ ...variables, ...changes })
    await until(() => line.test(refusedCopies.output()), 'the message is printed', 60_000)
    await refusedCopies.stop()
    expect(refusedCopies.output()).toMatch(line)
  }
  expect(await newestCopyTimes(url)).toEqual(earlierCopies)
  const missing = await runProgram(process.execPath, ['dist/copies.js'], { env: { ...variables, COPIES_TO: '' } })
  expect(missing).toEqual({ code: 1, output: expect.stringMatching(/^COPIES_TO: bulunan tanımlı değil; .*\n$/) })
})

const LOCKED = 'Başka bir işlem başka yerdeki kopyaları kilitledi; '

/** Creates a repository, kills or suspends a `restic prune` in it, and returns the process and its lock file. Nothing else uses the repository yet. */
async function interruptPrune(
  { COPIES_TO, COPIES_PASSWORD, PATH }: ReturnType<typeof copyVariables>,
  signal: 'SIGKILL' | 'SIGSTOP',
) {
  const repository = path.join(COPIES_TO, 'rows')
  const env = { PATH, RESTIC_PASSWORD: COPIES_PASSWORD, RESTIC_REPOSITORY: repository }
  expect((await runProgram('restic', ['init'], { env })).code).toBe(0)
  const folder = path.join(repository, 'locks')
  // A lock file whose name is longer than a hash is incomplete.
  const locks = () => readdirSync(folder).filter((name) => /^[\da-f]{64}$/.test(name))
  for (;;) {
    const prune = spawn('restic', ['--no-cache', 'prune'], { env: { ...process.env, ...env } })
    onTestFinished(() => void prune.kill('SIGKILL'))
    const ended = once(prune, 'close')
    await until(() => prune.exitCode !== null || locks().length > 0, 'prune has its lock')
    prune.kill(signal)
    if (signal === 'SIGKILL') await ended
    const [name] = locks()
    if (!name) continue
    const file = path.join(folder, name)
    return { prune, ended, file, content: readFileSync(file) }
  }
}

test('copying continues after `restic prune` was killed, and after the repository was deleted', async () => {
  const { DATABASE_URL: url } = await source.newTarget('interrupted', { migrated: true })
  const variables = copyVariables(source, 'interrupted', {
    DATABASE_URL: url,
    COPIES_ROWS_EVERY_SECONDS: '6',
    COPIES_FILES_EVERY_SECONDS: '6',
  })
  const lock = await interruptPrune(variables, 'SIGKILL')
  const copies = startCopies(variables)
  await untilCopied(url)
  writeFileSync(lock.file, lock.content)
  await until(() => copies.output().includes(LOCKED), 'the message is printed')
  await untilCopied(url, ['rows'], Date.now())
  for (const repository of ['rows', 'files']) {
    // Deleted right after a copy, because restic retries for minutes if the repository disappears during a copy.
    await untilCopied(url, [repository], Date.now())
    rmSync(path.join(variables.COPIES_TO, repository), { recursive: true })
  }
  await untilCopied(url, ['base', 'files', 'rows'], Date.now())
  expect(copies.output()).toContain('Başka yerdeki kopyalar silinmiş; sıradaki kopya yerini yeniden kurar.')
})

test('copies wait for a running `restic prune`', async () => {
  const { DATABASE_URL: url } = await source.newTarget('locked', { migrated: true })
  const variables = copyVariables(source, 'locked', { DATABASE_URL: url })
  const { prune, ended, file } = await interruptPrune(variables, 'SIGSTOP')
  const copies = startCopies(variables)
  await until(() => copies.output().includes(LOCKED), 'the message is printed')
  await untilCopied(url, ['files'])
  expect([existsSync(file), (await newestCopyTimes(url)).has('rows')]).toEqual([true, false])
  prune.kill('SIGCONT')
  expect(await ended).toEqual([0, null])
  await untilCopied(url, ['rows'])
})

test('a time after the last write can be restored, even from a repository that a killed `restic prune` has locked', async () => {
  const { DATABASE_URL: url } = await source.newTarget('idle', { migrated: true })
  // The program records a copy, itself a write, right after starting it. Until the next copy nothing else changes.
  const variables = copyVariables(source, 'idle', { DATABASE_URL: url, COPIES_ROWS_EVERY_SECONDS: '5' })
  const lock = await interruptPrune(variables, 'SIGKILL')
  const copies = startCopies(variables)
  await untilCopied(url)
  // One second later, because the base backup must have ended before the restored second.
  await untilCopied(url, ['rows'], Date.now() + 1000)
  await copies.kill()
  const second = Math.floor((await newestCopyTimes(url)).get('rows')! / 1000) * 1000
  writeFileSync(lock.file, lock.content)
  const target = await source.newTarget('idle_again')
  const result = await restore(variables, target, toIstanbulTime(second))
  expect(result).toEqual({ code: 0, output: expect.stringContaining('Geri yüklendi: ') })
})

test('each day keeps only its last log, and copies older than the retention period are removed unless a later time needs them', async () => {
  const { DATABASE_URL: url } = await source.newTarget('expired', { migrated: true })
  const variables = copyVariables(source, 'expired', { DATABASE_URL: url })
  const file = source.inFolder('expired-file')
  writeFileSync(file, 'x')
  const restic = async (repository: string, ...args: string[]) => {
    const { COPIES_TO, COPIES_PASSWORD, PATH } = variables
    const env = { PATH, RESTIC_PASSWORD: COPIES_PASSWORD, RESTIC_CACHE_DIR: source.inFolder('expired-cache') }
    const { code, output } = await runProgram('restic', ['-r', `${COPIES_TO}/${repository}`, ...args], { env })
    expect([code, output]).toEqual([0, output])
    return output
  }
  const timeOf = (days: number, hours = 0) =>
    new Date(new Date().setUTCHours(hours, 0, 0, 0) - days * 86_400_000).toISOString().slice(0, 19).replace('T', ' ')
  for (const repository of ['rows', 'files']) await restic(repository, 'init')
  const add = (repository: string, time: string, host: string, ...tags: string[]) =>
    restic(repository, 'backup', '--time', time, '--host', host, ...tags.flatMap((tag) => ['--tag', tag]), file)
  for (const time of [timeOf(20, 4), timeOf(3, 4), timeOf(3, 8)]) await add('rows', time, 'other', 'log')
  for (const days of [9, 7]) await add('files', timeOf(days), 'other', 'base', `end-${days}`)
  for (const tag of ['uploads', 'unfinished']) await add('files', timeOf(20), 'files', tag)

  const remaining = async (repository: string) => {
    const all = JSON.parse(await restic(repository, 'snapshots', '--json', '--no-lock')) as {
      time: string
      tags: string[]
    }[]
    const olderThanDay = all.filter(({ time }) => Date.now() - Date.parse(time) > 86_400_000)
    return olderThanDay.map(({ time, tags }) => `${time.slice(0, 19).replace('T', ' ')} ${tags[0]}`).toSorted()
  }
  startCopies(variables)
  await untilCopied(url)
  await until(async () => (await remaining('rows')).length === 1, 'rows have expired')
  expect(await remaining('rows')).toEqual([`${timeOf(3, 8)} log`])
  await until(async () => (await remaining('files')).length === 1, 'files have expired')
  expect(await remaining('files')).toEqual([`${timeOf(7)} base`])
})
