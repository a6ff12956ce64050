import type { CountKind } from '@/lib/counts/counts'
import { addCounts } from '@/lib/counts/mutations'
import type { Prisma } from '@/lib/generated/prisma/client'
import { DAY_MS, istanbulDay } from '@/lib/platform/turkish/dates'
import { faultPath, PATHS } from '@/lib/site/pages'

const DAYS = 12 * 7

/** How often something happens on a working day. */
type Rate = [kind: CountKind, key: string, perDay: number]

const RATES: Rate[] = [
  ['view', PATHS.home, 11],
  ['view', PATHS.faults, 7],
  ['view', PATHS.services, 5],
  ['view', PATHS.contact, 4],
  ['referrer', 'arama.example', 13],
  ['referrer', '', 8],
  ['referrer', 'forum.example', 2],
  ['opened', '', 2],
  ['sent', '', 0.5],
  ['empty', 'al53', 0.4],
  ['empty', 'yaskara sgd', 0.3],
  ['empty', 'e-ov2', 0.2],
]

/** Returns the rates of a fault's page. The first fault has the highest. */
const faultRates = ({ slug }: { slug: string }, position: number): Rate[] => [
  ['view', faultPath(slug), 9 / (position + 1)],
  ['opened', faultPath(slug), 0.5 / (position + 1)],
  ['sent', faultPath(slug), 0.2 / (position + 1)],
]

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay())

/** Returns the counts by day, without days that have none. A rate below one per day gives a count every few days. */
function countsOf([kind, key, perDay]: Rate, days: readonly string[]) {
  let sum = 0
  return days.flatMap((day) => {
    const sumBefore = Math.floor(sum)
    sum += perDay * (isWeekend(day) ? 0.4 : 1)
    const count = Math.floor(sum) - sumBefore
    return count > 0 ? [{ kind, key, day, count }] : []
  })
}

/** Writes counts for the twelve weeks until yesterday, for the report of the demo. */
export async function insertCounts(tx: Prisma.TransactionClient): Promise<void> {
  const faults = await tx.fault.findMany({ where: { NOT: { code: '' } }, orderBy: { slug: 'asc' }, take: 4 })
  const today = Date.now()
  const days = Array.from({ length: DAYS }, (_, index) => istanbulDay(new Date(today - (DAYS - index) * DAY_MS)))
  const rates = [...RATES, ...faults.flatMap(faultRates)]
  await addCounts(
    rates.flatMap((rate) => countsOf(rate, days)),
    tx,
  )
}
