import { useSWRConfig } from 'swr'
import { type AdminCall, callAdmin, isStale, useVersioned } from '@/components/admin/session/api'
import type { Calls } from '@/lib/api/client'
import { type ApiPath, apiPath } from '@/lib/api/paths'
import type { OrderBillingJson } from '@/lib/orders/billing/output'

export const BILLING_COUNTS_PATH = apiPath('Billing/counts')

const isBilling = (body: unknown): body is OrderBillingJson =>
  typeof body === 'object' && body !== null && 'payments' in body

/** The invoices and payments of an order, and the function that changes them. */
export function useBilling(orderId: string) {
  const path = apiPath('Billing/orders/[key]', { key: orderId })
  const { show, ...read } = useVersioned(path)
  const { mutate: mutateAll } = useSWRConfig()
  return {
    path,
    ...read,
    /**
     * Makes a call with the ETag of the state on the screen, unless the call has its own.
     * @throws {ApiError} 412 if somebody else has changed the billing; the screen then shows the new state
     */
    send: async <C extends Calls, M extends keyof C>(path: ApiPath<C>, call: AdminCall<C, M>) => {
      try {
        const { body, etag } = await callAdmin(path, { ifMatch: read.stored?.etag, ...call })
        await (isBilling(body) && etag ? show({ item: body, etag }) : read.reload())
        void mutateAll(BILLING_COUNTS_PATH)
      } catch (error) {
        if (isStale(error)) await read.reload()
        throw error
      }
    },
  }
}

export type BillingRecord = ReturnType<typeof useBilling> & { billing: OrderBillingJson }

/** The open form: for a stored row (by its id), a new row (null), a difference, or the whole order. */
export type OpenForm =
  | { kind: 'invoice' | 'payment'; id: string | null }
  | { kind: 'difference'; side: 'invoice' | 'payment' }
  | { kind: 'no-invoice' | 'due' }

export type BillingEditor = {
  record: BillingRecord
  openForm: OpenForm | null
  showForm: (openForm: OpenForm) => void
  /** Closes the form and focuses the section's title. */
  close: () => void
  /** Makes a call that needs no form. */
  act: (call: () => Promise<unknown>) => void
  /** Whether billing is the order's next task, so that its button is orange. */
  isNext: boolean
}
