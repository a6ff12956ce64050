import { z } from 'zod/mini'
import { optionalLine } from '@/lib/platform/fields/text'
import { MAX_SEARCH_CHARS } from '@/lib/platform/turkish/search'

export const panelSearchQuery = z.object({
  q: optionalLine(MAX_SEARCH_CHARS).check(
    z.describe('Numara, telefon, seri no, ad, parça ya da alarm kodu. Boşsa bir şey aranmaz.'),
  ),
})
