import { describe, expect, it } from 'vitest'
import { isSameName, marksOf, personFinder } from '@/lib/privacy/person-marks'

const marks = marksOf([
  { contactPerson: 'Şükriye Taşkıran', email: 'bakim+1@tuncel.example', phone: '0532 555 01 23 / 0212 555 44 33' },
])
const isOwn = personFinder(marks, true)
const isNamed = personFinder(marks, false)

describe('personFinder', () => {
  it.each([
    'Şükriye Taşkıran',
    'ŞÜKRİYE  TAŞKIRAN’ın',
    'Taşkıran Şükriye',
    'taskiran, sukriye',
    'BAKIM+1@TUNCEL.EXAMPLE',
    'Adresi bakim+1@tuncel.example.',
    '0532 555 01 23',
    '+90 (532) 555–01–23',
    '0212/5554433',
  ])('finds the person in %j', (text) => {
    expect(isNamed(`Not: ${text} aradı`)).toBe(true)
  })

  it.each(['Şükriye Hanım', 'Şükriye Taş', 'xbakim+1@tuncel.example', 'bakim@tuncel.example', 'YS2-40A-4HP'])(
    'finds nobody in %j of somebody else',
    (text) => {
      expect(isNamed(text)).toBe(false)
    },
  )

  it('takes single words of the name only in the person’s own records', () => {
    expect(isOwn('Sukriye Hanım aradı')).toBe(true)
    expect(isOwn('IGBT değişti')).toBe(false)
    expect(personFinder(marksOf([{ contactPerson: 'Su Er', email: '', phone: '' }]), true)('Su kaçağı')).toBe(false)
  })

  // Strangers choose names, addresses and texts.
  it('looks for 500 long names of one person in a long text without delay', () => {
    const contacts = Array.from({ length: 500 }, (_, n) => {
      return { contactPerson: `Kaya${n} ${'Demirci '.repeat(24)}`, email: '', phone: '' }
    })
    const text = `${'demirci '.repeat(1000)}${contacts[7]!.contactPerson.toUpperCase()}`
    expect(personFinder(marksOf(contacts), false)(text)).toBe(true)
  })
})

describe('isSameName', () => {
  it('compares in any case, without marks and in either order', () => {
    expect(isSameName('SEVGİ  TAŞKIRAN', 'Sevgi Taskiran')).toBe(true)
    expect(isSameName('Taşkıran Sevgi Nur', 'Sevgi Nur Taşkıran')).toBe(true)
    expect(isSameName('Sevgi Taşkın', 'Sevgi Taşkıran')).toBe(false)
  })
})
