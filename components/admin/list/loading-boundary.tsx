import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { ApiError } from '@/lib/api/client'

/** Placeholder for rows; the classes in `row` set their height. */
export function ListSkeleton({ rows = 4, row = 'min-h-16' }: { rows?: number; row?: string }) {
  return (
    <output className="block">
      <span className="sr-only">Yükleniyor…</span>
      {Array.from({ length: rows }, (_, index) => (
        <span
          key={index}
          aria-hidden
          className={`grid grid-cols-[28px_minmax(0,1fr)] items-center gap-3 border-b border-line p-4 last:border-0 ${row}`}>
          <i className="h-3.5 bg-line opacity-60" />
          <i className="h-3.5 w-7/10 bg-line opacity-60" />
        </span>
      ))}
    </output>
  )
}

type ReadFailureProps = {
  error?: ApiError
  isReading: boolean
  reload: () => unknown
  errorPrefix: string
  className?: string
}

/** Says why loading failed, with a button that retries. Renders nothing without an error. */
export function ReadFailure({ error, isReading, reload, errorPrefix, className }: ReadFailureProps) {
  if (!error) return null
  return (
    <Alert
      tone="bad"
      className={className}
      title={errorPrefix + error.message}
      actions={
        <Button disabled={isReading} onClick={() => void reload()}>
          Yeniden Dene
        </Button>
      }
    />
  )
}

type LoadingBoundaryProps = ReadFailureProps & {
  /** The content, empty until it is loaded. It stays if a reload fails. */
  children: ReactNode
}

export function LoadingBoundary({ children, ...failure }: LoadingBoundaryProps) {
  return (
    <>
      <ReadFailure {...failure} className="mb-4 max-w-288" />
      {!children && !failure.error && <ListSkeleton rows={4} row="min-h-28" />}
      {children}
    </>
  )
}
