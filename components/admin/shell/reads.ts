'use client'

import { useRead } from '@/components/admin/session/api'
import type { PublicationState } from '@/lib/content/publication'
import type { CountsJson } from '@/lib/orders/order/output'
import type { SettingsJson } from '@/lib/settings/output'
import type { StatesName } from '@/lib/site/kinds'

// What several screens show, with one call for all of them.

export type Stats = Partial<Record<'messageCount' | 'unreadCount' | 'blogPostCount' | 'serviceCount', number>>

/** A new message shows within a minute. */
const REFRESHED = { refreshInterval: 60_000 }

export const ORDER_COUNTS_PATH = '/api/WorkOrders/counts'

export const useStats = () => useRead<Stats>('/api/Dashboard/stats', REFRESHED)

export const useOrderCounts = () => useRead<CountsJson>(ORDER_COUNTS_PATH, REFRESHED)

export const useSettings = () => useRead<SettingsJson>('/api/Settings')

/** How many services and posts are in each state. Only asks if `isShown`. */
export const useStateCounts = (isShown: boolean) =>
  useRead<Record<StatesName, Record<PublicationState, number>>>(isShown ? '/api/Dashboard/states' : null)
