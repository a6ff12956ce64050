import { expect, it } from 'vitest'
import { cellOfList, faultPositions, listOfCell } from '@/lib/faults/import/csv'
import { textsOfLine } from '@/lib/platform/csv/read-columns'

it.each([[['U | V | W arasında ölçün', 'P|N']], [['C:\\', 'D:\\|', '\\\\|\\']], [["'=A1", '-5 V', '@home']]])(
  'a list is read from its cell unchanged: %j',
  (list) => {
    expect(listOfCell(cellOfList(list))).toEqual(list)
  },
)

it('a list is read without spaces around bars and without empty items', () => {
  expect(listOfCell('bir|iki || üç |')).toEqual(['bir', 'iki', 'üç'])
})

it('columns are found by their headings, whatever their order, case and Turkish letters; columns added to bad lines are ignored', () => {
  const positions = { baslik: 0, marka: 1, cihaz: 2, uyari: 3, yazi: 4 }
  expect(faultPositions(['BAŞLIK', 'Marka', ' cihaz ', 'UYARI', 'yazı', '', 'satir', 'neden'])).toEqual(
    new Map(Object.entries(positions)),
  )
})

it.each([
  [['cihaz', 'marka', 'kod', 'açıklama'], '“baslik” sütunu yok. Bulunan sütunlar: cihaz, marka, kod, açıklama.'],
  [['cihaz', 'marka', 'baslik', 'Kod', 'kod'], '“kod” sütunu iki kez var.'],
  [['cihaz', 'marka', 'baslik', 'sebebler'], '“sebebler” diye bir sütun yok. Adını düzeltin ya da sütunu silin.'],
])('the headings %j are refused', (headings, error) => expect(faultPositions(headings)).toBe(error))

it('an apostrophe that escapes a formula is removed, other apostrophes stay, and a cell without a heading is reported', () => {
  const textOf = (cell: string) => textsOfLine([cell], new Map([['belirti', 0]] as const), 1).texts.belirti
  expect(["'=1+1", "''=1+1", "'den önce", '-5 V'].map(textOf)).toEqual(['=1+1', "'=1+1", "'den önce", '-5 V'])
  expect(textsOfLine(['a', '', 'b'], new Map([['marka', 0]]), 1).extraCell).toEqual({ column: '3. hücre', text: 'b' })
})
