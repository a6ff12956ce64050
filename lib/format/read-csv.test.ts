import { expect, it } from 'vitest'
import { readCsv } from '@/lib/format/read-csv'

const OPTIONS = { maxBytes: 1000, maxLines: 3, isHeading: ([first]: string[]) => first === 'eski' }

const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (content: string | Uint8Array, name = 'a.csv') =>
  readCsv({ name, bytes: typeof content === 'string' ? bytesOf(content) : content }, OPTIONS)
const cellsOf = (content: string | Uint8Array) => read(content).map(({ cells }) => cells)

it.each([
  ['semicolons', '/a;/b'],
  ['commas', '/a,/b'],
  ['tabs', '/a\t/b'],
  ['a byte order mark', '\uFEFF/a;/b'],
  ['quotes', '"/a";"/b"'],
  ['spaces', ' /a ; /b '],
  ['Windows’ line ends', '/a;/b\r\n'],
  ['an old Mac’s line ends', '/a;/b\r'],
  ['blank lines', '\n\n;\n/a;/b\n\n'],
])('reads a file with %s', (_, text) => {
  expect(cellsOf(text)).toEqual([['/a', '/b']])
})

it('takes the separator that comes most often, and keeps the others in the cells', () => {
  expect(cellsOf('/a?x=1,2;/b;;')).toEqual([['/a?x=1,2', '/b', '', '']])
})

it('keeps separators, quotes and line breaks in quoted cells', () => {
  expect(cellsOf('"/a;1";"/b""c""\nd"')).toEqual([['/a;1', '/b"c"\nd']])
})

it('numbers the lines as an editor does', () => {
  expect(read('eski;yeni\n\n/a;/b\n/c;/d').map(({ line }) => line)).toEqual([3, 4])
})

it('reads the Turkish character set of Windows', () => {
  const ascii = bytesOf('/xrxn;/y').map((byte) => (byte === 0x78 ? 0xfc : byte))
  expect(cellsOf(ascii)).toEqual([['/ürün', '/y']])
  expect(cellsOf(new Uint8Array([0x2f, 0xf0, 0xfe, 0xfd, 0xdd, 0x3b, 0x2f]))).toEqual([['/ğşıİ', '/']])
})

it('reads UTF-16, which Excel calls Unicode text', () => {
  const units = Uint16Array.from('\uFEFF/ş\t/b', (character) => character.charCodeAt(0))
  expect(cellsOf(new Uint8Array(units.buffer))).toEqual([['/ş', '/b']])
})

it('refuses a workbook and says how to make a CSV of it', () => {
  expect(() => read(new Uint8Array([0x50, 0x4b, 3, 4, 0]), 'eski-adresler.xlsx')).toThrow(
    'eski-adresler.xlsx bir CSV değil. Excel’de “Farklı Kaydet”, “CSV UTF-8” seçin.',
  )
})

it.each([
  ['in the first line', '"/a;/b\n/c;/d', 1],
  ['in a first cell', '/a;/b\n"/c;/d\n/e;/f', 2],
  ['in a later cell', '/a;/b\r\n/c;"/d\r\n/e;/f', 2],
  ['after blank lines', '\n/a;/b\n\n\n"/c;/d', 5],
  ['after a line break in a cell of its line', '/a;/b\n"/c\nx";"/d', 3],
])('names the line of a quote that opens %s and never closes', (_, text, line) => {
  expect(() => read(text)).toThrow(`CSV okunamadı: ${line}. satırda bir tırnak açılıyor ve kapanmıyor.`)
})

it('takes as many lines as allowed, besides the headings', () => {
  expect(read('eski;yeni\n/a;1\n/b;2\n/c;3')).toHaveLength(3)
  expect(() => read('/a;1\n/b;2\n/c;3\n/d;4')).toThrow('Dosya en çok 3 satır olabilir.')
})

it('refuses a file that is too large', () => {
  expect(() => read('a'.repeat(1001))).toThrow(/^Dosya en çok .* MB olabilir\.$/)
})
