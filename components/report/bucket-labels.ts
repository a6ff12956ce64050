import type { Span, Unit } from '@/lib/report/report'
import { bucketLabel, dayLabel } from '@/lib/report/tables'

const monthName = new Intl.DateTimeFormat('tr-TR', { month: 'short', timeZone: 'UTC' })
/** Formats a period like '01.03.2025–28.02.2026'. */
export const formatSpan = ({ from, to }: Span) => `${dayLabel(from)}–${dayLabel(to)}`

const WHEN: Record<Unit, string> = { day: 'gününde', week: 'haftasında', month: 'ayında' }

/** Returns when a bar is: 'Ocak 2026 ayında'. */
export const whenOf = (bucket: Span, unit: Unit) => `${bucketLabel(bucket, unit)} ${WHEN[unit]}`

type BucketLabel = {
  index: number
  text: string
  below?: string
  /** Whether it begins where the bar begins, as the name of a month of days or weeks. */
  isAtStart: boolean
  /** Left out in narrow plots. */
  isOptional: boolean
}

/** Bars that have a name each, or every second one. More are named where a month begins. */
const MOST_NAMED = 31

const MOST_NAMES = 16

const month = (day: string) => monthName.format(new Date(day))
const year = (day: string) => day.slice(0, 4)

/** Says the second line where it is another than before. */
function withSecondLines(labels: (BucketLabel & { below: string })[]): BucketLabel[] {
  return labels.map(({ below, ...label }, at) => (below === labels[at - 1]?.below ? label : { ...label, below }))
}

/** Returns the names of bars: months with their year, days with their month, or, of many days or weeks, their months. */
export function bucketLabels(buckets: readonly Span[], unit: Unit): BucketLabel[] {
  const isMonths = unit === 'month' || buckets.length > MOST_NAMED
  const begins = buckets.flatMap(({ from }, index) =>
    isMonths && index > 0 && from.slice(0, 7) === buckets[index - 1]!.from.slice(0, 7) ? [] : [index],
  )
  // A month of which only the end is shown would stand on the next one's name.
  if (unit !== 'month' && isMonths && begins[1]! < buckets.length / MOST_NAMES) begins.shift()
  const every = Math.ceil(begins.length / MOST_NAMES)
  const named = begins.filter((_, at) => at % every === 0)
  // Narrow plots keep January, with the year.
  const january = Math.max(
    0,
    named.findIndex((index) => buckets[index]!.from.slice(5, 7) === '01'),
  )
  return withSecondLines(
    named.map((index, at) => {
      const { from } = buckets[index]!
      return {
        index,
        text: isMonths ? month(from) : String(Number(from.slice(8))),
        below: isMonths ? year(from) : month(from),
        isAtStart: isMonths && unit !== 'month',
        isOptional: (at - january) % 2 !== 0,
      }
    }),
  )
}
