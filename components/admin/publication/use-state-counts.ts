'use client'

import useSWR from 'swr'
import { callAdmin } from '@/components/admin/session/api'
import type { PublicationState } from '@/lib/content/publication'
import type { ApiError } from '@/lib/api/client'
import type { StatesName } from '@/lib/site/kinds'

type StateCounts = Record<StatesName, Record<PublicationState, number>>

const PATH = '/api/Dashboard/states'

/** How many services and posts are in each state. Only asks if `isShown`. */
export function useStateCounts(isShown: boolean) {
  return useSWR<StateCounts, ApiError>(isShown ? PATH : null, async () => (await callAdmin<StateCounts>(PATH)).body)
}
