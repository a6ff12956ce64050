import { describe, expect, it } from 'vitest'
import type { FieldErrors } from '@/lib/platform/app-error'
import type { DraftForm } from '@/components/admin/form/draft-form'
import { type PublicationItem, publicationValues, withPublication } from './publication-draft'

type Item = PublicationItem & { title: string }
type Draft = { title: string }

const titles: DraftForm<Item, Draft> = {
  empty: { title: '' },
  draftOf: ({ title }) => ({ title }),
  isSame: (a, b) => a.title === b.title,
  withoutFiles: (draft) => draft,
  check: ({ title }): FieldErrors => (title ? {} : { title: ['Başlık yazın.'] }),
}
const form = withPublication(titles)

const item: Item = { title: 'a', state: 'scheduled', publishedAt: '2099-03-12T06:00:00.000Z' }

describe('the publication of a form', () => {
  it('shows a scheduled time in İstanbul and sends it back as it came', () => {
    expect(form.draftOf(item)).toEqual({
      title: 'a',
      state: 'scheduled',
      publishDay: '12.03.2099',
      publishTime: '09:00',
    })
    expect(publicationValues(form.draftOf(item))).toEqual({ state: 'scheduled', publishedAt: item.publishedAt })
  })

  it('sends no time of an item that is published', () => {
    expect(publicationValues(form.draftOf({ ...item, state: 'published' }))).toEqual({ state: 'published' })
  })

  it('has changed with the state, and with the time only while it counts', () => {
    const draft = form.draftOf(item)
    expect(form.isSame(draft, { ...draft, state: 'draft' })).toBe(false)
    expect(form.isSame(draft, { ...draft, publishTime: '09:30' })).toBe(false)
    const published = { ...draft, state: 'published' as const }
    expect(form.isSame(published, { ...published, publishTime: '' })).toBe(true)
    expect(form.isSame(draft, { ...draft, title: 'b' })).toBe(false)
  })

  it.each([
    ['12.03.2099', '09:00', {}],
    ['', '', { publishDay: ['Günü 12.03.2026 gibi yazın.'], publishTime: ['Saati 09:00 gibi yazın.'] }],
    ['31.02.2099', '09:00', { publishDay: ['Günü 12.03.2026 gibi yazın.'] }],
    ['12.03.2099', '9', { publishTime: ['Saati 09:00 gibi yazın.'] }],
  ])('is checked: %s %s', (publishDay, publishTime, errors) => {
    const draft = { ...form.draftOf(item), publishDay, publishTime }
    expect(form.check(draft, item)).toEqual(errors)
    expect(form.check({ ...draft, state: 'draft', title: '' }, item)).toEqual({ title: ['Başlık yazın.'] })
  })
})
