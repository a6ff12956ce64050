import { expect, it } from 'vitest'
import * as fields from './fields'

const { area, choice, flag, line, lines, link, list, whole, emptyTexts, isSameTexts } = fields
const TABLE = {
  title: line('Başlık'),
  content: area('İçerik'),
  author: line('Yazar', { blankAs: 'Admin' }),
  brands: list('Markalar', { unit: 'marka' }),
  causes: lines('Sebepler', { unit: 'sebep', rows: 4, hint: 'Her satır bir sebep.' }),
  icon: choice('Simge', { values: ['Cpu', 'Wrench'], initial: 'Wrench' }),
  group: link('Cihaz grubu'),
  isFrequent: flag('Sık gelen'),
  stock: whole('Adet'),
}
const item = {
  title: 'PLC',
  content: 'Uzun',
  author: 'Ayşe',
  brands: ['a', 'b'],
  causes: ['Kısa devre, kabloda', 'Kart'],
  icon: 'Cpu',
  group: 'b1' as string | null,
  isFrequent: true,
  stock: 12 as number | null,
}
const textsOf = (changes: Partial<typeof item> = {}) => fields.textsOf(TABLE, { ...item, ...changes })
const valuesOf = (changes: Record<string, string> = {}) => fields.valuesOf(TABLE, { ...textsOf(), ...changes })

it('an unedited item has the same values, and a new item is empty except for the initial choice', () => {
  expect(valuesOf()).toEqual(item)
  const filled = Object.entries(emptyTexts(TABLE)).filter(([, text]) => text !== '')
  expect(filled).toEqual([['icon', 'Wrench']])
})

it.each([
  ['a,, b , ', ['a', 'b']],
  ['6 ay garanti, 0,75 kW yükte test,2 yıl,\n24 V', ['6 ay garanti', '0,75 kW yükte test', '2 yıl', '24 V']],
])('the comma list %j is parsed to %j', (brands, values) => expect(valuesOf({ brands }).brands).toEqual(values))

it('typed texts are parsed; a text that cannot be parsed is kept as it was typed', () => {
  const typed = { author: '  ', causes: ' Fan, kirli \n\n Kart\r\n', group: '', stock: ' 12 ' }
  const values = { author: 'Admin', causes: ['Fan, kirli', 'Kart'], group: null, stock: 12 }
  expect(valuesOf(typed)).toMatchObject(values)
  expect(valuesOf({ stock: '1,5' })).toMatchObject({ stock: '1,5' })
  expect(valuesOf({ stock: '' })).toMatchObject({ stock: null })
  expect(textsOf({ group: null, stock: null })).toMatchObject({ group: '', stock: '', brands: 'a, b' })
})

it.each(Object.keys(TABLE))('a change to %s is detected', (name) => {
  expect(isSameTexts(TABLE, textsOf(), { ...textsOf() })).toBe(true)
  expect(isSameTexts(TABLE, textsOf(), { ...textsOf(), [name]: 'başka' })).toBe(false)
})
