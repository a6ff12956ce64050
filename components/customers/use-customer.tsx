import { useParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { useRecord } from '@/components/admin/form/use-record'
import { LoadingBoundary } from '@/components/admin/list/loading-boundary'
import type { Versioned } from '@/components/admin/session/api'
import { apiPath } from '@/lib/api/paths'
import type { CustomerJson } from '@/lib/customers/output'
import { CUSTOMER_LOAD_ERROR } from './words'

export type StoredCustomer = Versioned<CustomerJson>

/** The customer in the URL. All panels of a screen share one request. */
export function useCustomer() {
  const { id } = useParams<{ id: string }>()
  const record = useRecord(apiPath('Customers/[key]', { key: id }))
  return { id, ...record, customer: record.stored?.item }
}

export type CustomerRecord = ReturnType<typeof useCustomer> & { customer: CustomerJson; stored: StoredCustomer }

/** Loads the customer in the URL for a screen. */
export function WithCustomer({ children }: { children: (record: CustomerRecord) => ReactNode }) {
  const record = useCustomer()
  const { customer, stored } = record
  return (
    <LoadingBoundary {...record} listScreen="customers" errorPrefix={CUSTOMER_LOAD_ERROR}>
      {customer && stored && children({ ...record, customer, stored })}
    </LoadingBoundary>
  )
}
