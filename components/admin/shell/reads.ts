'use client'

import { useRead } from '@/components/admin/session/api'
import { apiPath } from '@/lib/api/paths'

// Requests that several screens share.

/** A new message shows within a minute. */
const REFRESHED = { refreshInterval: 60_000 }

export const ORDER_COUNTS_PATH = apiPath('WorkOrders/counts')

export const useStats = () => useRead(apiPath('Dashboard/stats'), REFRESHED)

/** The work of the day. */
export const useToday = () => useRead(apiPath('Dashboard/today'), REFRESHED)

export const useOrderCounts = () => useRead(ORDER_COUNTS_PATH, REFRESHED)

export const useSettings = () => useRead(apiPath('Settings'))

/** Numbers of services and posts in each state. Requests them only if `isShown`. */
export const useStateCounts = (isShown: boolean) => useRead(isShown ? apiPath('Dashboard/states') : null)
