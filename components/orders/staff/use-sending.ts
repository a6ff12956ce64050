import { useSubmit } from '@/components/admin/form/use-submit'
import { SAVE_ERROR } from '@/components/orders/staff/words'
import type { ApiError } from '@/lib/api/client'

/** Returns what is said when a form of an order was refused. */
export const saveFailure = (error: ApiError) => SAVE_ERROR + error.message

/** Sends one form of an order at a time. */
export function useSending() {
  return useSubmit(saveFailure)
}

export type Sending = Omit<ReturnType<typeof useSending>, 'form'>
