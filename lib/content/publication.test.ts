import { expect, it } from 'vitest'
import { publicationColumns, type PublicationInput, type StoredPublication } from '@/lib/content/publication'

const day = (text: string) => new Date(`${text}T09:00:00Z`)
const NOW = day('2026-11-28')
const PAST = day('2014-05-08')
const LATER = day('2026-12-24')
const MADE = day('2026-11-20')

const FROM = {
  new: null,
  draft: { isDraft: true, publishedAt: MADE, keepsDay: false },
  'draft with a past day': { isDraft: true, publishedAt: PAST, keepsDay: true },
  'draft with a day to come': { isDraft: true, publishedAt: LATER, keepsDay: true },
  'draft whose planned day was taken back': { isDraft: true, publishedAt: LATER, keepsDay: false },
  scheduled: { isDraft: false, publishedAt: LATER, keepsDay: false },
  published: { isDraft: false, publishedAt: PAST, keepsDay: false },
} satisfies Record<string, StoredPublication | null>

const draft = (publishedAt: Date, keepsDay: boolean) => ({ isDraft: true, publishedAt, keepsDay })
const shown = (publishedAt: Date) => ({ isDraft: false, publishedAt, keepsDay: false })
const NO_TIME = 'Yayın gününü ve saatini yazın.'
const PASSED = 'Bu saat geçti. Şimdi yayımlamak için “Yayında”yı seçin.'
const TO_COME = 'Bu gün gelmedi. Bekletmek için “Zamanlandı”yı seçin.'

type Outcome = StoredPublication | string

function outcome(from: keyof typeof FROM, input: PublicationInput): Outcome {
  try {
    return publicationColumns(input, FROM[from], NOW)
  } catch (error) {
    return (error as Error).message
  }
}

it.each<[keyof typeof FROM, Outcome, Outcome, Outcome, Outcome]>([
  // from, without a state, as a draft, scheduled, published: each without a time
  ['new', shown(NOW), draft(NOW, false), NO_TIME, shown(NOW)],
  ['draft', draft(MADE, false), draft(MADE, false), NO_TIME, shown(NOW)],
  ['draft with a past day', draft(PAST, true), draft(PAST, true), NO_TIME, shown(PAST)],
  ['draft with a day to come', draft(LATER, true), draft(LATER, true), shown(LATER), shown(NOW)],
  ['draft whose planned day was taken back', draft(LATER, false), draft(LATER, false), NO_TIME, shown(NOW)],
  ['scheduled', shown(LATER), draft(LATER, false), shown(LATER), shown(NOW)],
  ['published', shown(PAST), draft(PAST, true), NO_TIME, shown(PAST)],
])('without a time, from %s: its own day is kept, and no other', (from, none, asDraft, asScheduled, asPublished) => {
  expect(outcome(from, {})).toEqual(none)
  expect(outcome(from, { state: 'draft' })).toEqual(asDraft)
  expect(outcome(from, { state: 'scheduled' })).toEqual(asScheduled)
  expect(outcome(from, { state: 'published' })).toEqual(asPublished)
})

const OTHER_PAST = day('2019-03-01')
const OTHER_LATER = day('2027-03-01')

it.each(Object.keys(FROM) as (keyof typeof FROM)[])('with a time, from %s: the time is taken or refused', (from) => {
  expect(outcome(from, { state: 'draft', publishedAt: OTHER_PAST })).toEqual(draft(OTHER_PAST, true))
  expect(outcome(from, { state: 'draft', publishedAt: OTHER_LATER })).toEqual(draft(OTHER_LATER, true))
  expect(outcome(from, { state: 'scheduled', publishedAt: OTHER_LATER })).toEqual(shown(OTHER_LATER))
  expect(outcome(from, { state: 'scheduled', publishedAt: OTHER_PAST })).toBe(PASSED)
  expect(outcome(from, { state: 'published', publishedAt: OTHER_PAST })).toEqual(shown(OTHER_PAST))
  expect(outcome(from, { state: 'published', publishedAt: OTHER_LATER })).toBe(TO_COME)
  for (const publishedAt of [day('1989-12-31'), day('2100-01-02')])
    expect(outcome(from, { state: 'draft', publishedAt })).toMatch(/^Bu tarih çok (eski|ileride)\.$/)
})

it('a draft that is sent back as it was read gets no day of its own', () => {
  expect(outcome('draft', { state: 'draft', publishedAt: MADE })).toEqual(draft(MADE, false))
})
