import { PART_FIELDS } from '@/lib/parts/fields'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { MAX_SEARCH_CHARS } from '@/lib/platform/turkish/search'
import { PART_FILTERS, PART_SORTS } from '@/lib/parts/schema'

type PartFilter = (typeof PART_FILTERS)[number]
type PartSort = (typeof PART_SORTS)[number]

/** Texts of the filters: label, value in the URL, and the text of an empty list. */
export const FILTER_WORDS: Record<PartFilter, { label: string; slug: string; none: string }> = {
  low: { label: 'Azalanlar', slug: 'azalan', none: 'Azalan parça yok.' },
  negative: { label: 'Sıfırın altında', slug: 'eksi', none: 'Sıfırın altında parça yok.' },
  waiting: { label: 'Parça bekleyen iş', slug: 'beklenen', none: 'Parça bekleyen iş yok.' },
}

export const SORT_WORDS: Record<PartSort, { label: string; slug: string; note: string }> = {
  // Parts are sorted by shelf.
  place: { label: 'Raf', slug: 'raf', note: 'rafa göre' },
  code: { label: PART_FIELDS.code.label, slug: 'kod', note: 'koda göre' },
  name: { label: PART_FIELDS.name.label, slug: 'ad', note: 'ada göre' },
  moved: { label: PART_FIELDS.movedAt.label, slug: 'hareket', note: 'son hareketi üstte' },
}

/** What the list shows, and how it is sorted. */
export type PartView = { filter?: PartFilter; search: string; sort: PartSort }

/** Reads the view from the URL. Unknown values are ignored. */
export function viewOf(query: { get: (name: string) => string | null }): PartView {
  return {
    filter: PART_FILTERS.find((filter) => FILTER_WORDS[filter].slug === query.get('suz')),
    search: (query.get('q') ?? '').trim().slice(0, MAX_SEARCH_CHARS),
    sort: PART_SORTS.find((sort) => SORT_WORDS[sort].slug === query.get('sirala')) ?? 'place',
  }
}

export function viewPath({ filter, search, sort }: PartView): string {
  const query = new URLSearchParams()
  if (filter) query.set('suz', FILTER_WORDS[filter].slug)
  if (search) query.set('q', search)
  if (sort !== 'place') query.set('sirala', SORT_WORDS[sort].slug)
  return query.size > 0 ? `${ADMIN_PATHS.parts}?${query}` : ADMIN_PATHS.parts
}
