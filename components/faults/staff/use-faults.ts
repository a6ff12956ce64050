'use client'

import { useState } from 'react'
import { useRead } from '@/components/admin/session/api'
import type { FaultGroups, TargetsJson } from '@/lib/faults/output'
import { FAULTS_PATH } from './save-fault'

/** The services and posts to which a fault may be linked. */
export const useTargets = () => useRead<TargetsJson>(`${FAULTS_PATH}/links`)

/** What narrows the list: a brand's word in addresses, and a service's slug or '' for faults without one. */
export type FaultQuery = { brand?: string; service?: string }

/** The list's brand and device group, with the numbers of what they leave. */
export function useFaultFilter() {
  const [query, setQuery] = useState<FaultQuery>({})
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const search = new URLSearchParams(given)
  const path = `${FAULTS_PATH}/groups${search.size > 0 ? `?${search}` : ''}`
  const groups = useRead<FaultGroups>(path, { keepPreviousData: true })
  return { query, given: Object.fromEntries(given), change: setQuery, groups }
}
