import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button, ButtonLink } from '@/components/ui/button'
import { type ApiError, mayRetry } from '@/lib/api/client'
import { SCREENS } from '@/lib/site/screens'

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

/** What a record is called on the screen with its list. */
const RECORD_WORDS = { messages: 'mesaj', orders: 'iş emri', customers: 'müşteri', parts: 'parça' } as const

type ReadFailureProps = {
  error?: ApiError
  isReading: boolean
  reload: () => unknown
  errorPrefix: string
  /** The screen with the list, if a single record of it was requested. */
  listScreen?: keyof typeof RECORD_WORDS
  className?: string
}

/**
 * Says why loading failed, with a button that retries if that may help, or that the record does not exist. Renders nothing
 * without an error.
 */
export function ReadFailure({ error, isReading, reload, errorPrefix, listScreen, className }: ReadFailureProps) {
  if (!error) return null
  if (listScreen && error.status === 404)
    return (
      <Alert
        tone="neutral"
        live="alert"
        icon={SearchX}
        className={className}
        title={`Böyle bir ${RECORD_WORDS[listScreen]} yok.`}
        text="Adres yanlış yazılmış ya da kayıt silinmiş olabilir."
        actions={<ButtonLink href={SCREENS[listScreen].path}>{SCREENS[listScreen].label}</ButtonLink>}
      />
    )
  return (
    <Alert
      tone="bad"
      className={className}
      title={errorPrefix + error.message}
      actions={
        mayRetry(error) && (
          <Button disabled={isReading} onClick={() => void reload()}>
            Yeniden Dene
          </Button>
        )
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
