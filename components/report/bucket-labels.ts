import { formatShortDate } from '@/lib/platform/turkish/dates'
import type { Span, Unit } from '@/lib/report/report'
import { bucketLabel } from '@/lib/report/tables'

const monthName = new Intl.DateTimeFormat('tr-TR', { month: 'short', timeZone: 'UTC' })
/** Formats a period like '01.03.2025–28.02.2026'. */
export const formatSpan = ({ from, to }: Span) => `${formatShortDate(from)}–${formatShortDate(to)}`

const WHEN: Record<Unit, string> = { day: 'gününde', week: 'haftasında', month: 'ayında' }

/** Returns a bar's period in the locative: 'Ocak 2026 ayında'. */
export const whenOf = (bucket: Span, unit: Unit) => `${bucketLabel(bucket, unit)} ${WHEN[unit]}`

type BucketLabel = {
  index: number
  text: string
  secondLine?: string
  /** Whether the label is aligned with the start of the bar, like the name of a month below days or weeks. */
  isAtStart: boolean
  /** Whether narrow plots omit the label. */
  isOptional: boolean
}

/** With more bars than this, only the bars where a month starts have labels. */
const MAX_LABELLED_BARS = 31

/** Maximum number of labels. If there would be more, every second or third one is shown. */
const MAX_LABELS = 16

const month = (day: string) => monthName.format(new Date(day))
const year = (day: string) => day.slice(0, 4)

/** Keeps a second line only where it differs from the previous one. */
function withSecondLines(labels: (BucketLabel & { secondLine: string })[]): BucketLabel[] {
  return labels.map(({ secondLine, ...label }, index) =>
    secondLine === labels[index - 1]?.secondLine ? label : { ...label, secondLine },
  )
}

/** Returns the labels of bars: months with their year, days with their month, or only the months of many days or weeks. */
export function bucketLabels(buckets: readonly Span[], unit: Unit): BucketLabel[] {
  const showsMonths = unit === 'month' || buckets.length > MAX_LABELLED_BARS
  const starts = buckets.flatMap(({ from }, index) =>
    showsMonths && index > 0 && from.slice(0, 7) === buckets[index - 1]!.from.slice(0, 7) ? [] : [index],
  )
  // The label of a month with only its last days would overlap the next one.
  if (unit !== 'month' && showsMonths && starts[1]! < buckets.length / MAX_LABELS) starts.shift()
  const interval = Math.ceil(starts.length / MAX_LABELS)
  const labelledStarts = starts.filter((_, labelIndex) => labelIndex % interval === 0)
  // Narrow plots keep the label of January, which has the year.
  const januaryIndex = Math.max(
    0,
    labelledStarts.findIndex((index) => buckets[index]!.from.slice(5, 7) === '01'),
  )
  return withSecondLines(
    labelledStarts.map((index, labelIndex) => {
      const { from } = buckets[index]!
      return {
        index,
        text: showsMonths ? month(from) : String(Number(from.slice(8))),
        secondLine: showsMonths ? year(from) : month(from),
        isAtStart: showsMonths && unit !== 'month',
        isOptional: (labelIndex - januaryIndex) % 2 !== 0,
      }
    }),
  )
}
