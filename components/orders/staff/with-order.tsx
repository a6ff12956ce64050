'use client'

import type { ReactNode } from 'react'
import { Reading } from '@/components/admin/list/reading'
import { LOAD_ERROR } from '@/components/orders/staff/words'
import { type OpenOrder, useOrder } from './use-order'

/** Reads the order of the address for a screen. */
export function WithOrder({ children }: { children: (open: OpenOrder) => ReactNode }) {
  const state = useOrder()
  const { order, stored } = state
  return (
    <Reading {...state} failed={LOAD_ERROR}>
      {order && stored && children({ ...state, order, stored })}
    </Reading>
  )
}
