import { expect, it } from 'vitest'
import { readMultipart } from '@/lib/api/body/read-multipart'

const BOUNDARY = '----deneme-siniri-1234567890abcdef'
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`

const read = (body: BodyInit, type?: string) =>
  readMultipart(
    new Request('http://site.example/api/x', {
      method: 'POST',
      body,
      ...(type && { headers: { 'content-type': type } }),
    }),
  )

/** Returns a body as a client writes it. `extraHeaders` follow the field's name in each part. */
const bodyWith = (names: string[], extraHeaders = '') =>
  [
    ...names.map(
      (name) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${extraHeaders}\r\n\r\nv\r\n`,
    ),
    `--${BOUNDARY}--\r\n`,
  ].join('')

it('a form is read as texts, lists for repeated fields, and files with any content', async () => {
  const bytes = new Uint8Array(100_000).map((_, index) => index * 7)
  const form = new FormData()
  form.append('tag', 'a')
  form.append('file', new File([bytes], 'ışık.png'))
  form.append('lines', new File(['\r\n--x\r\n'], 'a.png'))
  form.append('empty', new File([], 'b.png'))
  form.append('tag', 'İkinci\r\nsatır')
  expect(await read(form)).toEqual({
    tag: ['a', 'İkinci\r\nsatır'],
    file: { name: 'ışık.png', bytes: Buffer.from(bytes) },
    lines: { name: 'a.png', bytes: Buffer.from('\r\n--x\r\n') },
    empty: { name: 'b.png', bytes: Buffer.alloc(0) },
  })
})

it('a form may have fifty parts, and the rest of an oversized part header is ignored', async () => {
  const names = (count: number) => Array.from({ length: count }, (_, i) => `a${i}`)
  expect(Object.keys(await read(bodyWith(names(50)), TYPE))).toHaveLength(50)
  const message = 'Form en çok 50 alan içerebilir.'
  for (const count of [51, 40_000]) await expect(read(bodyWith(names(count)), TYPE)).rejects.toMatchObject({ message })
  expect(await read(bodyWith(['ad'], `\r\nX: ${'y'.repeat(100_000)}`), TYPE)).toEqual({ ad: 'v' })
})

it.each([
  [bodyWith(['ad']), 'multipart/form-data'],
  ...['', 'x', `--${BOUNDARY}`, `--${BOUNDARY}\r\n\r\n`, bodyWith(['ad']).slice(0, -20)].map((body) => [body, TYPE]),
])('the malformed body %j of type %s is refused', async (body, type) =>
  expect(read(body, type)).rejects.toMatchObject({ code: 'invalid-input' }),
)
