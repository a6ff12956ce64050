import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { PICTURE_PROFILE } from '@/lib/platform/media/upload-profile'
import type { FormFile } from '@/lib/api/read-multipart'
import { readMultipart, readUrlencoded, type Values } from './read-form'

const MB = 1024 * 1024

/** Returns a request with a body, in pieces of 64 KB. */
function requestOf(body: Buffer, type: string): IncomingMessage {
  const pieces = Array.from({ length: Math.ceil(body.length / 65_536) }, (_, i) =>
    body.subarray(i * 65_536, (i + 1) * 65_536),
  )
  return Object.assign(Readable.from(pieces), { headers: { 'content-type': type } }) as unknown as IncomingMessage
}

async function multipart(form: FormData): Promise<[Buffer, string]> {
  const request = new Request('http://site/', { method: 'POST', body: form })
  return [Buffer.from(await request.arrayBuffer()), request.headers.get('content-type')!]
}

function formOf(entries: [string, string | File][]): FormData {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

const file = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name, { type: 'image/png' })

async function read(entries: [string, string | File][], maxBytes = 100 * MB) {
  const taken: { file: FormFile; values: Values }[] = []
  const values = await readMultipart(
    requestOf(...(await multipart(formOf(entries)))),
    maxBytes,
    async (one, fields) => {
      taken.push({ file: one, values: { ...fields } })
    },
  )
  return { values, taken }
}

describe('a form with photos', () => {
  test('passes each photo with the fields in front of it', async () => {
    const { values, taken } = await read([
      ['phone', '0532'],
      ['photos', file('a.png', 200_000)],
      ['photos', file('ğ.png', 3)],
    ])
    expect(values).toEqual({ phone: '0532' })
    expect(taken.map(({ file: one }) => [one.name, one.bytes?.length])).toEqual([
      ['a.png', 200_000],
      ['ğ.png', 3],
    ])
    expect(taken[0]!.values).toEqual({ phone: '0532' })
  })

  test('has no photo if none was chosen', async () => {
    expect((await read([['photos', file('', 0)]])).taken).toEqual([])
  })

  test('passes a photo that is too large without its bytes, and those after it', async () => {
    const { taken } = await read([
      ['photos', file('dev.png', PICTURE_PROFILE.maxBytes + 1)],
      ['photos', file('b.png', 3)],
    ])
    expect(taken.map(({ file: one }) => one.bytes?.length)).toEqual([undefined, 3])
  })

  test('is refused if it is larger than the page’s form can be, although no length was announced', async () => {
    expect((await read([['photos', file('a.png', 3 * MB)]], MB)).values).toBe('too-large')
  })

  test.each([
    ['multipart/form-data; x=y', 'boş'],
    ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="phone"\r\n\r\n0532'],
  ])('is refused if it is broken: %s', async (type, body) => {
    expect(await readMultipart(requestOf(Buffer.from(body), type), MB, async () => {})).toBe('malformed-request')
  })

  test('is read one photo at a time', async () => {
    let running = 0
    let most = 0
    const body = await multipart(formOf([1, 2, 3].map((i) => ['photos', file(`${i}.png`, 100_000)])))
    await readMultipart(requestOf(...body), MB, async () => {
      most = Math.max(most, (running += 1))
      await new Promise(setImmediate)
      running -= 1
    })
    expect(most).toBe(1)
  })
})

test('of several values of one field the first counts', async () => {
  const body = Buffer.from('phone=1&phone=2')
  expect(await readUrlencoded(requestOf(body, 'application/x-www-form-urlencoded'))).toEqual({ phone: '1' })
})
