import { expect, test } from 'vitest'
import { SECTIONS } from '@/lib/settings/schema'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { type SectionItem, siteForm, valueOf } from './site-draft'
import { isFormSection, sectionsOf } from './sections'

const NAMES = [...sectionsOf('site'), ...sectionsOf('texts')].filter(isFormSection)
const itemOf = (id: (typeof NAMES)[number]) => ({ id, value: DEFAULT_SETTINGS[id] }) as SectionItem

test.each(NAMES)('the unchanged form of %s sends its stored value', (id) => {
  const item = itemOf(id)
  expect(SECTIONS[id].parse(valueOf(id, siteForm.draftOf(item)))).toEqual(item.value)
  expect(siteForm.check(siteForm.draftOf(item), item)).toEqual({})
})

test('an invalid time is reported on its day, unless the day is closed', () => {
  const hours = itemOf('hours')
  const errorsWith = (day: number, changes: object) => {
    const draft = siteForm.draftOf(hours)
    return Object.keys(
      siteForm.check({ ...draft, week: draft.week.with(day, { ...draft.week[day]!, ...changes }) }, hours),
    )
  }
  expect(errorsWith(5, { to: 'akşam' })).toEqual(['week.5.to'])
  expect(errorsWith(0, { to: '08.00' })).toEqual(['week.0.to'])
  expect(errorsWith(5, { isOpen: false, from: 'akşam' })).toEqual([])
})

test('a number may be followed by the unit of its field, but by no other word', () => {
  const item = itemOf('orders')
  const texts = { quoteValidDays: '15 gün', quoteLeadDays: '5 gün', quoteVatRate: '%20' }
  expect(valueOf('orders', { ...siteForm.draftOf(item), ...texts })).toMatchObject({
    quoteValidDays: 15,
    quoteLeadDays: 5,
    quoteVatRate: 20,
  })
  expect(Object.keys(siteForm.check({ ...siteForm.draftOf(item), quoteLeadDays: '2 hafta' }, item))).toEqual([
    'quoteLeadDays',
  ])
})

test.each([
  ['Kargo https://kargo.example/izle/{no}', true],
  ['Kargo https://kargo.example?no={no}', true],
  ['Kargo https://{no}.kargo.example/izle/{no}', false],
  ['Kargo https://kargo.example{no}/', false],
  ['Kargo https://{no}@kargo.example/', false],
  ['Kargo https://kargo.example/#{no}', false],
])('the carrier %s is valid: %s', (carriers, isValid) => {
  const item = itemOf('orders')
  expect(Object.keys(siteForm.check({ ...siteForm.draftOf(item), carriers }, item))).toEqual(
    isValid ? [] : ['carriers'],
  )
})
