import { useSWRConfig } from 'swr'
import { type AdminCall, callAdmin, isStale, useVersioned, type Versioned } from '@/components/admin/session/api'
import type { Calls } from '@/lib/api/client'
import { type ApiPath, apiPath } from '@/lib/api/paths'
import type { OrderBillingJson } from '@/lib/orders/billing/output'

export const BILLING_COUNTS_PATH = apiPath('Billing/counts')

const isBilling = (body: unknown): body is OrderBillingJson =>
  typeof body === 'object' && body !== null && 'payments' in body

/** The invoices and payments of an order, and the function that changes them. */
export function useBilling(orderId: string) {
  const path = apiPath('Billing/orders/[key]', { key: orderId })
  const { data: stored, error, isValidating, mutate } = useVersioned(path)
  const { mutate: mutateAll } = useSWRConfig()
  return {
    path,
    stored,
    error,
    isReading: isValidating,
    reload: () => mutate(),
    /**
     * Makes a call with the ETag of the state on the screen, unless the call has its own.
     * @throws {ApiError} 412 if somebody else has changed the billing; the screen then shows the new state
     */
    send: async <C extends Calls, M extends keyof C>(path: ApiPath<C>, call: AdminCall<C, M>) => {
      try {
        const { body, etag } = await callAdmin(path, { ifMatch: stored?.etag, ...call })
        await (isBilling(body) && etag ? mutate({ item: body, etag }, { revalidate: false }) : mutate())
        void mutateAll(BILLING_COUNTS_PATH)
      } catch (error) {
        if (isStale(error)) await mutate()
        throw error
      }
    },
  }
}

export type BillingRecord = ReturnType<typeof useBilling> & {
  billing: OrderBillingJson
  stored: Versioned<OrderBillingJson>
}
