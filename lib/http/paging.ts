import { z } from 'zod/mini'
import type { Range } from '@/lib/content/paginated'
import { optionalText } from '@/lib/validation/text'

const MAX_PAGE_SIZE = 200
const DEFAULT_PAGE_SIZE = 50
/** Characters of what is looked for. */
const SEARCH_LIMIT = 200
/** The largest count the database takes; no list is that long. */
const MAX_SKIP = 2 ** 31 - 1

const whole = (max: number, error: string) =>
  z
    .pipe(z.string({ error }).check(z.regex(/^\d{1,15}$/, { error })), z.transform(Number))
    .check(z.refine((value) => value >= 1 && value <= max, { error }))

/** `?page=` from 1 and `?pageSize=` up to 200; neither means the whole list. `?q=` are words that each hit contains. */
export const pageQuery = z.pipe(
  z.object({
    page: z.optional(whole(Number.MAX_SAFE_INTEGER, 'page 1 veya daha büyük bir tam sayı olmalı.')),
    pageSize: z.optional(whole(MAX_PAGE_SIZE, 'pageSize 1 ile 200 arasında bir tam sayı olmalı.')),
    q: optionalText(SEARCH_LIMIT),
  }),
  z.transform(({ page, pageSize, q: search }): { range?: Range; search: string } => {
    if (page === undefined && pageSize === undefined) return { search }
    const take = pageSize ?? DEFAULT_PAGE_SIZE
    return { search, range: { skip: Math.min(((page ?? 1) - 1) * take, MAX_SKIP), take } }
  }),
)
