import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { PICTURE_PROFILE } from '@/lib/platform/media/upload-profile'
import type { FormFile } from '@/lib/api/body/read-multipart'
import { readMultipart, type FormValues } from './read-form'

const MB = 1024 * 1024

function requestOf(body: Buffer, type: string): IncomingMessage {
  const count = Math.ceil(body.length / 65_536)
  const pieces = Array.from({ length: count }, (_, i) => body.subarray(i * 65_536, (i + 1) * 65_536))
  return Object.assign(Readable.from(pieces), { headers: { 'content-type': type } }) as unknown as IncomingMessage
}

const file = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name, { type: 'image/png' })

/** Reads a form. Returns its values, its photos with the values before each, and how many were processed concurrently. */
async function read(entries: [string, string | File][], maxBytes = 100 * MB) {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  const request = new Request('http://site/', { method: 'POST', body: form })
  const [body, type] = [Buffer.from(await request.arrayBuffer()), request.headers.get('content-type')!]
  const received: { name: string; size?: number; values: FormValues }[] = []
  let [running, maxRunning] = [0, 0]
  const receive = async ({ name, bytes }: FormFile, values: FormValues) => {
    maxRunning = Math.max(maxRunning, (running += 1))
    await new Promise(setImmediate)
    received.push({ name, size: bytes?.length, values: { ...values } })
    running -= 1
  }
  return { values: await readMultipart(requestOf(body, type), maxBytes, receive), received, maxRunning }
}

test('photos are passed one at a time, each with the fields before it', async () => {
  const photos = [file('a.png', 200_000), file('ğ.png', 3), file('', 0)]
  const { values, received, maxRunning } = await read([
    ['phone', '0532'],
    ...photos.map((photo): [string, File] => ['photos', photo]),
  ])
  expect([values, maxRunning]).toMatchObject([{ phone: '0532' }, 1])
  expect(received.map(({ name, size }) => [name, size])).toEqual([
    ['a.png', 200_000],
    ['ğ.png', 3],
  ])
  expect(received[0]!.values).toEqual({ phone: '0532' })
})

test('a photo that is too large is passed without its bytes, and the photos after it are passed', async () => {
  const { received } = await read([
    ['photos', file('dev.png', PICTURE_PROFILE.maxBytes + 1)],
    ['photos', file('b.png', 3)],
  ])
  expect(received.map(({ size }) => size)).toEqual([undefined, 3])
})

test('a form without Content-Length is refused if it is larger than allowed', async () => {
  expect((await read([['photos', file('a.png', 3 * MB)]], MB)).values).toBe('too-large')
})

test.each([
  ['multipart/form-data; x=y', 'boş'],
  ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="phone"\r\n\r\n0532'],
])('a malformed form is refused: %s', async (type, body) => {
  expect(await readMultipart(requestOf(Buffer.from(body), type), MB, async () => {})).toBe('malformed-request')
})
