import { z } from 'zod/mini'
import { MAX_QUERY_CHARS, searchTextIn } from '@/lib/site/page-queries'
import { optionalLine } from '@/lib/platform/fields/text'

/** Maximum number of hits on the page of a search. */
export const MAX_HITS = 30

/** Hits of a kind are counted up to this number, so that words in thousands of texts do not cost more than others. */
export const MAX_COUNTED = 200

/** Maximum number of suggestions while somebody types. */
export const MAX_SUGGESTIONS = 6

/** The query of a search: one text, in one line. */
export const searchQuery = z.pipe(
  z.object({ q: optionalLine(MAX_QUERY_CHARS) }),
  z.transform(({ q }) => searchTextIn({ q })),
)
