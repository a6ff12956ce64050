import { expect, it } from 'vitest'
import { cellOfList, listOfCell, placesOf, stateOfWord, textsOfLine } from '@/lib/faults/import/csv'

const LISTS = [
  ['bir', 'iki'],
  ['U | V | W arasında ölçün', 'P|N'],
  ['C:\\', 'D:\\|', '\\\\|\\'],
  ['|', '||', '\\'],
  ["'=A1", '-5 V', '@home'],
  [],
]

it.each(LISTS.map((list) => ({ list })))('a list comes back from its cell as it was: $list', ({ list }) => {
  expect(listOfCell(cellOfList(list))).toEqual(list)
})

it('reads a list without spaces around its bars, and drops empty items', () => {
  expect(listOfCell('bir|iki || üç |')).toEqual(['bir', 'iki', 'üç'])
})

it('finds columns by their headings, whatever their order, case and dots', () => {
  expect(placesOf(['BAŞLIK', 'Marka', ' cihaz ', 'UYARI', 'yazı', ''])).toEqual(
    new Map(Object.entries({ baslik: 0, marka: 1, cihaz: 2, uyari: 3, yazi: 4 })),
  )
})

it('leaves out the columns that the file of bad lines adds', () => {
  expect(placesOf(['cihaz', 'marka', 'baslik', 'satir', 'neden'])).toHaveProperty('size', 3)
})

it.each([
  [['cihaz', 'marka', 'kod', 'açıklama'], '“baslik” sütunu yok. Bulunan sütunlar: cihaz, marka, kod, açıklama.'],
  [[], '“cihaz”, “marka”, “baslik” sütunu yok. Bulunan sütunlar: yok.'],
  [['cihaz', 'marka', 'baslik', 'Kod', 'kod'], '“kod” sütunu iki kez var.'],
  [['cihaz', 'marka', 'baslik', 'sebebler'], '“sebebler” diye bir sütun yok. Adını düzeltin ya da sütunu silin.'],
])('refuses the headings %j', (headings, text) => {
  expect(placesOf(headings)).toBe(text)
})

it('gives back the text of a cell that was made harmless', () => {
  const places = new Map([['belirti', 0]] as const)
  const textOf = (cell: string) => textsOfLine([cell], places, 1).texts.belirti
  expect(["'=1+1", "''=1+1", "'den önce", '-5 V'].map(textOf)).toEqual(['=1+1', "'=1+1", "'den önce", '-5 V'])
})

it('names the first cell beyond the headings', () => {
  expect(textsOfLine(['a', '', 'b'], new Map([['marka', 0]]), 1).extra).toEqual({ column: '3. hücre', text: 'b' })
})

it('knows the words of the states in any case', () => {
  expect(['YAYINDA', 'yayinda', 'Taslak', 'zamanlandı', 'Açık', ''].map(stateOfWord)).toEqual([
    'published',
    'published',
    'draft',
    'scheduled',
    undefined,
    undefined,
  ])
})
