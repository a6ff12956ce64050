import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { nameAt } from '@/deploy/backup/set'
import { MIGRATION_LOCK } from '@/lib/platform/db/locks'
import { SET, startSiteToBackUp } from '../support/backups'
import { createDatabase, holdUpDumps, migrate, query } from '../support/database'
import { newOwner } from '../support/new-owner'
import { type Program, runNode, startNode, until } from '../support/processes'

let source: Awaited<ReturnType<typeof startSiteToBackUp>>

beforeAll(async () => {
  source = await startSiteToBackUp()
})

afterAll(() => source?.stop())

test('a killed backup leaves no complete set and releases its lock', async () => {
  const before = source.sets()
  const dumps = await holdUpDumps(source.server.url)
  const killed = startNode(['dist/backup.js'], source.variables)
  await dumps.waiting()
  process.kill(killed.pid, 'SIGKILL')
  await killed.ended
  const [left] = source.partials()
  expect(source.sets()).toEqual(before)
  expect(
    await runNode(['dist/restore.js', path.join(source.backups, left!)], await source.emptyPlace('from_partial')),
  ).toEqual({ code: 1, output: `Yedek eksik: ${left} içinde SHA256SUMS yok.\n` })
  await dumps.release()
  expect((await source.backUp()).code).toBe(0)
})

test('a second backup of the database is refused while one runs', async () => {
  const dumps = await holdUpDumps(source.server.url)
  const first = startNode(['dist/backup.js'], source.variables)
  await dumps.waiting()
  expect(await source.backUp()).toEqual({ code: 1, output: 'Bu veritabanının bir yedeği şu anda alınıyor.\n' })
  await dumps.release()
  expect(await first.ended).toBe(0)
})

test('no set is written between two migrations', async () => {
  const migrating = new Client({ connectionString: source.server.url })
  await migrating.connect()
  await migrating.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  const refused = { code: 1, output: 'Bu veritabanının tabloları şu anda güncelleniyor; yedek alınmadı.\n' }
  expect(await source.backUp()).toEqual(refused)
  await migrating.end()
  await until(async () => (await source.backUp()).code === 0, 'a set')
})

test('a migration begins once the dump of a running backup has ended', async () => {
  const dumps = await holdUpDumps(source.server.url)
  const running = startNode(['dist/backup.js'], source.variables)
  await dumps.waiting()
  const migrating = startNode(['dist/migrate.js'], source.variables)
  const held = `select 1 from pg_locks where locktype = 'advisory' and not granted`
  await until(async () => (await query(source.server.url, held)).length > 0, 'the migration waits')
  await dumps.release()
  expect([await running.ended, await migrating.ended]).toEqual([0, 0])
})

test('a backup that gets SIGTERM removes its incomplete set', async () => {
  const before = [source.sets(), source.partials()]
  const dumps = await holdUpDumps(source.server.url)
  const stopped = startNode(['dist/backup.js'], source.variables)
  await dumps.waiting()
  process.kill(stopped.pid, 'SIGTERM')
  expect(await stopped.ended).toBe(1)
  expect(stopped.output()).toBe('Yedekleme durduruldu; yarım kalan silindi.\n')
  await dumps.release()
  expect([source.sets(), source.partials()]).toEqual(before)
})

test('a backup that finds none of the pictures is refused, so that it cannot replace a good set', async () => {
  const [own, elsewhere] = [path.join(source.folder, 'none'), path.join(source.folder, 'elsewhere')]
  for (const variable of ['UPLOADS_DIR', 'ATTACHMENTS_DIR']) {
    expect(await source.backUp({ BACKUP_DIR: own, [variable]: elsewhere })).toEqual({
      code: 1,
      output: `${variable}: ${elsewhere} içinde kayıtların hiçbir görseli yok; yedek alınmadı.\n`,
    })
  }
  expect(readdirSync(own)).toEqual([])
})

test('BACKUP_KEEP keeps the newest sets and leaves other folders alone', async () => {
  const own = path.join(source.folder, 'kept')
  mkdirSync(path.join(own, 'belgeler'), { recursive: true })
  for (let i = 0; i < 3; i += 1) expect((await source.backUp({ BACKUP_DIR: own, BACKUP_KEEP: '2' })).code).toBe(0)
  expect(source.sets(own)).toHaveLength(2)
  expect(readdirSync(own)).toContain('belgeler')
})

test.each(['uploads', 'attachments'] as const)(
  'sets share unchanged %s and copy a damaged one again',
  async (folder) => {
    const own = path.join(source.folder, `shared-${folder}`)
    for (let i = 0; i < 2; i += 1) expect((await source.backUp({ BACKUP_DIR: own })).code).toBe(0)
    const [older, newer] = source
      .sets(own)
      .sort()
      .map((name) => path.join(own, name, folder))
    const name = readdirSync(newer!)[0]!
    expect(statSync(path.join(newer!, name)).ino).toBe(statSync(path.join(older!, name)).ino)
    writeFileSync(path.join(newer!, name), 'bozuk')
    expect((await source.backUp({ BACKUP_DIR: own })).code).toBe(0)
    const newest = path.join(own, source.sets(own).sort().at(-1)!, folder, name)
    expect(readFileSync(newest).equals(readFileSync(path.join(source[folder], name)))).toBe(true)
  },
)

test('a set is readable by its owner only', async () => {
  const set = await source.newSet()
  const names = ['.', ...readdirSync(set, { recursive: true, encoding: 'utf8' })]
  expect(names.filter((name) => (statSync(path.join(set, name)).mode & 0o077) !== 0)).toEqual([])
})

test('a schedule writes sets by itself and ends on SIGTERM without an incomplete one', async () => {
  const own = path.join(source.folder, 'scheduled')
  const schedule = startNode(['dist/backup.js', '--scheduled'], {
    ...source.variables,
    BACKUP_DIR: own,
    BACKUP_EVERY_HOURS: '0.0001',
  })
  await until(() => source.sets(own).length >= 2, 'two sets')
  process.kill(schedule.pid, 'SIGTERM')
  expect(await schedule.ended).toBe(0)
  expect(readdirSync(own).filter((name) => !SET.test(name))).toEqual([])
})

const says = (program: Program, words: string) => until(() => program.output().includes(words), words, 30_000)

/** Ends with the test, however it ends. */
function startHere(args: string[], variables: Record<string, string>): Program {
  const program = startNode(args, variables)
  let over = false
  void program.ended.then(() => (over = true))
  onTestFinished(async () => {
    if (!over) process.kill(program.pid, 'SIGKILL')
    await program.ended
  })
  return program
}

test('a schedule that starts before the database writes its first set once there are tables', async () => {
  const { server, folder } = source
  const url = await createDatabase(server.url, 'later')
  const [BACKUP_DIR, UPLOADS_DIR] = [path.join(folder, 'later'), path.join(folder, 'later-uploads')]
  await server.halt()
  const schedule = startHere(['dist/backup.js', '--scheduled'], { DATABASE_URL: url, BACKUP_DIR, UPLOADS_DIR })
  await says(schedule, 'Veritabanına bağlanılamadı')
  await server.revive()
  await says(schedule, 'sitenin tabloları yok')
  await migrate(url)
  await until(() => source.sets(BACKUP_DIR).length === 1, 'the first set', 30_000)
  await says(schedule, 'Yedek alındı')
  // Each reason once, although it asks every few seconds.
  const tables = schedule
    .output()
    .split('\n')
    .filter((line) => line.includes('sitenin tabloları yok'))
  expect(tables).toHaveLength(1)
})

test('a set from a wrong clock, named for a later time, delays no scheduled set and deletes none', async () => {
  const BACKUP_DIR = path.join(source.folder, 'ahead')
  const ahead = nameAt(new Date(Date.now() + 48 * 60 * 60 * 1000))
  mkdirSync(path.join(BACKUP_DIR, ahead), { recursive: true })
  const variables = { ...source.variables, BACKUP_DIR, BACKUP_KEEP: '1' }
  const schedule = startHere(['dist/backup.js', '--scheduled'], variables)
  await says(schedule, 'Yedek alındı')
  expect(source.sets(BACKUP_DIR).toSorted()).toEqual([expect.any(String), ahead])
})

test('a restore waits for a database that is starting', async () => {
  const [place, set] = [await source.emptyPlace('early'), await source.newSet()]
  await source.server.halt()
  const restore = startHere(['dist/restore.js', set], place)
  await says(restore, 'Veritabanı bekleniyor')
  await source.server.revive()
  expect(await restore.ended).toBe(0)
})

test('a restore with a wrong database password fails at once', async () => {
  const [url, place] = [new URL(source.server.url), await source.emptyPlace('refused')]
  url.password = 'yanlis'
  const refused = await runNode(['dist/restore.js', await source.newSet()], { ...place, DATABASE_URL: url.href })
  expect(refused).toEqual({ code: 1, output: expect.stringMatching(/^Veritabanına bağlanılamadı .*\n$/) })
})

test('a restore without the site’s role says so and ends, and migrating finishes it once the role is there', async () => {
  const { server, folder } = source
  const [limited, own] = await newOwner(server.url, 'roleless')
  const [UPLOADS_DIR, ATTACHMENTS_DIR] = ['roleless-uploads', 'roleless-attachments'].map((name) =>
    path.join(folder, name),
  ) as [string, string]
  const variables = { DATABASE_URL: own, DATABASE_OWNER_URL: limited, UPLOADS_DIR, ATTACHMENTS_DIR }
  const restore = startHere(['dist/restore.js', await source.newSet()], variables)
  await says(restore, 'rolü yok ve açma izni de yok')
  let code: number | null | undefined
  void restore.ended.then((ended) => (code = ended))
  await until(() => code !== undefined, 'the restore ends', 5000)
  const { username, password } = new URL(own)
  const line = `DATABASE_URL: "${username}" rolü yok ve açma izni de yok; yönetici açmalı: CREATE ROLE "${username}" LOGIN PASSWORD '…'`
  expect([code, restore.output()]).toEqual([1, `${line}\n`])
  await query(server.url, `create role ${username} login password '${password}'`)
  expect(await runNode(['dist/migrate.js'], variables)).toEqual({ code: 0, output: 'Şema güncel.\n' })
  expect(await query(own, 'select 1 from administrators')).toHaveLength(1)
})
