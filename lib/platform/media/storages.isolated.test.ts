import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { servePicture } from '@/lib/api/serve-file'
import { attachments, copyPictures, removePicture, uploads } from '@/lib/platform/media/storage'
import { storePicture, withStoredPictures } from '@/lib/platform/media/store-pictures'
import { png } from '@/e2e/support/images'
import { client, newBucket, putIntoBucket, startS3 } from '@/e2e/support/servers/s3'

let s3: Awaited<ReturnType<typeof startS3>>
let folder: string

beforeAll(async () => {
  s3 = await startS3()
  folder = mkdtempSync(path.join(tmpdir(), 'storages-'))
})
afterAll(async () => {
  await s3.stop()
  rmSync(folder, { recursive: true, force: true })
})

const useVariables = (variables: Record<string, string>) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
}
afterAll(() => void vi.unstubAllEnvs())

const inFolders = async () => ({ UPLOADS_DIR: path.join(folder, 'u'), ATTACHMENTS_DIR: path.join(folder, 'a') })
const file = (letter: string, data = letter) => ({ name: `${letter.repeat(32)}.png`, data: Buffer.from(data) })
const [a, b, c] = [file('a', 'ağaç'), file('b'), file('c')]
const get = (name: string, init?: RequestInit) => servePicture(new Request('http://site.example/x', init), name)
const upload = async () => ({ name: 'a.png', bytes: await png({ width: 700, height: 9 }) })

describe.each([
  ['folders', inFolders],
  ['a bucket', () => newBucket(s3)],
] as const)('in %s', (_, variables) => {
  beforeAll(async () => useVariables(await variables()))
  afterAll(() => void vi.unstubAllEnvs())

  const names = async (store = uploads) => (await store.storage().list()).map(({ name }) => name).toSorted()

  test('a file has its content, size and age, and is only in its store', async () => {
    const storage = uploads.storage()
    expect(await names(), 'before the first file').toEqual([])
    const before = Date.now()
    await storage.write([a, b])
    expect(await storage.read(a.name)).toEqual(a.data)
    const opened = await storage.open(a.name)
    expect([opened?.size, await buffer(opened!.stream), await storage.sizeOf(a.name)]).toEqual([6, a.data, 6])
    expect([await names(), await names(attachments)]).toEqual([[a.name, b.name], []])
    for (const { writtenAt, changedAt } of await storage.list())
      // Some servers round to seconds.
      for (const time of [writtenAt, changedAt]) expect(Math.abs(time - before)).toBeLessThan(5000)
  })

  test('a missing file is read as null, and copying or removing it does nothing', async () => {
    const storage = uploads.storage()
    const results = [await storage.read(c.name), await storage.open(c.name), await storage.sizeOf(c.name)]
    expect(results).toEqual([null, null, null])
    await storage.copy([c.name], attachments.storage())
    await storage.remove([c.name])
    expect([await names(), await names(attachments)]).toEqual([[a.name, b.name], []])
  })

  test('a copy counts as new, even if copied twice, and removing a file keeps its copy', async () => {
    const [from, to] = [uploads.storage(), attachments.storage()]
    await wait(1100)
    const before = Date.now()
    for (let i = 0; i < 2; i += 1) await from.copy([a.name, b.name], to)
    expect((await to.list()).every(({ writtenAt }) => writtenAt > before - 1000)).toBe(true)
    await from.remove([a.name])
    expect([await names(), await names(attachments)]).toEqual([[b.name], [a.name, b.name]])
    expect(await to.read(a.name)).toEqual(a.data)
  })

  test('if one of several files cannot be written, none is kept', async () => {
    await expect(uploads.storage().write([c, { ...a, name: 'x'.repeat(300) }])).rejects.toThrow(
      /ENAMETOOLONG|Görsellerin deposuna/,
    )
    await expect.poll(() => names()).toEqual([b.name])
  })

  test('a picture is served with its size and ETag until it is removed, and is copied with all its files', async () => {
    const picture = await storePicture(await upload())
    const name = path.basename(picture.path)
    const response = await get(name)
    expect(
      createHash('sha256')
        .update(Buffer.from(await response.arrayBuffer()))
        .digest('hex'),
    ).toBe(picture.sha256)
    const headResponse = await get(name, { method: 'HEAD' })
    for (const { status, headers } of [response, headResponse])
      expect([status, Object.fromEntries(headers)]).toMatchObject([
        200,
        {
          'content-type': 'image/png',
          'content-length': String(picture.bytes),
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
          etag: `"${name}"`,
        },
      ])
    expect((await get(name, { headers: { 'if-none-match': `W/"${name}"` } })).status).toBe(304)
    expect((await get(name.replace('.png', '-1200.jpg'))).status, 'the link preview').toBe(200)
    const [copy] = await copyPictures([picture], attachments)
    await removePicture(picture)
    for (const removed of [name, name.replace('.png', '-1200.jpg')]) expect((await get(removed)).status).toBe(404)
    expect(await names(attachments)).toHaveLength(5)
    await removePicture(copy!)
    expect(await names(attachments)).toEqual([a.name, b.name])
  })
})

test('more than a thousand files of a bucket are listed completely', async () => {
  const variables = await newBucket(s3)
  useVariables(variables)
  const fileNames = Array.from({ length: 1001 }, (_, i) => `${String(i).padStart(32, '0')}.png`)
  putIntoBucket(s3, variables.STORAGE_S3_URL, 'uploads', fileNames)
  expect((await uploads.storage().list()).map(({ name }) => name)).toEqual(fileNames)
})

test('files in a bucket have their content type and cache header, so that the bucket can serve them itself', async () => {
  const variables = await newBucket(s3)
  useVariables(variables)
  await uploads.storage().write([a])
  await uploads.storage().copy([a.name], attachments.storage())
  for (const [key, cacheControl] of [
    [`uploads/${a.name}`, 'public, max-age=31536000, immutable'],
    [`attachments/${a.name}`, 'no-store'],
  ] as const) {
    const { headers } = await client.fetch(`${variables.STORAGE_S3_URL}/${key}`)
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual(['image/png', cacheControl])
  }
})

test.each([
  ['is unreachable', { STORAGE_S3_URL: 'http://127.0.0.1:1/b', STORAGE_S3_KEY: 'x', STORAGE_S3_SECRET: 'x' }],
  ['refuses the key', { STORAGE_S3_SECRET: 'another' }],
])('while the storage %s, an upload commits nothing and a request for a picture gets 503', async (_, changes) => {
  useVariables({ ...(await newBucket(s3)), ...changes })
  const commit = vi.fn<() => Promise<void>>()
  await expect(withStoredPictures([await upload()], commit)).rejects.toMatchObject({ code: 'database-unavailable' })
  expect(commit).not.toHaveBeenCalled()
  for (const init of [{}, { method: 'HEAD' }]) {
    const { status, headers } = await get(a.name, init)
    expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([503, 'no-store', '10'])
  }
})
