import { formatDateTime } from '@/lib/platform/turkish/dates'

/** The date and time of a timestamp in ISO 8601. */
export function Time({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} className={className}>
      {formatDateTime(at)}
    </time>
  )
}
