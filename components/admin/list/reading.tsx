import type { ReactNode } from 'react'
import { ListSkeleton } from '@/components/admin/list/list'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { ApiError } from '@/lib/api/client'

type ReadingProps = {
  error?: ApiError
  isReading: boolean
  reload: () => unknown
  /** Words before {reason}. */
  failed: string
  /** What was read; nothing before. It stays when reading it again fails. */
  children: ReactNode
}

/** A screen about one thing, while it is read and when that fails. */
export function Reading({ error, isReading, reload, failed, children }: ReadingProps) {
  return (
    <>
      {error && (
        <Alert
          tone="bad"
          className="mb-4 max-w-288"
          title={failed + error.message}
          actions={
            <Button disabled={isReading} onClick={() => void reload()}>
              Yeniden Dene
            </Button>
          }
        />
      )}
      {!children && !error && <ListSkeleton rows={4} row="min-h-28" />}
      {children}
    </>
  )
}
