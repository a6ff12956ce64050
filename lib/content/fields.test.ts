import { describe, expect, it } from 'vitest'
import {
  area,
  choice,
  emptyTexts,
  flag,
  isSameTexts,
  line,
  lines,
  link,
  list,
  money,
  SET,
  splitList,
  storedValues,
  textsOf,
  valuesOf,
  whole,
} from './fields'

const TABLE = {
  title: line('Başlık'),
  content: area('İçerik'),
  author: line('Yazar', { blankAs: 'Admin' }),
  brands: list('Markalar', { unit: 'marka' }),
  causes: lines('Sebepler', { unit: 'sebep', rows: 4, hint: 'Her satır bir sebep.' }),
  icon: choice('Simge', { values: ['Cpu', 'Wrench'], initial: 'Wrench' }),
  group: link('Cihaz grubu'),
  isFrequent: flag('Sık gelen'),
}

const item = {
  title: 'PLC',
  content: 'Uzun',
  author: 'Ayşe',
  brands: ['a', 'b'],
  causes: ['Kısa devre, kabloda', 'Kart'],
  icon: 'Cpu',
  group: 'b1',
  isFrequent: true,
}

describe('a comma list', () => {
  it('is split and trimmed', () => {
    expect(splitList(' Fan değişimi , Yük altında test,\n Parametre yedeği')).toEqual([
      'Fan değişimi',
      'Yük altında test',
      'Parametre yedeği',
    ])
  })

  it('loses its empty items', () => {
    expect(splitList('a,, b , ')).toEqual(['a', 'b'])
    expect(splitList(' , ,')).toEqual([])
  })

  it('is not divided by the comma of a number', () => {
    expect(splitList('6 ay garanti, 0,75 kW yükte test,2 yıl,24 V')).toEqual([
      '6 ay garanti',
      '0,75 kW yükte test',
      '2 yıl',
      '24 V',
    ])
  })

  it('is joined back with comma and space', () => {
    expect(textsOf(TABLE, item).brands).toBe('a, b')
    expect(textsOf(TABLE, { ...item, brands: [] }).brands).toBe('')
  })
})

describe('a list of lines', () => {
  it('keeps commas and loses empty lines', () => {
    expect(valuesOf(TABLE, { ...textsOf(TABLE, item), causes: ' Fan, kirli \n\n Kart\r\n' }).causes).toEqual([
      'Fan, kirli',
      'Kart',
    ])
  })
})

describe('a link', () => {
  it('to nothing is typed as nothing and sent as null', () => {
    const texts = textsOf(TABLE, { ...item, group: null })
    expect(texts.group).toBe('')
    expect(valuesOf(TABLE, texts).group).toBeNull()
  })
})

describe('a field table', () => {
  it('starts a form with empty texts and the first choice', () => {
    expect(emptyTexts(TABLE)).toEqual({
      title: '',
      content: '',
      author: '',
      brands: '',
      causes: '',
      icon: 'Wrench',
      group: '',
      isFrequent: '',
    })
  })

  it('sends an untouched item back as it came', () => {
    expect(valuesOf(TABLE, textsOf(TABLE, item))).toEqual(item)
  })

  it('sends the given word in place of a blank text', () => {
    expect(valuesOf(TABLE, { ...textsOf(TABLE, item), author: '  ' }).author).toBe('Admin')
  })

  it.each(Object.keys(TABLE))('notices a change of %s', (name) => {
    const texts = textsOf(TABLE, item)
    expect(isSameTexts(TABLE, texts, { ...texts })).toBe(true)
    expect(isSameTexts(TABLE, texts, { ...texts, [name]: 'başka' })).toBe(false)
  })

  it('keeps stored lists apart from what their commas would make of them', () => {
    expect(storedValues(TABLE, { ...item, brands: ['a, b'] }).brands).toEqual(['a, b'])
  })

  it('takes only its own fields of an item', () => {
    expect(Object.keys(storedValues(TABLE, { ...item, id: '1' } as typeof item))).toEqual(Object.keys(TABLE))
  })
})

describe('numbers', () => {
  const table = { stock: whole('Adet'), price: money('Fiyat'), isNew: flag('Yeni') }

  it('are typed in Turkish and sent as numbers', () => {
    expect(valuesOf(table, { stock: ' 12 ', price: '1.250,50', isNew: SET })).toEqual({
      stock: 12,
      price: 125050,
      isNew: true,
    })
    expect(textsOf(table, { stock: 12, price: 125050, isNew: true })).toEqual({
      stock: '12',
      price: '1.250,50',
      isNew: SET,
    })
  })

  it('are null when blank, and stay a text when they cannot be read', () => {
    expect(valuesOf(table, emptyTexts(table))).toEqual({ stock: null, price: null, isNew: false })
    expect(valuesOf(table, { stock: '1,5', price: '12.50', isNew: '' })).toMatchObject({ stock: '1,5', price: '12.50' })
    expect(textsOf(table, { stock: null, price: null, isNew: false })).toEqual(emptyTexts(table))
  })
})
