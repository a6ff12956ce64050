import { z } from 'zod/mini'
import { optionalLine } from '@/lib/platform/fields/text'
import { MAX_SEARCH_CHARS } from '@/lib/platform/turkish/search'

export const panelSearchQuery = z.object({
  q: optionalLine(MAX_SEARCH_CHARS).check(
    z.describe('Numara, telefon, seri no, ad, parça ya da alarm kodu. Boşsa bir şey aranmaz.'),
  ),
})

/** The kinds of hits in the panel's search, in the order of the groups. */
export const HIT_KINDS = ['order', 'customer', 'part', 'message', 'service', 'post', 'fault'] as const
export type HitKind = (typeof HIT_KINDS)[number]
