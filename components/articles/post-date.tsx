import { formatLongDate } from '@/lib/platform/turkish/dates'

/** Publication date, readable by people and machines. */
export function PostDate({ date }: { date: Date }) {
  return <time dateTime={date.toISOString()}>{formatLongDate(date)}</time>
}
