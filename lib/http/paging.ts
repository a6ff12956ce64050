import { z } from 'zod/mini'
import type { Range } from '@/lib/content/paginated'
import { optionalText } from '@/lib/validation/text'

const MAX_PAGE_SIZE = 200
const DEFAULT_PAGE_SIZE = 50
const MAX_SEARCH_CHARS = 200
/** The largest offset that the database accepts. */
const MAX_SKIP = 2 ** 31 - 1

const whole = (max: number, error: string) =>
  z
    .pipe(z.string({ error }).check(z.regex(/^\d{1,15}$/, { error })), z.transform(Number))
    .check(z.refine((value) => value >= 1 && value <= max, { error }))

/** `?page=` from 1 and `?pageSize=` up to 200, or neither for the whole list. Results contain all words of `?q=`. */
export const pageQuery = z.pipe(
  z.object({
    page: z.optional(whole(Number.MAX_SAFE_INTEGER, 'page 1 veya daha büyük bir tam sayı olmalı.')),
    pageSize: z.optional(whole(MAX_PAGE_SIZE, 'pageSize 1 ile 200 arasında bir tam sayı olmalı.')),
    q: optionalText(MAX_SEARCH_CHARS),
  }),
  z.transform(({ page, pageSize, q: search }): { range?: Range; search: string } => {
    if (page === undefined && pageSize === undefined) return { search }
    const take = pageSize ?? DEFAULT_PAGE_SIZE
    return { search, range: { skip: Math.min(((page ?? 1) - 1) * take, MAX_SKIP), take } }
  }),
)
