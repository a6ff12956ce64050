'use client'

import { useParams } from 'next/navigation'
import { useSWRConfig } from 'swr'
import { ORDER_COUNTS_PATH } from '@/components/admin/shell/reads'
import {
  type AdminCall,
  callAdmin,
  isStale,
  readVersioned,
  useVersioned,
  type Versioned,
} from '@/components/admin/session/api'
import type { OrderJson } from '@/lib/orders/order/output'
import { ApiError, type Calls } from '@/lib/api/client'
import { type ApiPath, apiPath } from '@/lib/api/paths'
import type { ReactNode } from 'react'
import { LoadingBoundary } from '@/components/admin/list/loading-boundary'
import { ORDER_LOAD_ERROR } from '@/components/orders/staff/words'

type StoredOrder = Versioned<OrderJson>

/** How often the screen reloads an order: to show the customer's decision, and more often while an email is queued. */
const REFRESH_MS = 60_000
const MAIL_REFRESH_MS = 5_000

/** A call whose response is the order or something that belongs to it, such as a note. */
type Write<C extends Calls, M extends keyof C> = { path: ApiPath<C>; call: (base: StoredOrder) => AdminCall<C, M> }

type ConditionalWrite<C extends Calls, M extends keyof C> = Write<C, M> & {
  /** Whether a newer state by somebody else has the same values in the fields that the call replaces. Then no conflict arises. */
  isSame: (fresh: OrderJson) => boolean
  overwrite?: boolean
  /** Whether an earlier call of the same press has changed the order, and the screen has not loaded the change yet. */
  isFollowUp?: boolean
}

/** The paths of other data that the screen shows and that change with the order. */
const relatedPaths = (key: string) => [
  apiPath('WorkOrders/[key]/parts', { key }),
  apiPath('Billing/orders/[key]', { key }),
]

const isOrder = (body: unknown): body is OrderJson => typeof body === 'object' && body !== null && 'events' in body

/** The order in the URL, and the functions that change it. All panels of a screen share one request. */
export function useOrder() {
  const { id } = useParams<{ id: string }>()
  const path = apiPath('WorkOrders/[key]', { key: id })
  const { mutate: mutateAll } = useSWRConfig()
  const { stored, show, ...read } = useVersioned(path, {
    refreshInterval: (latest) =>
      latest?.item.mails.some(({ status }) => status === 'queued') ? MAIL_REFRESH_MS : REFRESH_MS,
  })

  /** Makes a call and shows its changes: the response if that is the whole order, or a reloaded order. */
  async function write<C extends Calls, M extends keyof C>({ path, call }: Write<C, M>, base: StoredOrder) {
    const { body, etag } = await callAdmin(path, call(base))
    await (isOrder(body) && etag ? show({ item: body, etag }) : read.reload())
    for (const related of [ORDER_COUNTS_PATH, ...relatedPaths(id)]) void mutateAll(related)
    return body
  }

  return {
    id,
    path,
    stored,
    order: stored?.item,
    ...read,
    /** Makes a call that does not depend on the state on the screen. @throws {ApiError} */
    send: <C extends Calls, M extends keyof C>(path: ApiPath<C>, call: AdminCall<C, M>) =>
      write({ path, call: () => call }, stored!),
    /**
     * Makes a call that replaces fields on the screen, and returns its response.
     * @throws {ApiError} 412 if somebody else has changed the same fields; the screen then shows the new state
     */
    sendIfUnchanged: async <C extends Calls, M extends keyof C>(change: ConditionalWrite<C, M>) => {
      const { isSame, overwrite, isFollowUp } = change
      const base = overwrite || isFollowUp ? await readVersioned(path) : stored!
      try {
        if (isFollowUp && !isSame(base.item)) throw new ApiError('', 412)
        return await write(change, base)
      } catch (error) {
        if (!isStale(error)) throw error
        const fresh = await readVersioned(path)
        if (overwrite || isSame(fresh.item)) return write(change, fresh)
        await show(fresh)
        throw error
      }
    },
  }
}

export type OrderRecord = ReturnType<typeof useOrder> & { order: OrderJson; stored: StoredOrder }

export function WithOrder({ children }: { children: (record: OrderRecord) => ReactNode }) {
  const record = useOrder()
  const { order, stored } = record
  return (
    <LoadingBoundary {...record} listScreen="orders" errorPrefix={ORDER_LOAD_ERROR}>
      {order && stored && children({ ...record, order, stored })}
    </LoadingBoundary>
  )
}
