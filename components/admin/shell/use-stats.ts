'use client'

import useSWR from 'swr'
import { callAdmin } from '@/components/admin/session/api'
import type { ApiError } from '@/lib/api/client'

/** Counts of what the role may read. */
export type Stats = Partial<Record<'messageCount' | 'unreadCount' | 'blogPostCount' | 'serviceCount', number>>

const PATH = '/api/Dashboard/stats'

/** Counts for sidebar, dashboard and inbox, with one call for all of them. A new message shows within a minute. */
export function useStats() {
  return useSWR<Stats, ApiError>(PATH, async () => (await callAdmin<Stats>(PATH)).body, { refreshInterval: 60_000 })
}
