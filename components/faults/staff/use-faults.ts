'use client'

import { useState } from 'react'
import useSWR from 'swr'
import { callAdmin } from '@/components/admin/session/api'
import type { FaultGroups, TargetsJson } from '@/lib/faults/output'
import type { ApiError } from '@/lib/api/client'
import { FAULTS_PATH } from './save-fault'

/** The services and posts to which a fault may be linked. */
export function useTargets() {
  const path = `${FAULTS_PATH}/links`
  return useSWR<TargetsJson, ApiError>(path, async () => (await callAdmin<TargetsJson>(path)).body)
}

/** What narrows the list: a brand's word in addresses, and a service's slug or '' for faults without one. */
export type FaultQuery = { brand?: string; service?: string }

/** The list's brand and device group, with the numbers of what they leave. */
export function useFaultFilter() {
  const [query, setQuery] = useState<FaultQuery>({})
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const search = new URLSearchParams(given)
  const path = `${FAULTS_PATH}/groups${search.size > 0 ? `?${search}` : ''}`
  const groups = useSWR<FaultGroups, ApiError>(path, async () => (await callAdmin<FaultGroups>(path)).body, {
    keepPreviousData: true,
  })
  return { query, given: Object.fromEntries(given), change: setQuery, groups }
}
