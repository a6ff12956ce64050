'use client'

import useSWR from 'swr'
import { callAdmin } from '@/components/admin/session/api'
import type { CountsJson } from '@/lib/domains/work-orders/serialize'
import type { ApiError } from '@/lib/http/client'

const PATH = '/api/WorkOrders/counts'

/** Counts of the orders for sidebar, dashboard and list, with one call for all. A new decision shows within a minute. */
export function useOrderCounts() {
  return useSWR<CountsJson, ApiError>(PATH, async () => (await callAdmin<CountsJson>(PATH)).body, {
    refreshInterval: 60_000,
  })
}
