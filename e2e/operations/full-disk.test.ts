import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { query } from '../support/database'
import { ApiClient, formOf, ORDER, sendPhoto } from '../support/http'
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

  const shown = Buffer.from(await (await fetch(place.site.url + logoUrl)).arrayBuffer())
  expect(shown.equals(readFileSync(path.join(view(), path.basename(logoUrl))))).toBe(true)
  const small = formOf({ name: 'Sığan', logoFile: await noise(100) })
  expect((await staff.send('PUT', `/api/References/${id}`, small)).status).toBe(200)
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
