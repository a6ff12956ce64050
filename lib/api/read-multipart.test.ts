import { expect, it } from 'vitest'
import { readMultipart } from '@/lib/api/read-multipart'

const BOUNDARY = '----deneme-siniri-1234567890abcdef'

const ask = (body: BodyInit, type?: string) =>
  readMultipart(
    new Request('http://site.example/api/x', {
      method: 'POST',
      body,
      ...(type && { headers: { 'content-type': type } }),
    }),
  )

/** Returns a body as a client writes it. `head` follows the field's name in each part. */
const written = (names: string[], head = '') =>
  [
    ...names.map((name) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${head}\r\n\r\nv\r\n`),
    `--${BOUNDARY}--\r\n`,
  ].join('')
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`
const names = (count: number) => Array.from({ length: count }, (_, i) => `a${i}`)

it('returns texts, files, and lists for repeated fields', async () => {
  const form = new FormData()
  form.append('title', 'Başlık')
  form.append('tag', 'a')
  form.append('tag', 'b')
  form.append('file', new File([`\r\n--x\r\n`], 'a.png'))
  const fields = await ask(form)
  expect(fields).toEqual({
    title: 'Başlık',
    tag: ['a', 'b'],
    file: { name: 'a.png', bytes: Buffer.from('\r\n--x\r\n') },
  })
})

it('returns a file with binary content, an empty file and the text after them', async () => {
  const bytes = new Uint8Array(100_000).map((_, index) => index * 7)
  const form = new FormData()
  form.append('file', new File([bytes], 'ışık.png', { type: 'image/png' }))
  form.append('empty', new File([], 'b.png'))
  form.append('title', 'İkinci\r\nsatır')
  expect(await ask(form)).toEqual({
    file: { name: 'ışık.png', bytes: Buffer.from(bytes) },
    empty: { name: 'b.png', bytes: Buffer.alloc(0) },
    title: 'İkinci\r\nsatır',
  })
})

it('leaves out a file field without a file', async () => {
  const body = written(['file'], '; filename=""').replace('\r\nv\r\n', '\r\n\r\n')
  expect(await ask(body, TYPE)).toEqual({})
})

it.each([TYPE, `Multipart/Form-Data; charset=utf-8; Boundary="${BOUNDARY}"`, `${TYPE} ; x=y`])(
  'reads a body of type %s',
  async (type) => {
    expect(await ask(written(['ad']), type)).toEqual({ ad: 'v' })
  },
)

it('accepts fifty parts and refuses one more', async () => {
  expect(Object.keys(await ask(written(names(50)), TYPE))).toHaveLength(50)
  for (const count of [51, 40_000]) {
    const refused = { code: 'invalid-input', message: 'Form en çok 50 alan içerebilir.' }
    await expect(ask(written(names(count)), TYPE)).rejects.toMatchObject(refused)
  }
})

it('keeps of a part with an endless head only its beginning', async () => {
  expect(await ask(written(['ad'], `\r\nX: ${'y'.repeat(100_000)}`), TYPE)).toEqual({ ad: 'v' })
})

it('refuses a body without a boundary', async () => {
  await expect(ask(written(['ad']), 'multipart/form-data')).rejects.toMatchObject({ code: 'invalid-input' })
})

it.each(['', 'x', `--${BOUNDARY}`, `--${BOUNDARY}\r\n\r\n`, written(['ad']).slice(0, -20)])(
  'refuses the broken body %j',
  async (body) => expect(ask(body, TYPE)).rejects.toMatchObject({ code: 'invalid-input' }),
)
