import { z } from 'zod/mini'
import { requiredText } from '@/lib/text'

/** What staff write about a reference; its logo comes beside it. */
export const referenceSchema = z.object({ name: requiredText(200, 'Marka adını yazın.') })

export type ReferenceInput = z.output<typeof referenceSchema>
