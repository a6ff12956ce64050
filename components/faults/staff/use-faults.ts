import { useState } from 'react'
import { useRead } from '@/components/admin/session/api'
import { apiPath } from '@/lib/api/paths'

/** The services and posts to which a fault can be linked. */
export const useLinkTargets = () => useRead(apiPath('Faults/links'))

/** Filters of the list: a brand's slug, and a service's slug or '' for faults without one. */
export type FaultQuery = { brand?: string; service?: string }

/** The list's filters by brand and device group, and the brands that have faults. */
export function useFaultFilter() {
  const [query, setQuery] = useState<FaultQuery>({})
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const groups = useRead(apiPath('Faults/groups', query), { keepPreviousData: true })
  return { query, filter: Object.fromEntries(entries), change: setQuery, groups }
}
