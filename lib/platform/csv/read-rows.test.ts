import { expect, it } from 'vitest'
import { readRows } from '@/lib/platform/csv/read-rows'

const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content
const read = (content: string | Uint8Array, limits: object = {}, name = 'kodlar.csv') =>
  readRows({ name, bytes: bytesOf(content) }, { maxBytes: 10 * 1024 * 1024, maxRows: 5000, ...limits })
const cellsOf = async (content: string | Uint8Array) => (await read(content)).map(({ cells }) => cells)

it.each<[string, string | Uint8Array, string[][]]>([
  [
    'semicolons',
    'a;b\r\n"x ;y"; z \r\n',
    [
      ['a', 'b'],
      ['x ;y', 'z'],
    ],
  ],
  ['the most frequent separator', '/a?x=1,2;/b;;', [['/a?x=1,2', '/b', '', '']]],
  ['the separator line of Excel', '\uFEFFsep=,\r\na,b;c\r\n', [['a', 'b;c']]],
  ['the Turkish code page of Windows', Uint8Array.of(0x2f, 0xfc, 0x3b, 0xf0, 0xfe, 0xfd, 0xdd), [['/ü', 'ğşıİ']]],
])('the cells of a file with %s are read', async (_, content, cells) => {
  expect(await cellsOf(content)).toEqual(cells)
})

it('rows are numbered as in a spreadsheet, even with blank rows and line breaks in cells', async () => {
  const rows = await read('sep=;\na;b\n\n;\n"1\n2";3\n4;5')
  expect(rows.map(({ row, cells }) => [row, cells[0]])).toEqual([
    [1, 'a'],
    [4, '1\n2'],
    [5, '4'],
  ])
})

const DAMAGED = 'Türkçe harfler bozuk (UTF-8 değil). “CSV UTF-8” olarak yeniden kaydedin.'

it.each<[string, string | Uint8Array, string]>([
  [
    'the content of a workbook',
    new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]),
    'yalnız CSV kabul edilir. Excel’de Farklı Kaydet, “CSV UTF-8 (virgülle ayrılmış)” seçin.',
  ],
  ['damaged letters', new Uint8Array([0xc5, 0x9f, 0x3b, 0xfe]), DAMAGED],
  ['a quote that never closes', 'a;b\n\n"1\n2";3\n4;"5\n6;7', '4. satırda bir tırnak açılıyor ve kapanmıyor.'],
  [
    'an unclosed quote long before the end',
    `a;b\n"1;2\n${'x;y\n'.repeat(80_000)}`,
    '2. satırda bir tırnak açılıyor ve kapanmıyor, ya da satır çok uzun.',
  ],
])('a file with %s is refused, and the error says why', async (_, content, reason) => {
  await expect(read(content)).rejects.toThrow(`“kodlar.csv” okunmadı: ${reason}`)
})

it('a file with more than four times the allowed rows or with too many bytes is refused', async () => {
  expect(await read('x;y\n'.repeat(2000), { maxRows: 500 })).toHaveLength(2000)
  const reason = 'en çok 500 satır olabilir. Dosyayı ikiye bölün.'
  await expect(read('x;y\n'.repeat(2001), { maxRows: 500 })).rejects.toThrow(`“kodlar.csv” okunmadı: ${reason}`)
  expect(await read('a;b', { maxBytes: 3 })).toHaveLength(1)
  await expect(read('a;b', { maxBytes: 2 })).rejects.toThrow('“kodlar.csv” okunmadı: ')
})
