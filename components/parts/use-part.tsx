import { useParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { useRecord } from '@/components/admin/form/use-record'
import { LoadingBoundary } from '@/components/admin/list/loading-boundary'
import type { Versioned } from '@/components/admin/session/api'
import { apiPath } from '@/lib/api/paths'
import type { PartJson } from '@/lib/parts/output'
import { PART_LOAD_ERROR } from './words'

/** The part in the URL. All panels of a screen share one request. */
export function usePart() {
  const { id } = useParams<{ id: string }>()
  const record = useRecord(apiPath('Parts/[key]', { key: id }))
  return { id, ...record, part: record.stored?.item }
}

export type PartRecord = ReturnType<typeof usePart> & { part: PartJson; stored: Versioned<PartJson> }

/** Loads the part in the URL for a screen. */
export function WithPart({ children }: { children: (record: PartRecord) => ReactNode }) {
  const record = usePart()
  const { part, stored } = record
  return (
    <LoadingBoundary {...record} listScreen="parts" errorPrefix={PART_LOAD_ERROR}>
      {part && stored && children({ ...record, part, stored })}
    </LoadingBoundary>
  )
}
