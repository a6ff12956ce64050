import { formatLongDate } from '@/lib/format/dates'

/** When a post was published, for people and for machines. */
export function PostDate({ date }: { date: Date }) {
  return <time dateTime={date.toISOString()}>{formatLongDate(date)}</time>
}
