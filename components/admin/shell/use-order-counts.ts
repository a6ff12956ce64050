'use client'

import useSWR from 'swr'
import { callAdmin } from '@/components/admin/session/api'
import type { CountsJson } from '@/lib/orders/output'
import type { ApiError } from '@/lib/api/client'

export const COUNTS_PATH = '/api/WorkOrders/counts'

/** Counts of work orders for list, dashboard and sidebar, with one call for all of them. */
export function useOrderCounts() {
  return useSWR<CountsJson, ApiError>(COUNTS_PATH, async () => (await callAdmin<CountsJson>(COUNTS_PATH)).body, {
    refreshInterval: 60_000,
  })
}
