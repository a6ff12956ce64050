import { z } from 'zod/mini'
import type { Range } from '@/lib/platform/db/paginated'
import { PUBLICATION_STATES, type StateFilter } from '@/lib/content/publication'
import { optionalLine } from '@/lib/platform/fields/text'
import { MAX_SEARCH_CHARS } from '@/lib/platform/turkish/search'

const MAX_PAGE_SIZE = 200
const DEFAULT_PAGE_SIZE = 50
/** The largest offset that the database accepts. */
const MAX_SKIP = 2 ** 31 - 1

/** A whole number in a query. It is sent as text, but described as a number. */
const wholeNumber = (max: number, error: string, description: string) =>
  z.pipe(z.string({ error }).check(z.regex(/^\d{1,15}$/, { error })), z.transform(Number)).check(
    z.refine((value) => value >= 1 && value <= max, { error }),
    z.meta({ description, type: 'integer', minimum: 1, maximum: max }),
  )

const pageNumber = (description: string) =>
  z.optional(wholeNumber(Number.MAX_SAFE_INTEGER, 'page 1 veya daha büyük bir tam sayı olmalı.', description))

const pageSizeUpTo = (max: number, description: string) =>
  z.optional(wholeNumber(max, `pageSize 1 ile ${max} arasında bir tam sayı olmalı.`, description))

const pageParameters = z.object({
  page: pageNumber('Sayfa. Yoksa bütün liste gelir.'),
  pageSize: pageSizeUpTo(MAX_PAGE_SIZE, `Bir sayfadaki kayıtlar. Yalnız page verilirse ${DEFAULT_PAGE_SIZE}.`),
  q: optionalLine(MAX_SEARCH_CHARS).check(z.describe('Bütün sözcükleri içerenler; büyük küçük harf ayırmaz.')),
})

type Page = { range?: Range; search: string }

const rangeOf = (page = 1, take = DEFAULT_PAGE_SIZE): Range => ({ skip: Math.min((page - 1) * take, MAX_SKIP), take })

/** Returns the range and the search text that a list's parameters ask for. */
export function pageOf({ page, pageSize, q: search }: z.output<typeof pageParameters>): Page {
  if (page === undefined && pageSize === undefined) return { search }
  return { search, range: rangeOf(page, pageSize) }
}

/** The range of a call without a page, for lists that are too long to be sent completely. */
export const FIRST_PAGE = rangeOf()

/** `?page=` and `?pageSize=` of a list that is sent only in pages of at most `max` rows. */
export const pagesOf = (max: number) =>
  z.pipe(
    z.object({
      page: pageNumber('Sayfa. Yoksa birincisi gelir.'),
      pageSize: pageSizeUpTo(max, `Bir sayfadaki kayıtlar. Yoksa ${max}.`),
    }),
    z.transform(({ page, pageSize = max }) => rangeOf(page, pageSize)),
  )

/** `?page=` from 1 and `?pageSize=` up to 200, or neither for the whole list. Results contain all words of `?q=`. */
export const pageQuery = z.pipe(pageParameters, z.transform(pageOf))

/** `?state=` of a kind with publication states. Only staff may request a state. */
export const stateQuery = z.object({
  state: z
    .optional(z.enum(['all', ...PUBLICATION_STATES], { error: 'state all, draft, scheduled ya da published olmalı.' }))
    .check(z.describe('Bu durumdakiler. Belirteç ister.')),
})

/** The conditions of a list, without paging. */
export const listConditions = z.pick(pageParameters, { q: true })

/** The conditions of a list of a kind with publication states, without paging. */
export const publicationConditions = z.extend(listConditions, stateQuery.shape)

/** The parameters of `publicationQuery`, for lists with additional filters. */
export const publicationParameters = z.extend(pageParameters, stateQuery.shape)

/** The query of a list of a kind with publication states: `pageQuery` and `stateQuery`. */
export const publicationQuery = z.pipe(
  publicationParameters,
  z.transform(({ state, ...page }): Page & { state?: StateFilter } => ({ ...pageOf(page), state })),
)
