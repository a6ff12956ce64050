import { z } from 'zod/mini'
import { changedLine, SHORT_LIMIT } from '@/lib/platform/fields/text'

/** Maximum number of photos per message, and of photos that a customer may add to an order. */
export const MAX_MESSAGE_PHOTOS = 5
export const MAX_CUSTOMER_PHOTOS = 10

/** The caption and the visibility of a photo. A missing field is not changed. */
export const photoChangeSchema = z.object({
  caption: changedLine(SHORT_LIMIT),
  forCustomer: z.optional(z.boolean({ error: 'forCustomer true veya false olmalı.' })),
})
