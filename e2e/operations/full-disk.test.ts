import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { dropDatabase, newDatabase, query } from '../support/database'
import { ApiClient, formOf, ORDER, sendPhoto } from '../support/http'
import { startProgram } from '../support/processes'
import { startSite } from '../support/site'
import { useSite } from '../support/use-site'

/** Mounts a disk of 1 MB for the pictures of both kinds, in memory and visible to the site's process only. */
const SMALL_DISK = [
  'unshare',
  '--user',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  'mount -t tmpfs -o size=1m tmpfs "$UPLOADS_DIR" && ATTACHMENTS_DIR="$UPLOADS_DIR" exec "$@"',
  'sh',
]

/** Mounts a read-only disk for them. */
const READ_ONLY = [
  ...SMALL_DISK.slice(0, 6),
  'mount -t tmpfs -o ro tmpfs "$UPLOADS_DIR" && ATTACHMENTS_DIR="$UPLOADS_DIR" exec "$@"',
  'sh',
]
/** Limits files to 512 KB; writing more is an error, not a signal. */
const SMALL_FILES = ['sh', '-c', 'trap "" XFSZ; ulimit -f 1024; ATTACHMENTS_DIR="$UPLOADS_DIR" exec "$@"', 'sh']

const place = useSite({ prefix: SMALL_DISK })
let staff: ApiClient

beforeAll(async () => {
  staff = await ApiClient.signIn(place.site)
})

/** Returns the uploads folder as the process sees it. */
const view = () => `/proc/${place.site.pid}/root${place.site.folder}/uploads`
const stored = () => readdirSync(view()).sort()

/** Returns a picture of noise, which takes about `kilobytes` when it is stored. */
async function noise(kilobytes: number): Promise<File> {
  const side = Math.round(Math.sqrt((kilobytes * 1024) / 3))
  const pixels = {
    create: {
      width: side,
      height: side,
      channels: 3 as const,
      background: '#777',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 80 },
    },
  }
  return new File([new Uint8Array(await sharp(pixels).png().toBuffer())], 'resim.png', { type: 'image/png' })
}

const rows = () =>
  query<{ name: string; path: string }>(
    place.url,
    'select name, path from "references" join images on reference_id = "references".id',
  )

test('an upload on a full disk is 507 and leaves neither row nor file', async () => {
  const first = await staff.send('POST', '/api/References', formOf({ name: 'Sığan', logoFile: await noise(300) }))
  expect(first.status).toBe(201)
  const { id, logoUrl } = first.body
  const [files, before] = [stored(), await rows()]
  expect(files).toContain(path.basename(logoUrl))

  const tries: [string, string, FormData][] = [
    ['PUT', `/api/References/${id}`, formOf({ name: 'Sığmayan', logoFile: await noise(1500) })],
    ['POST', '/api/References', formOf({ name: 'Yeni', logoFile: await noise(1500) })],
    ['POST', '/api/BlogPosts', formOf({ title: 'Yazı', content: 'Metin', imageFile: await noise(1500) })],
  ]
  for (const [method, address, body] of tries) {
    const refused = await staff.send(method, address, body)
    expect([refused.status, refused.body.message]).toEqual([507, 'Sunucuda yer kalmadı; dosya kaydedilemedi.'])
    expect(stored()).toEqual(files)
  }
  const photo = await sendPhoto(place.site, await noise(1500))
  expect(photo).toMatchObject({ status: 507, message: 'Sunucuda yer kalmadı; dosya kaydedilemedi.' })
  expect(stored()).toEqual(files)
  expect(await rows()).toEqual(before)
  expect(await query(place.url, 'select id from blog_posts union all select id from photos')).toEqual([])
})

test('after a refused upload the stored picture is still served, and a smaller one is accepted', async () => {
  const first = await staff.create('/api/References', formOf({ name: 'Kalan', logoFile: await noise(100) }))
  const { id, logoUrl } = first
  const address = `/api/References/${id}`
  const tooLarge = formOf({ name: 'Sığmayan', logoFile: await noise(1500) })
  expect((await staff.send('PUT', address, tooLarge)).status).toBe(507)
  const shown = Buffer.from(await (await fetch(place.site.url + logoUrl)).arrayBuffer())
  expect(shown.equals(readFileSync(path.join(view(), path.basename(logoUrl))))).toBe(true)
  expect((await (await fetch(place.site.url)).text()).includes(path.parse(logoUrl).name)).toBe(true)
  const small = formOf({ name: 'Kalan', logoFile: await noise(100) })
  expect((await staff.send('PUT', address, small)).status).toBe(200)
})

test('a work order on a full database disk is 507 and not stored', async () => {
  const { url } = place
  // The error that PostgreSQL raises on a full disk.
  await query(
    url,
    `create function refuse_full() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`,
  )
  await query(
    url,
    'create trigger refuse_full after insert on contact_messages for each row execute function refuse_full()',
  )
  const refused = await staff.send('POST', '/api/ContactMessages', ORDER)
  expect([refused.status, refused.body.message]).toEqual([507, 'Sunucuda yer kalmadı; kayıt yapılamadı.'])
  await query(url, 'drop trigger refuse_full on contact_messages')
  const refusedRows = 'select 1 from contact_messages where problem_description = $1'
  expect(await query(url, refusedRows, [ORDER.problemDescription])).toEqual([])
  expect((await staff.send('POST', '/api/ContactMessages', ORDER)).status).toBe(201)
})

const UNWRITABLE = 'Sunucunun görsel klasörüne yazılamıyor; dosya kaydedilemedi. Lütfen sistem yöneticisine bildirin.'

test.each([
  ['a folder that can only be read', READ_ONLY, UNWRITABLE],
  ['a file larger than the system allows', SMALL_FILES, 'Sunucuda yer kalmadı; dosya kaydedilemedi.'],
])('%s is 507 and leaves no piece of a file', async (_, prefix, message) => {
  const other = await startSite(place.url, { prefix })
  try {
    const data = formOf({ name: 'Logo', logoFile: await noise(900) })
    const refused = await (await ApiClient.signIn(other)).send('POST', '/api/References', data)
    expect([refused.status, refused.body.message]).toEqual([507, message])
    expect(await sendPhoto(other, await noise(900))).toMatchObject({ status: 507, message })
    expect(readdirSync(path.join(other.folder, 'uploads'))).toEqual([])
  } finally {
    await other.stop()
  }
})

test('the seed on a disk that fills up ends with one line that says so', async () => {
  const [command, ...args] = SMALL_DISK
  const line = 'Sunucuda yer kalmadı; dosya kaydedilemedi. (ENOSPC)'
  const uploads = mkdtempSync(path.join(tmpdir(), 'e2e-seed-'))
  const database = await newDatabase()
  const env = { DATABASE_URL: database, UPLOADS_DIR: uploads }
  const seed = startProgram(command!, [...args, process.execPath, 'dist/seed.js'], { cwd: process.cwd(), env })
  try {
    await seed.ended
    const lines = seed
      .output()
      .trim()
      .split('\n')
      .filter((one) => !one.startsWith('Örnek içerik 1'))
    expect(lines).toEqual([expect.stringContaining(`Örnek içerik yüklenemedi: ${line}`)])
    expect(await seed.stop()).toBe(1)
  } finally {
    await dropDatabase(database)
    rmSync(uploads, { recursive: true, force: true })
  }
})
