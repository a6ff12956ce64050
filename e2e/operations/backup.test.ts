import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { timeOf } from '@/deploy/backup/set'
import { MIGRATION_LOCK } from '@/lib/platform/db/locks'
import { BACKUP_NAME, startBlockedBackup, startForTest, startSiteToBackUp } from '../support/servers/backups'
import { asSiteRole, dropDatabase, blockDumps, query } from '../support/servers/database'
import { untilMailsWritten } from '../support/mail-files'
import { type Program, runNode, until } from '../support/servers/processes'

const source = await startSiteToBackUp()
beforeAll(() => untilMailsWritten(source.site))
afterAll(source.stop)

const untilOutput = (program: Program, text: string) => until(() => program.output().includes(text), text, 30_000)

test('in a restored database the site’s own role has access only to rows', async () => {
  const target = await source.newTarget('two_roles')
  const siteUrl = asSiteRole(target.DATABASE_URL)
  const bothRoles = { ...target, DATABASE_URL: siteUrl, DATABASE_OWNER_URL: target.DATABASE_URL }
  expect((await runNode(['dist/restore.js', await source.goodBackup()], bothRoles)).code).toBe(0)
  const queueMail = `select graphile_worker.add_job('send-mail') from services where title = 'Servo Sürücü Tamiri'`
  expect(await query(siteUrl, queueMail)).toHaveLength(1)
  for (const forbidden of ['truncate services', `select audit_add(null, 'x', 'x', 'x', 'x', '[]', 1)`])
    await expect(query(siteUrl, forbidden)).rejects.toThrow('permission denied')
})

test('a damaged or incomplete backup is refused with a one-line message, and nothing is restored', async () => {
  const [target, goodBackup] = [await source.newTarget('untouched'), await source.goodBackup()]
  mkdirSync(target.UPLOADS_DIR)
  const expectRefused = async (backup: string, line: string) =>
    expect(await runNode(['dist/restore.js', backup], target)).toEqual({ code: 1, output: `${line}\n` })
  const upload = `uploads/${readdirSync(path.join(goodBackup, 'uploads'))[0]!}`
  const sums = readFileSync(path.join(goodBackup, 'SHA256SUMS'), 'utf8')
  for (const [file, content, line] of [
    [upload, 'x', `Yedek bozuk: ${upload} yok ya da özeti tutmuyor.`],
    ['database.dump', 'x', 'Yedek bozuk: database.dump yok ya da özeti tutmuyor.'],
    ['SHA256SUMS', sums.replace(/.*uploads.*\n/, ''), 'Yedek bozuk: SHA256SUMS eksik.'],
    ['SHA256SUMS', `${'0'.repeat(64)}  uploads/../../x.png\n`, 'Yedek bozuk: SHA256SUMS okunamıyor.'],
  ] as const) {
    const backup = source.inFolder(`damaged-${randomUUID()}`)
    cpSync(goodBackup, backup, { recursive: true })
    writeFileSync(path.join(backup, file), content)
    await expectRefused(backup, line)
  }
  await expectRefused(source.inFolder('yok'), `Yedek bulunamadı: ${source.inFolder('yok')}`)
  expect(await query(target.DATABASE_URL, `select 1 from pg_tables where schemaname = 'public'`)).toEqual([])
  expect(readdirSync(target.UPLOADS_DIR)).toEqual([])
})

test('a restore into a database with content or a folder with pictures is refused', async () => {
  const [target, backup] = [await source.newTarget('taken'), await source.goodBackup()]
  const notEmpty = 'boş değil; geri yükleme yalnızca boş bir'
  for (const [variable, value, line] of [
    ['DATABASE_URL', source.server.url, `Veritabanı ${notEmpty} veritabanına yapılır.\n`],
    ['UPLOADS_DIR', source.uploads, `UPLOADS_DIR: ${source.uploads} ${notEmpty} klasöre yapılır.\n`],
    ['ATTACHMENTS_DIR', source.attachments, `ATTACHMENTS_DIR: ${source.attachments} ${notEmpty} klasöre yapılır.\n`],
  ] as const) {
    expect(await runNode(['dist/restore.js', backup], { ...target, [variable]: value })).toEqual({
      code: 1,
      output: line,
    })
  }
  expect(existsSync(target.UPLOADS_DIR)).toBe(false)
})

test('a restore waits for a starting database, but fails if the database refuses the password', async () => {
  const [target, backup] = [await source.newTarget('early'), await source.goodBackup()]
  const urlWithWrongPassword = new URL(target.DATABASE_URL)
  urlWithWrongPassword.password = 'yanlis'
  const restoreResult = await runNode(['dist/restore.js', backup], {
    ...target,
    DATABASE_URL: urlWithWrongPassword.href,
  })
  expect(restoreResult).toEqual({ code: 1, output: expect.stringMatching(/^Veritabanına bağlanılamadı .*\n$/) })
  await source.server.halt()
  const restore = startForTest(['dist/restore.js', backup], target)
  await untilOutput(restore, 'Veritabanı bekleniyor')
  await source.server.revive()
  expect(await restore.ended).toBe(0)
})

test('during a backup a second backup is refused, and a migration waits for the end of the dump', async () => {
  const { running, release } = await startBlockedBackup(source)
  expect(await source.backUp()).toEqual({ code: 1, output: 'Bu veritabanının bir yedeği şu anda alınıyor.\n' })
  const migration = startForTest(['dist/migrate.js'], source.variables)
  const waitingLocks = `select 1 from pg_locks where locktype = 'advisory' and not granted`
  await until(async () => (await query(source.server.url, waitingLocks)).length > 0, 'the migration waits')
  await release()
  expect([await running.ended, await migration.ended]).toEqual([0, 0])
})

test('a backup during a migration is refused', async () => {
  const migrationClient = new Client({ connectionString: source.server.url })
  await migrationClient.connect()
  await migrationClient.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  const refusal = { code: 1, output: 'Bu veritabanının tabloları şu anda güncelleniyor; yedek alınmadı.\n' }
  expect(await source.backUp()).toEqual(refusal)
  await migrationClient.end()
})

test('a stopped backup removes its incomplete files, and a killed one leaves an incomplete backup but no lock', async () => {
  const backupsBefore = source.listBackups()
  const stoppedBackup = await startBlockedBackup(source)
  await stoppedBackup.running.stop()
  expect(stoppedBackup.running.output()).toBe('Yedekleme durduruldu; yarım kalan silindi.\n')
  expect([source.listBackups(), source.partialBackups()]).toEqual([backupsBefore, []])
  await stoppedBackup.release()

  const dumps = await blockDumps(source.server.url)
  const killedBackup = startForTest(['dist/backup.js'], source.variables)
  await dumps.untilWaiting()
  await killedBackup.kill()
  const [partial] = source.partialBackups()
  expect(source.listBackups()).toEqual(backupsBefore)
  const target = await source.newTarget('from_partial')
  const output = `Yedek eksik: ${partial} içinde SHA256SUMS yok.\n`
  expect(await runNode(['dist/restore.js', path.join(source.backups, partial!)], target)).toEqual({ code: 1, output })
  await dumps.release()
  expect((await source.backUp()).code).toBe(0)
})

test('a backup that finds none of the pictures is refused, so that it cannot replace a good one', async () => {
  const [backupFolder, wrongFolder] = [source.inFolder('none'), source.inFolder('elsewhere')]
  for (const variable of ['UPLOADS_DIR', 'ATTACHMENTS_DIR']) {
    expect(await source.backUp({ BACKUP_DIR: backupFolder, [variable]: wrongFolder })).toEqual({
      code: 1,
      output: `${variable}: ${wrongFolder} içinde kayıtların hiçbir görseli yok; yedek alınmadı.\n`,
    })
  }
  expect(readdirSync(backupFolder)).toEqual([])
})

test('backups share unchanged files, copy damaged files again, and are readable only by their owner; only the newest are kept, and the time of the last is recorded for the site', async () => {
  const backupFolder = source.inFolder('kept')
  mkdirSync(path.join(backupFolder, 'belgeler'), { recursive: true })
  const backUp = async () => {
    expect((await source.backUp({ BACKUP_DIR: backupFolder, BACKUP_KEEP: '2' })).code).toBe(0)
    return path.join(backupFolder, source.listBackups(backupFolder).at(-1)!)
  }
  const [olderBackup, newerBackup] = [await backUp(), await backUp()]
  const files = (['uploads', 'attachments'] as const).map((folder) => ({
    name: path.join(folder, readdirSync(path.join(newerBackup, folder))[0]!),
    content: readFileSync(path.join(source[folder], readdirSync(path.join(newerBackup, folder))[0]!)),
  }))
  for (const { name } of files) {
    expect(statSync(path.join(newerBackup, name)).ino).toBe(statSync(path.join(olderBackup, name)).ino)
    writeFileSync(path.join(newerBackup, name), 'bozuk')
  }
  const newestBackup = await backUp()
  const [recordedBackup, ...others] = await query<{ begun_at: Date }>(
    source.server.url,
    'select begun_at from newest_backup',
  )
  expect([recordedBackup!.begun_at, others]).toEqual([timeOf(path.basename(newestBackup)), []])
  expect(files.filter(({ name, content }) => !readFileSync(path.join(newestBackup, name)).equals(content))).toEqual([])
  const names = ['.', ...readdirSync(newestBackup, { recursive: true, encoding: 'utf8' })]
  expect(names.filter((name) => (statSync(path.join(newestBackup, name)).mode & 0o077) !== 0)).toEqual([])
  expect(readdirSync(backupFolder).toSorted()).toEqual([
    path.basename(newerBackup),
    path.basename(newestBackup),
    'belgeler',
  ])
})

test('scheduled backups begin once there are tables, and stop on SIGTERM without an incomplete backup', async () => {
  const [target, backupFolder] = [await source.newTarget('later'), source.inFolder('scheduled')]
  const variables = { ...target, BACKUP_DIR: backupFolder, BACKUP_EVERY_HOURS: '0.0001' }
  const schedule = startForTest(['dist/backup.js', '--scheduled'], variables)
  await untilOutput(schedule, 'sitenin tabloları yok')
  await dropDatabase(target.DATABASE_URL)
  await source.server.create('later', { migrated: true })
  await until(() => source.listBackups(backupFolder).length >= 2, 'two backups', 30_000)
  expect(await schedule.stop()).toBe(0)
  expect(readdirSync(backupFolder).filter((name) => !BACKUP_NAME.test(name))).toEqual([])
  // The reason is printed once, although the program retries every few seconds.
  expect(schedule.output().match(/sitenin tabloları yok/g)).toHaveLength(1)
})
