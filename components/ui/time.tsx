import { formatDateTime } from '@/lib/platform/turkish/dates'

/** A time in ISO 8601 as day and clock. */
export function Time({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} className={className}>
      {formatDateTime(at)}
    </time>
  )
}
