import { expect, it } from 'vitest'
import { isSameName, identifiersOf, personFinder } from '@/lib/privacy/person-identifiers'

const contact = (contactPerson: string, email = '', phone = '') => ({ contactPerson, email, phone })
const PHONES = '0532 555 01 23 / 0212 555 44 33'
const identifiers = identifiersOf([contact('Şükriye Taşkıran', 'bakim+1@tuncel.example', PHONES)])
const namesPersonInOwnText = personFinder(identifiers, true)
const namesPerson = personFinder(identifiers, false)

it.each([
  'ŞÜKRİYE  TAŞKIRAN’ın',
  'Taşkıran Şükriye',
  'taskiran, sukriye',
  'BAKIM+1@TUNCEL.EXAMPLE',
  'Adresi bakim+1@tuncel.example.',
  '+90 (532) 555–01–23',
  '0212/5554433',
])('the person is found in %j', (text) => expect(namesPerson(`Not: ${text} aradı`)).toBe(true))

it.each(['Şükriye Hanım', 'Şükriye Taş', 'xbakim+1@tuncel.example', 'bakim@tuncel.example', 'YS2-40A-4HP'])(
  'the person is not found in %j',
  (text) => expect(namesPerson(text)).toBe(false),
)

it('single words of the name match only in the person’s own records, and short words never', () => {
  expect([namesPersonInOwnText('Sukriye Hanım aradı'), namesPersonInOwnText('IGBT değişti')]).toEqual([true, false])
  expect(personFinder(identifiersOf([contact('Su Er')]), true)('Su kaçağı')).toBe(false)
})

// Visitors may enter any names, addresses and texts.
it('one of 500 long names of a person is found in a long text before the test times out', () => {
  const contacts = Array.from({ length: 500 }, (_, n) => contact(`Kaya${n} ${'Demirci '.repeat(24)}`))
  const text = `${'demirci '.repeat(1000)}${contacts[7]!.contactPerson.toUpperCase()}`
  expect(personFinder(identifiersOf(contacts), false)(text)).toBe(true)
})

it('names are the same regardless of case and accents, and with the surname first or last', () => {
  expect(isSameName('SEVGİ  TAŞKIRAN', 'Sevgi Taskiran')).toBe(true)
  expect(isSameName('Taşkıran Sevgi Nur', 'Sevgi Nur Taşkıran')).toBe(true)
  expect(isSameName('Sevgi Taşkın', 'Sevgi Taşkıran')).toBe(false)
})
