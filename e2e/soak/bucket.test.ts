import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { s3Storage } from '@/lib/platform/media/s3-storage'
import { checksumsIn } from '../support/servers/backups'
import { copyVariables, restore, startCopies, startSiteToCopy, untilCopied } from '../support/servers/copies'
import { runNode } from '../support/servers/processes'
import { namesInBucket, newBucket, startS3 } from '../support/servers/s3'

const s3 = await startS3()
const bucket = await newBucket(s3)
const source = await startSiteToCopy(bucket)
afterAll(async () => {
  await source.stop()
  await s3.stop()
})

const STORES = ['uploads', 'attachments'] as const
const fileNamesIn = ({ STORAGE_S3_URL: url }: typeof bucket) => STORES.map((store) => namesInBucket(s3, url, store))

test('a backup has the files of a bucket, shares them with the next backup, and can be restored into an empty bucket', async () => {
  const backups = []
  for (let i = 0; i < 2; i += 1) {
    expect(await source.backUp()).toEqual({ code: 0, output: expect.stringContaining('Yedek alındı') })
    backups.push(path.join(source.backups, source.listBackups().at(-1)!))
  }
  const [older, newer] = backups as [string, string]
  const names = STORES.map((store) => readdirSync(path.join(newer, store)).toSorted())
  expect([names, names.every((list) => list.length > 0)]).toEqual([fileNamesIn(bucket), true])
  const inode = (backup: string) => statSync(path.join(backup, 'uploads', names[0]![0]!)).ino
  expect(inode(newer)).toBe(inode(older))

  const [otherBucket, target] = [await newBucket(s3), await source.newTarget('other_bucket')]
  const restoreInto = (variables: Record<string, string>) =>
    runNode(['dist/restore.js', newer], { ...target, ...variables })
  const notEmpty = 'STORAGE_S3_URL: uploads boş değil; geri yükleme yalnızca boş bir klasöre yapılır.\n'
  expect(await restoreInto(bucket)).toEqual({ code: 1, output: notEmpty })
  expect((await restoreInto(otherBucket)).code).toBe(0)
  expect(fileNamesIn(otherBucket)).toEqual(names)
})

test('off-site copies have the files of a bucket, and can be restored into folders', async () => {
  const variables = copyVariables(source, 'bucket')
  startCopies(variables)
  await untilCopied(source.server.url)
  const { logoUrl } = await source.addReference('Sonradan gelen')
  await untilCopied(source.server.url, ['files', 'rows'], Date.now())
  const target = await source.newTarget('from_copies')
  expect(await restore(variables, target)).toEqual({ code: 0, output: expect.stringContaining('Geri yüklendi') })
  const checksumMaps = [target.UPLOADS_DIR, target.ATTACHMENTS_DIR].map(checksumsIn)
  expect(checksumMaps.map((checksums) => [...checksums.keys()].toSorted())).toEqual(fileNamesIn(bucket))
  expect(checksumMaps[0]!.has(path.basename(logoUrl))).toBe(true)
})

test('a backup fails with a one-line message if the storage is unreachable', async () => {
  await s3.stop()
  expect(await source.backUp()).toEqual({ code: 1, output: expect.stringMatching(/^Görsellerin deposuna .*\n$/) })
})

test('calls to a storage that accepts connections but never responds time out', async () => {
  const silentServer = createServer(() => {}).listen(0, '127.0.0.1')
  onTestFinished(() => void silentServer.close())
  await once(silentServer, 'listening')
  const { port } = silentServer.address() as AddressInfo
  const storage = s3Storage('uploads', { url: `http://127.0.0.1:${port}/b`, region: 'x', key: 'x', secret: 'x' })
  const { write, open, read, sizeOf, list, remove } = storage
  const calls = [open('x.png'), read('x.png'), sizeOf('x.png'), list(), remove(['x.png'])]
  const results = await Promise.allSettled([...calls, write([{ name: 'x.png', data: Buffer.from('x') }])])
  const timeout = { status: 'rejected', reason: { code: 'database-unavailable', cause: { name: 'TimeoutError' } } }
  expect(results).toMatchObject(results.map(() => timeout))
}, 70_000)
