'use client'

import useSWR from 'swr'
import { callAdmin } from '@/components/admin/session/api'
import type { ApiError } from '@/lib/http/client'

export type Stats = { messageCount: number; blogPostCount: number; serviceCount: number; unreadCount: number }

const PATH = '/api/Dashboard/stats'

/** The counts of sidebar, dashboard and inbox, one call for all of them; a new message shows within a minute. */
export function useStats() {
  return useSWR<Stats, ApiError>(PATH, async () => (await callAdmin<Stats>(PATH)).body, { refreshInterval: 60_000 })
}
