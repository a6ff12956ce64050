import { z } from 'zod/mini'
import { changedLine, SHORT_LIMIT } from '@/lib/platform/fields/text'

/** Photos that a message takes, and that the customer can add to an order. */
export const MAX_MESSAGE_PHOTOS = 5
export const MAX_CUSTOMER_PHOTOS = 10

/** Caption and visibility of a photo. What is left out stays. */
export const photoChangeSchema = z.object({
  caption: changedLine(SHORT_LIMIT),
  forCustomer: z.optional(z.boolean({ error: 'forCustomer true veya false olmalı.' })),
})
