import { z } from 'zod/mini'
import { MAX_QUERY_CHARS, searchTextIn } from '@/lib/site/page-queries'
import { optionalText } from '@/lib/validation/text'

/** Hits on the page of a search. */
export const MAX_HITS = 50

/** Suggestions while somebody types. */
export const MAX_SUGGESTIONS = 6

/** The query of a search: one text, in one line. */
export const searchQuery = z.pipe(
  z.object({ q: optionalText(MAX_QUERY_CHARS) }),
  z.transform(({ q }) => searchTextIn({ q })),
)
