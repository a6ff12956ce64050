import { expect, it } from 'vitest'
import { publicationColumns, type PublicationInput, type StoredPublication } from '@/lib/content/publication'

const day = (text: string) => new Date(`${text}T09:00:00Z`)
const NOW = day('2026-11-28')
const PAST = day('2014-05-08')
const LATER = day('2026-12-24')
const CREATED = day('2026-11-20')

const START_STATES = {
  new: null,
  draft: { isDraft: true, publishedAt: CREATED, keepsDay: false },
  'draft with a past day': { isDraft: true, publishedAt: PAST, keepsDay: true },
  'draft with a future day': { isDraft: true, publishedAt: LATER, keepsDay: true },
  'draft that was only scheduled for its day': { isDraft: true, publishedAt: LATER, keepsDay: false },
  scheduled: { isDraft: false, publishedAt: LATER, keepsDay: false },
  published: { isDraft: false, publishedAt: PAST, keepsDay: false },
} satisfies Record<string, StoredPublication | null>

const draft = (publishedAt: Date, keepsDay: boolean) => ({ isDraft: true, publishedAt, keepsDay })
const visible = (publishedAt: Date) => ({ isDraft: false, publishedAt, keepsDay: false })
const NO_TIME = 'Yayın gününü ve saatini yazın.'
const PASSED = 'Bu saat geçti. Şimdi yayımlamak için “Yayında”yı seçin.'
const IN_FUTURE = 'Bu gün gelmedi. Bekletmek için “Zamanlandı”yı seçin.'

type Outcome = StoredPublication | string

function outcome(from: keyof typeof START_STATES, input: PublicationInput): Outcome {
  try {
    return publicationColumns(input, START_STATES[from], NOW)
  } catch (error) {
    return (error as Error).message
  }
}

it.each<[keyof typeof START_STATES, Outcome, Outcome, Outcome, Outcome]>([
  // The initial state, then the outcomes without a state, as draft, as scheduled and as published, each without a time.
  ['new', visible(NOW), draft(NOW, false), NO_TIME, visible(NOW)],
  ['draft', draft(CREATED, false), draft(CREATED, false), NO_TIME, visible(NOW)],
  ['draft with a past day', draft(PAST, true), draft(PAST, true), NO_TIME, visible(PAST)],
  ['draft with a future day', draft(LATER, true), draft(LATER, true), visible(LATER), visible(NOW)],
  ['draft that was only scheduled for its day', draft(LATER, false), draft(LATER, false), NO_TIME, visible(NOW)],
  ['scheduled', visible(LATER), draft(LATER, false), visible(LATER), visible(NOW)],
  ['published', visible(PAST), draft(PAST, true), NO_TIME, visible(PAST)],
])(
  'without a time, a change from %s keeps a former day, takes the current time, or is refused',
  (from, withoutState, asDraft, asScheduled, asPublished) => {
    expect(outcome(from, {})).toEqual(withoutState)
    expect(outcome(from, { state: 'draft' })).toEqual(asDraft)
    expect(outcome(from, { state: 'scheduled' })).toEqual(asScheduled)
    expect(outcome(from, { state: 'published' })).toEqual(asPublished)
  },
)

const OTHER_PAST = day('2019-03-01')
const OTHER_LATER = day('2027-03-01')

it.each(Object.keys(START_STATES) as (keyof typeof START_STATES)[])(
  'with a time, a change from %s stores or refuses the time',
  (from) => {
    expect(outcome(from, { state: 'draft', publishedAt: OTHER_PAST })).toEqual(draft(OTHER_PAST, true))
    expect(outcome(from, { state: 'draft', publishedAt: OTHER_LATER })).toEqual(draft(OTHER_LATER, true))
    expect(outcome(from, { state: 'scheduled', publishedAt: OTHER_LATER })).toEqual(visible(OTHER_LATER))
    expect(outcome(from, { state: 'scheduled', publishedAt: OTHER_PAST })).toBe(PASSED)
    expect(outcome(from, { state: 'published', publishedAt: OTHER_PAST })).toEqual(visible(OTHER_PAST))
    expect(outcome(from, { state: 'published', publishedAt: OTHER_LATER })).toBe(IN_FUTURE)
    for (const publishedAt of [day('1989-12-31'), day('2100-01-02')])
      expect(outcome(from, { state: 'draft', publishedAt })).toMatch(/^Bu tarih çok (eski|ileride)\.$/)
  },
)

it('a draft whose day is sent back unchanged still has no day of its own', () => {
  expect(outcome('draft', { state: 'draft', publishedAt: CREATED })).toEqual(draft(CREATED, false))
})
