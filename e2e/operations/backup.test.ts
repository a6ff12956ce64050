import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MIGRATION_LOCK } from '@/lib/platform/db/locks'
import { SET, startSiteToBackUp } from '../support/backups'
import { holdUpDumps, query } from '../support/database'
import { runNode, startNode, until } from '../support/processes'

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
