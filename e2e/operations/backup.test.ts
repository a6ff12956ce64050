import { randomUUID } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startDebianPostgres } from '../support/debian-postgres'
import { runProgram, startProgram } from '../support/programs'
import { startSite, type RunningSite } from '../support/running-site'
import { createDatabase } from '../support/template-database'
import {
  form,
  holdUpDumps,
  migrate,
  picture,
  query,
  rowsOf,
  sendMessage,
  ApiClient,
  sumsOf,
  until,
  untilReady,
} from '../support/api-client'

const SET = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/

let folder: string
let server: Awaited<ReturnType<typeof startDebianPostgres>>
let site: RunningSite
let staff: ApiClient
let uploads: string
let backups: string
let secret: string

const variables = () => ({ DATABASE_URL: server.url, UPLOADS_DIR: uploads, BACKUP_DIR: backups })
const backUp = (more: Record<string, string> = {}) => runProgram(['dist/backup.js'], { ...variables(), ...more })
const sets = (of = backups) => (existsSync(of) ? readdirSync(of).filter((name) => SET.test(name)) : [])
const partials = () => readdirSync(backups).filter((name) => name.startsWith('.partial-'))

/** A whole set of what is there now, in a folder of its own. */
async function newSet(): Promise<string> {
  const own = mkdtempSync(path.join(folder, 'set-'))
  const { code, said } = await backUp({ BACKUP_DIR: own })
  if (code !== 0) throw new Error(said)
  return path.join(own, sets(own)[0]!)
}

const addReference = async (name: string) => staff.create('/api/References', form({ name, logoFile: await picture() }))

const fileOf = (url: string) => path.join(uploads, path.basename(url))

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'e2e-backup-'))
  ;[uploads, backups] = [path.join(folder, 'uploads'), path.join(folder, 'backups')]
  mkdirSync(uploads)
  server = await startDebianPostgres()
  await migrate(server.url)
  secret = randomUUID().repeat(2)
  site = await startSite(server.url, { env: { UPLOADS_DIR: uploads, AUTH_SECRET: secret } })
  staff = await ApiClient.signIn(site)
  await staff.create('/api/Services', { title: 'Servo Sürücü Tamiri' })
  const cover = { title: 'Yedek', content: 'Metin', summary: '', author: 'Admin', imageFile: await picture() }
  await staff.create('/api/BlogPosts', form(cover))
  for (let i = 0; i < 4; i += 1) await addReference(`Marka ${i}`)
  await sendMessage(site, randomUUID())
})

afterAll(async () => {
  await site?.stop()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Messages, pictures and changes without pause, as long as the test lasts. */
function startWriters(serviceId: string): () => Promise<void> {
  const stopping = new AbortController()
  const forEver = async (work: () => Promise<unknown>) => {
    while (!stopping.signal.aborted) await work()
  }
  const writers = [
    forEver(() => sendMessage(site, randomUUID())),
    forEver(async () => staff.send('POST', `/api/Services/${serviceId}/upload-image`, form({ file: await picture() }))),
    forEver(async () => {
      const { id } = await addReference('Gelip giden')
      await staff.send('DELETE', `/api/References/${id}`)
    }),
  ]
  return async () => {
    stopping.abort()
    await Promise.all(writers)
  }
}

/** An empty database of the same server and an empty folder of uploads. */
async function emptyPlace(name: string): Promise<Record<string, string>> {
  return { DATABASE_URL: await createDatabase(server.url, name), UPLOADS_DIR: path.join(folder, `${name}-uploads`) }
}

test('under load, all that was there at the start is there after a restore, on a running site’s pages too, and one can sign in', async () => {
  const [deleted, replaced] = [await addReference('Silinecek'), await addReference('Değişecek')]
  const loaded = await staff.create('/api/Services', { title: 'Yük altında' })
  const [rows, files] = [await rowsOf(server.url), sumsOf(uploads)]
  expect(files.size).toBeGreaterThan(20)
  const stopWriters = startWriters(loaded.id)
  onTestFinished(stopWriters)
  await until(() => readdirSync(uploads).length > files.size + 6, 'the writers are at work')

  const dumps = await holdUpDumps(server.url)
  const running = startProgram(['scripts/database.mjs', 'backup'], variables())
  await dumps.waiting()
  // Its moment is past, its files are not copied yet.
  expect((await staff.send('DELETE', `/api/References/${deleted.id}`)).status).toBe(204)
  const changed = form({ name: 'Değişti', logoFile: await picture() })
  expect((await staff.send('PUT', `/api/References/${replaced.id}`, changed)).status).toBe(200)
  expect([deleted, replaced].map(({ logoUrl }) => existsSync(fileOf(logoUrl)))).toEqual([true, true])
  expect([sets(), partials().length]).toEqual([[], 1])
  await dumps.release()
  expect([await running.ended, running.said()]).toEqual([0, expect.stringContaining('Yedek alındı: ')])
  await stopWriters()
  expect(partials()).toEqual([])
  const { id: last, logoUrl } = await addReference('Kısa ömürlü')
  expect((await staff.send('DELETE', `/api/References/${last}`)).status).toBe(204)
  expect(existsSync(fileOf(logoUrl))).toBe(false)

  // A site runs beside the place and keeps pages of what was there before.
  const place = await emptyPlace('drill')
  await migrate(place.DATABASE_URL!)
  const again = await startSite(place.DATABASE_URL!, { env: { UPLOADS_DIR: place.UPLOADS_DIR!, AUTH_SECRET: secret } })
  onTestFinished(() => again.stop())
  await untilReady(again)
  const shows = async (text: string) => (await (await fetch(`${again.url}/hizmetler`)).text()).includes(text)
  const clear = () => query(place.DATABASE_URL!, 'drop schema public cascade; create schema public')
  expect(await shows('Hizmet bulunamadı.')).toBe(true)
  await clear()
  expect(await shows('Hizmet bulunamadı.')).toBe(true)
  const restored = await runProgram(['scripts/database.mjs', 'restore', path.join(backups, sets()[0]!)], place)
  expect(restored).toEqual({ code: 0, said: expect.stringMatching(/^Geri yüklendi: .*\n$/) })
  await until(() => shows('Servo Sürücü Tamiri'), 'the restored service on a page of the running site', 2000)

  const there = await rowsOf(place.DATABASE_URL!)
  // The one row that the load itself changes.
  const lost = [...rows].filter((row) => !there.has(row) && !row.includes(loaded.id))
  expect(lost).toEqual([])
  const found = sumsOf(place.UPLOADS_DIR!)
  expect([...files].filter(([name, sum]) => found.get(name) !== sum)).toEqual([])
  // Whole also in what came under way: no row without its files, no file without its row.
  const images = await query<{ path: string; sha256: string; widths: number[] }>(
    place.DATABASE_URL!,
    'select path, sha256, widths from images',
  )
  expect(images.length).toBeGreaterThan(7)
  expect(images.filter(({ path: url, sha256 }) => found.get(path.basename(url)) !== sha256)).toEqual([])
  expect(found.size).toBe(images.reduce((sum, { widths }) => sum + 1 + widths.length, 0))

  const back = await ApiClient.signIn(again)
  const messages = await query<{ count: number }>(
    place.DATABASE_URL!,
    'select count(*)::int as count from contact_messages',
  )
  expect((await back.send('GET', '/api/Dashboard/stats')).body.messageCount).toBe(messages[0]!.count)
  const home = await (await fetch(again.url)).text()
  expect(home.includes(path.parse(deleted.logoUrl).name)).toBe(true)
  expect((await fetch(again.url + deleted.logoUrl)).status).toBe(200)
  // Who was signed in when the set was made is not so by it: what was revoked since stays so.
  const old = await fetch(`${again.url}/api/Dashboard/stats`, { headers: { authorization: `Bearer ${staff.token}` } })
  expect(old.status).toBe(401)

  // A reset shows as well.
  await clear()
  expect(await shows('Servo Sürücü Tamiri')).toBe(true)
  await migrate(place.DATABASE_URL!)
  await until(() => shows('Hizmet bulunamadı.'), 'the empty list on a page of the running site', 2000)
})

test('one that is killed leaves nothing that looks whole and keeps nobody waiting; one that is stopped leaves nothing', async () => {
  const before = sets()
  const dumps = await holdUpDumps(server.url)
  const killed = startProgram(['dist/backup.js'], variables())
  await dumps.waiting()
  const second = await backUp()
  expect(second).toEqual({ code: 1, said: 'Bu veritabanının bir yedeği şu anda alınıyor.\n' })
  process.kill(killed.pid, 'SIGKILL')
  await killed.ended
  const [left] = partials()
  expect(await runProgram(['dist/restore.js', path.join(backups, left!)], await emptyPlace('from_partial'))).toEqual({
    code: 1,
    said: `Yedek eksik: ${left} içinde SHA256SUMS yok.\n`,
  })

  const stopped = startProgram(['dist/backup.js'], variables())
  await until(() => partials().length === 2, 'the second has begun')
  process.kill(stopped.pid, 'SIGTERM')
  expect(await stopped.ended).toBe(1)
  expect(stopped.said()).toBe('Yedekleme durduruldu; yarım kalan silindi.\n')
  await dumps.release()
  expect([sets(), partials()]).toEqual([before, [left]])
  expect((await backUp()).code).toBe(0)
})

test('where none of the pictures is found nothing is written, so that no empty set ever pushes out a good one', async () => {
  const [own, elsewhere] = [path.join(folder, 'none'), path.join(folder, 'elsewhere')]
  expect(await backUp({ BACKUP_DIR: own, UPLOADS_DIR: elsewhere })).toEqual({
    code: 1,
    said: `UPLOADS_DIR: ${elsewhere} içinde kayıtların hiçbir görseli yok; yedek alınmadı.\n`,
  })
  expect(readdirSync(own)).toEqual([])
})

test('sets share what did not change, only the newest are kept, and others’ folders are left alone', async () => {
  const own = path.join(folder, 'kept')
  mkdirSync(path.join(own, 'belgeler'), { recursive: true })
  for (let i = 0; i < 3; i += 1) expect((await backUp({ BACKUP_DIR: own, BACKUP_KEEP: '2' })).code).toBe(0)
  expect(sets(own)).toHaveLength(2)
  expect(readdirSync(own)).toContain('belgeler')
  const [older, newer] = sets(own)
    .sort()
    .map((name) => path.join(own, name, 'uploads'))
  const name = readdirSync(newer!)[0]!
  expect(statSync(path.join(newer!, name)).ino).toBe(statSync(path.join(older!, name)).ino)
  // One that was damaged meanwhile is taken from the uploads again.
  writeFileSync(path.join(newer!, name), 'bozuk')
  expect((await backUp({ BACKUP_DIR: own })).code).toBe(0)
  const newest = path.join(own, sets(own).sort().at(-1)!, 'uploads', name)
  expect(readFileSync(newest).equals(readFileSync(path.join(uploads, name)))).toBe(true)
})

test('nobody but the owner reads anything of a set', async () => {
  const set = await newSet()
  const names = ['.', ...readdirSync(set, { recursive: true, encoding: 'utf8' })]
  expect(names.filter((name) => (statSync(path.join(set, name)).mode & 0o077) !== 0)).toEqual([])
})

test('on a schedule the next comes by itself, and a signal ends it between two', async () => {
  const own = path.join(folder, 'scheduled')
  const schedule = startProgram(['dist/backup.js', '--scheduled'], {
    ...variables(),
    BACKUP_DIR: own,
    BACKUP_EVERY_HOURS: '0.0001',
  })
  await until(() => sets(own).length >= 2, 'two sets')
  process.kill(schedule.pid, 'SIGTERM')
  expect(await schedule.ended).toBe(0)
  expect(readdirSync(own).filter((name) => !SET.test(name))).toEqual([])
})

test('a damaged or incomplete set is refused with one line, and nothing is touched', async () => {
  const place = await emptyPlace('untouched')
  mkdirSync(place.UPLOADS_DIR!)
  const good = await newSet()
  const upload = readdirSync(path.join(good, 'uploads'))[0]!
  const damages: [string, (set: string) => void, string][] = [
    [
      'upload',
      (set) => writeFileSync(path.join(set, 'uploads', upload), 'x'),
      `Yedek bozuk: uploads/${upload} yok ya da özeti tutmuyor.\n`,
    ],
    [
      'lost',
      (set) => rmSync(path.join(set, 'uploads', upload)),
      `Yedek bozuk: uploads/${upload} yok ya da özeti tutmuyor.\n`,
    ],
    [
      'dump',
      (set) => writeFileSync(path.join(set, 'database.dump'), 'x', { flag: 'a' }),
      'Yedek bozuk: database.dump yok ya da özeti tutmuyor.\n',
    ],
    [
      'sums',
      (set) =>
        writeFileSync(
          path.join(set, 'SHA256SUMS'),
          readFileSync(path.join(set, 'SHA256SUMS'), 'utf8').replace(/.*uploads.*\n/, ''),
        ),
      'Yedek bozuk: SHA256SUMS eksik.\n',
    ],
    [
      'climbing',
      (set) => writeFileSync(path.join(set, 'SHA256SUMS'), `${'0'.repeat(64)}  uploads/../../x.png\n`),
      'Yedek bozuk: SHA256SUMS okunamıyor.\n',
    ],
  ]
  for (const [name, damage, line] of damages) {
    const set = path.join(folder, `damaged-${name}`)
    cpSync(good, set, { recursive: true })
    damage(set)
    expect(await runProgram(['dist/restore.js', set], place)).toEqual({ code: 1, said: line })
  }
  expect(await runProgram(['dist/restore.js', path.join(folder, 'yok')], place)).toEqual({
    code: 1,
    said: `Yedek bulunamadı: ${folder}/yok\n`,
  })
  expect(await query(place.DATABASE_URL!, `select 1 from pg_tables where schemaname = 'public'`)).toEqual([])
  expect(readdirSync(place.UPLOADS_DIR!)).toEqual([])
})

test('only an empty place is restored into', async () => {
  const [place, set] = [await emptyPlace('taken'), await newSet()]
  const restore = (more: Record<string, string>) => runProgram(['dist/restore.js', set], { ...place, ...more })
  expect(await restore({ DATABASE_URL: server.url })).toEqual({
    code: 1,
    said: 'Veritabanı boş değil; geri yükleme yalnızca boş bir veritabanına yapılır.\n',
  })
  expect(await restore({ UPLOADS_DIR: uploads })).toEqual({
    code: 1,
    said: `UPLOADS_DIR: ${uploads} boş değil; geri yükleme yalnızca boş bir klasöre yapılır.\n`,
  })
  expect(existsSync(place.UPLOADS_DIR!)).toBe(false)
})
