'use client'

import { useRead } from '@/components/admin/session/api'
import { apiPath } from '@/lib/api/paths'

// Requests that several screens share.

/** A new message is shown within a minute. */
const EVERY_MINUTE = { refreshInterval: 60_000 }

export const ORDER_COUNTS_PATH = apiPath('WorkOrders/counts')

export const useStats = () => useRead(apiPath('Dashboard/stats'), EVERY_MINUTE)

export const useToday = () => useRead(apiPath('Dashboard/today'), EVERY_MINUTE)

export const useOrderCounts = () => useRead(ORDER_COUNTS_PATH, EVERY_MINUTE)

export const useSettings = () => useRead(apiPath('Settings'))

/** How many services and posts are in each state. Requested only if `isShown`. */
export const useStateCounts = (isShown: boolean) => useRead(isShown ? apiPath('Dashboard/states') : null)
