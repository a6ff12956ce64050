'use client'

import type { ReactNode } from 'react'
import { ListSkeleton } from '@/components/admin/list/list'
import { LOAD_ERROR } from '@/components/customers/words'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { type OpenCustomer, useCustomer } from './use-customer'

/** Reads the customer of the address for a screen. What has been read stays when reading it again fails. */
export function WithCustomer({ children }: { children: (open: OpenCustomer) => ReactNode }) {
  const state = useCustomer()
  const { customer, stored, error, isReading, reload } = state
  return (
    <>
      {error && (
        <Alert
          density="compact"
          tone="bad"
          className="mb-4 max-w-288"
          title={LOAD_ERROR + error.message}
          actions={
            <Button size="compact" disabled={isReading} onClick={() => void reload()}>
              Yeniden Dene
            </Button>
          }
        />
      )}
      {!customer && !error && <ListSkeleton rows={4} row="min-h-28" />}
      {customer && stored && children({ ...state, customer, stored })}
    </>
  )
}
