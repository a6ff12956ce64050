'use client'

import { useState } from 'react'
import { useRead } from '@/components/admin/session/api'
import { apiPath } from '@/lib/api/paths'

/** The services and posts to which a fault may be linked. */
export const useTargets = () => useRead(apiPath('Faults/links'))

/** What narrows the list: a brand's word in addresses, and a service's slug or '' for faults without one. */
export type FaultQuery = { brand?: string; service?: string }

/** The list's brand and device group, with the numbers of what they leave. */
export function useFaultFilter() {
  const [query, setQuery] = useState<FaultQuery>({})
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const groups = useRead(apiPath('Faults/groups', query), { keepPreviousData: true })
  return { query, given: Object.fromEntries(given), change: setQuery, groups }
}
