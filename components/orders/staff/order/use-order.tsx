'use client'

import { useParams } from 'next/navigation'
import useSWR, { useSWRConfig } from 'swr'
import type { Versioned } from '@/components/admin/session/api'
import { ORDER_COUNTS_PATH } from '@/components/admin/shell/reads'
import { type AdminCall, callAdmin, isStale, readVersioned } from '@/components/admin/session/api'
import type { OrderJson } from '@/lib/orders/order/output'
import { ApiError } from '@/lib/api/client'
import type { ReactNode } from 'react'
import { Reading } from '@/components/admin/list/reading'
import { LOAD_ERROR } from '@/components/orders/staff/words'

type StoredOrder = Versioned<OrderJson>

/** How often an order is read again: for a decision of the customer, and for a mail that is on its way. */
const REFRESH_MS = 60_000
const MAIL_REFRESH_MS = 5_000

const readOrder = (path: string) => readVersioned<OrderJson>(path)

/** Writes over a state. The answer is the order or, as for a note, something of it. */
type Write = { part?: string; call: (seen: StoredOrder) => AdminCall }

type WriteOver = Write & {
  /** Whether a state that somebody else has written meanwhile can be written over without asking. */
  isSame: (fresh: OrderJson) => boolean
  overwrite?: boolean
  /** Goes on from a call of the same press, whose changes the screen has not read yet. */
  follows?: boolean
}

/** The order of the address, and its changes. All parts of a screen share one reading. */
export function useOrder() {
  const { id } = useParams<{ id: string }>()
  const path = `/api/WorkOrders/${encodeURIComponent(id)}`
  const { mutate: mutateAll } = useSWRConfig()
  const { data, error, isValidating, mutate } = useSWR<StoredOrder, ApiError>(path, readOrder, {
    refreshInterval: (now) =>
      now?.item.mails.some(({ status }) => status === 'queued') ? MAIL_REFRESH_MS : REFRESH_MS,
  })

  /** Shows what a call has changed: its answer if that is the whole order, or a new reading. */
  async function write<Answer>({ part, call }: Write, seen: StoredOrder): Promise<Answer> {
    const { body, etag } = await callAdmin<Answer & Partial<OrderJson>>(part ? `${path}/${part}` : path, call(seen))
    const isWhole = body.id === seen.item.id && body.events
    await (isWhole && etag ? mutate({ item: body as unknown as OrderJson, etag }, { revalidate: false }) : mutate())
    void mutateAll(ORDER_COUNTS_PATH)
    return body
  }

  return {
    id,
    path,
    stored: data,
    order: data?.item,
    error,
    isReading: isValidating,
    reload: () => mutate(),
    /** Makes a call that does not depend on what the person saw. @throws {ApiError} */
    send: (part: string, call: AdminCall) => write<unknown>({ part, call: () => call }, data!),
    /**
     * Makes a call that writes over what the person saw, and returns its answer.
     * @throws {ApiError} 412 if somebody else has changed the same part; the fresh state then shows
     */
    writeOver: async <Answer = unknown,>({ isSame, overwrite, follows, ...change }: WriteOver): Promise<Answer> => {
      const seen = overwrite || follows ? await readOrder(path) : data!
      try {
        if (follows && !isSame(seen.item)) throw new ApiError('', 412)
        return await write<Answer>(change, seen)
      } catch (error) {
        if (!isStale(error)) throw error
        const fresh = await readOrder(path)
        if (overwrite || isSame(fresh.item)) return write<Answer>(change, fresh)
        await mutate(fresh, { revalidate: false })
        throw error
      }
    },
  }
}

export type OpenOrder = ReturnType<typeof useOrder> & { order: OrderJson; stored: StoredOrder }

export function WithOrder({ children }: { children: (open: OpenOrder) => ReactNode }) {
  const state = useOrder()
  const { order, stored } = state
  return (
    <Reading {...state} failed={LOAD_ERROR}>
      {order && stored && children({ ...state, order, stored })}
    </Reading>
  )
}
