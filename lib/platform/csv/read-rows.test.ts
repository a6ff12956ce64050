import { describe, expect, it } from 'vitest'
import { readRows } from '@/lib/platform/csv/read-rows'

const LIMITS = { maxBytes: 10 * 1024 * 1024, maxRows: 5000 }
const read = (content: string | Uint8Array, name = 'kodlar.csv') =>
  readRows({ name, bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content }, LIMITS)
const refusal = async (content: string | Uint8Array, name?: string) =>
  read(content, name).then(
    () => '',
    (error: Error) => error.message,
  )

describe('readRows', () => {
  it.each([';', ',', '\t'])('reads cells divided by %j', async (separator) => {
    expect(await read(`a${separator}b\r\n"x ${separator}y"${separator} z \r\n`)).toEqual([
      { row: 1, cells: ['a', 'b'] },
      { row: 2, cells: [`x ${separator}y`, 'z'] },
    ])
  })

  it('counts rows as a spreadsheet does, with blank ones and line breaks in cells', async () => {
    const rows = await read('a;b\n\n;\n"1\n2";3\n4;5')
    expect(rows.map(({ row }) => row)).toEqual([1, 4, 5])
    expect(rows[1]!.cells[0]).toBe('1\n2')
  })

  it('takes the separator that comes most often', async () => {
    expect((await read('/a?x=1,2;/b;;'))[0]!.cells).toEqual(['/a?x=1,2', '/b', '', ''])
  })

  it.each([';', ','])(
    'skips the line that tells Excel of the separator %j, and does not count it',
    async (separator) => {
      expect(await read(`\uFEFFsep=${separator}\r\na${separator}b,;c\r\n`)).toMatchObject([{ row: 1 }])
      expect((await read(`sep=${separator}\na${separator}b`))[0]!.cells).toEqual(['a', 'b'])
    },
  )

  it('reads the Turkish character set of Windows', async () => {
    const cells = [Uint8Array.of(0x2f, 0xfc, 0x72, 0xfc, 0x6e, 0x3b), Uint8Array.of(0xf0, 0xfe, 0xfd, 0xdd)]
    expect((await read(new Uint8Array(Buffer.concat(cells))))[0]!.cells).toEqual(['/ürün', 'ğşıİ'])
  })

  it('reads the UTF-16 of old versions of Excel', async () => {
    expect((await read(new Uint8Array(Buffer.from('\uFEFFkod\tbaşlık', 'utf16le'))))[0]!.cells).toEqual([
      'kod',
      'başlık',
    ])
  })

  it('refuses a workbook with the way to a CSV', async () => {
    expect(await refusal(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'kodlar.xlsx')).toBe(
      '“kodlar.xlsx” okunmadı: yalnız CSV kabul edilir. Excel’de Farklı Kaydet, “CSV UTF-8 (virgülle ayrılmış)” seçin.',
    )
  })

  const damaged = Buffer.concat([Buffer.from('ş;'), Uint8Array.of(0xfe)])
  it.each([new Uint8Array(damaged), new TextEncoder().encode('a;ba\uFFFDlik')])(
    'refuses damaged letters instead of storing them',
    async (bytes) => {
      expect(await refusal(bytes)).toBe(
        '“kodlar.csv” okunmadı: Türkçe harfler bozuk (UTF-8 değil). “CSV UTF-8” olarak yeniden kaydedin.',
      )
    },
  )

  it('says how many rows there are if they are many times too many', async () => {
    const limited = (rows: number) =>
      readRows({ name: 'a.csv', bytes: new TextEncoder().encode('x;y\n'.repeat(rows)) }, { ...LIMITS, maxRows: 500 })
    expect(await limited(2000)).toHaveLength(2000)
    await expect(limited(2541)).rejects.toThrow(
      '“a.csv” okunmadı: 2.540 satır var, en çok 500 olabilir. Dosyayı ikiye bölün.',
    )
  })

  it.each([
    ['in its last rows', 'a;b\n\n"1\n2";3\n4;"5\n6;7', '4. satırda bir tırnak açılıyor ve kapanmıyor.'],
    [
      'long before its end',
      `a;b\n"1;2\n${'x;y\n'.repeat(80_000)}`,
      '2. satırda bir tırnak açılıyor ve kapanmıyor, ya da satır çok uzun.',
    ],
  ])('names the row of a quote that opens %s and never closes', async (_, content, why) => {
    expect(await refusal(content)).toBe(`“kodlar.csv” okunmadı: ${why}`)
  })

  it('refuses a file of more bytes than are allowed, and takes one of as many', async () => {
    const bytes = new TextEncoder().encode('a;b')
    const limited = (maxBytes: number) => readRows({ name: 'a.csv', bytes }, { ...LIMITS, maxBytes })
    expect(await limited(3)).toHaveLength(1)
    await expect(limited(2)).rejects.toThrow('“a.csv” okunmadı: ')
  })
})
