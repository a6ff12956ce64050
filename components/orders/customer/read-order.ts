import { cache } from 'react'
import { getCustomerOrder } from '@/lib/orders/tracking/data'
import { customerOrderShape } from '@/lib/orders/tracking/output'
import { AppError } from '@/lib/platform/app-error'
import { toJson } from '@/lib/platform/output'

/** Returns an order as its customer sees it, or why there is none. Cached, because frame, page and metadata read it in one render. */
export const readOrder = cache(async (token: string) => {
  try {
    return toJson(customerOrderShape, await getCustomerOrder(token))
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not-found' || error.code === 'gone')) return error.code
    throw error
  }
})
