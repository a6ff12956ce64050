import { expect, test } from 'vitest'
import { SECTIONS } from '@/lib/settings/schema'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { type SectionItem, siteForm, valueOf } from './site-draft'
import { formSectionOf, SITE_SECTIONS } from './sections'

const NAMES = Object.values(SITE_SECTIONS).flatMap(({ word }) => formSectionOf(word) ?? [])
const itemOf = (id: (typeof NAMES)[number]) => ({ id, value: DEFAULT_SETTINGS[id] }) as SectionItem

test.each(NAMES)('the form of %s sends what it was given', (id) => {
  const item = itemOf(id)
  expect(SECTIONS[id].parse(valueOf(id, siteForm.draftOf(item)))).toEqual(item.value)
  expect(siteForm.check(siteForm.draftOf(item), item)).toEqual({})
})

const contact = itemOf('contact')
const withPlace = (place: string) => siteForm.check({ ...siteForm.draftOf(contact), place }, contact)

test('a place that cannot be read is an error of its field', () => {
  expect(withPlace('kapının önü')).toEqual({ place: ['Koordinatlar okunamadı. Örnek: 41.0082, 28.9784'] })
  expect(Object.keys(withPlace('https://maps.app.goo.gl/x'))).toEqual(['place'])
  expect(withPlace('')).toEqual({ place: ['Haritadaki yeri yazın.'] })
})

const hours = itemOf('hours')
const withDay = (day: number, changes: { isOpen?: boolean; from?: string; to?: string }) => {
  const draft = siteForm.draftOf(hours)
  return { ...draft, week: draft.week.with(day, { ...draft.week[day]!, ...changes }) }
}

test('a wrong time names its day', () => {
  expect(Object.keys(siteForm.check(withDay(5, { to: 'akşam' }), hours))).toEqual(['week.5.to'])
  expect(Object.keys(siteForm.check(withDay(0, { to: '08.00' }), hours))).toEqual(['week.0.to'])
})

test('the times of a closed day are no error', () => {
  expect(siteForm.check(withDay(5, { isOpen: false, from: 'akşam' }), hours)).toEqual({})
})

test('a year that is no number is an error', () => {
  const company = itemOf('company')
  const draft = { ...siteForm.draftOf(company), foundedYear: 'doksan' }
  expect(Object.keys(siteForm.check(draft, company))).toEqual(['foundedYear'])
})

test('blank lines are no addresses', () => {
  const draft = { ...siteForm.draftOf(itemOf('notifications')), addresses: 'a@b.example\n\n  \nc@d.example' }
  expect(valueOf('notifications', draft)).toMatchObject({ addresses: ['a@b.example', 'c@d.example'] })
})
