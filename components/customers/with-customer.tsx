'use client'

import type { ReactNode } from 'react'
import { Reading } from '@/components/admin/list/reading'
import { LOAD_ERROR } from '@/components/customers/words'
import { type OpenCustomer, useCustomer } from './use-customer'

/** Reads the customer of the address for a screen. */
export function WithCustomer({ children }: { children: (open: OpenCustomer) => ReactNode }) {
  const state = useCustomer()
  const { customer, stored } = state
  return (
    <Reading {...state} failed={LOAD_ERROR}>
      {customer && stored && children({ ...state, customer, stored })}
    </Reading>
  )
}
