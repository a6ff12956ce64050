import { z } from 'zod/mini'
import { optionalLine } from '@/lib/platform/fields/text'
import { MAX_SEARCH_CHARS } from '@/lib/platform/turkish/search'

export const panelSearchQuery = z.object({
  q: optionalLine(MAX_SEARCH_CHARS).check(
    z.describe('Numara, telefon, seri no, ad ya da alarm kodu. Boşsa bir şey aranmaz.'),
  ),
})

/** What the panel's search finds, in the order of its groups. */
export const FOUND_KINDS = ['order', 'customer', 'message', 'service', 'post', 'fault'] as const
export type FoundKind = (typeof FOUND_KINDS)[number]
