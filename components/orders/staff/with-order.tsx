'use client'

import type { ReactNode } from 'react'
import { ListSkeleton } from '@/components/admin/list/list'
import { LOAD_ERROR } from '@/components/orders/staff/words'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { type OpenOrder, useOrder } from './use-order'

/** Reads the order of the address for a screen. What has been read stays when reading it again fails. */
export function WithOrder({ children }: { children: (open: OpenOrder) => ReactNode }) {
  const state = useOrder()
  const { order, stored, error, isReading, reload } = state
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
      {!order && !error && <ListSkeleton rows={4} row="min-h-28" />}
      {order && stored && children({ ...state, order, stored })}
    </>
  )
}
