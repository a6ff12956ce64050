'use client'

import { useRead } from '@/components/admin/session/api'
import { apiPath } from '@/lib/api/paths'

// What several screens show, with one call for all of them.

/** A new message shows within a minute. */
const REFRESHED = { refreshInterval: 60_000 }

export const ORDER_COUNTS_PATH = apiPath('WorkOrders/counts')

export const useStats = () => useRead(apiPath('Dashboard/stats'), REFRESHED)

export const useOrderCounts = () => useRead(ORDER_COUNTS_PATH, REFRESHED)

export const useSettings = () => useRead(apiPath('Settings'))

/** How many services and posts are in each state. Only asks if `isShown`. */
export const useStateCounts = (isShown: boolean) => useRead(isShown ? apiPath('Dashboard/states') : null)
