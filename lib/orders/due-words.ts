import type { OrderRowJson } from '@/lib/orders/order/output'
import { locativeOf, dativeOf } from '@/lib/platform/turkish/case'
import { formatDayAndMonth, formatLongDate, istanbulDay } from '@/lib/platform/turkish/dates'

type Row = Pick<OrderRowJson, 'state' | 'promisedOn' | 'waitingForPart' | 'partExpectedOn' | 'partArrivedAt'>

export function isLate({ state, promisedOn }: Pick<Row, 'state' | 'promisedOn'>, now: Date): boolean {
  return state === 'open' && promisedOn !== null && promisedOn < istanbulDay(now)
}

/** Returns a day with a case ending: '2 Mart’a', or in another year with `dayWord`: '2 Mart 2025 gününe'. */
function dayWords(day: string, today: string, withEnding: (name: string) => string, dayWord: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return isThisYear ? withEnding(formatDayAndMonth(day)) : `${formatLongDate(day)} ${dayWord}`
}

/** Returns the words for a promised day: 'söz 16 Mart', 'söz bugün', '10 Mart’a söz verildi'. */
export function promiseWords(day: string, today: string): string {
  if (day === today) return 'söz bugün'
  if (day < today) return `${dayWords(day, today, dativeOf, 'gününe')} söz verildi`
  return `söz ${dayWords(day, today, (name) => name, 'günü')}`
}

/** Returns the words for the expected day of a part: 'parça 16 Mart’ta', 'parça 10 Mart’ta gelecekti'. */
export function partWords(day: string, today: string): string {
  return `parça ${dayWords(day, today, locativeOf, 'gününde')}${day < today ? ' gelecekti' : ''}`
}

/**
 * Returns what a row says about the dates of an open order: the expected day of a part that has not arrived, or else the promised
 * day. If the promised day has passed, it says both.
 */
export function dueWords(row: Row, now: Date): { text: string; isLate: boolean }[] {
  const { state, promisedOn, waitingForPart, partExpectedOn, partArrivedAt } = row
  if (state !== 'open') return []
  const today = istanbulDay(now)
  const partDay = waitingForPart && !partArrivedAt && partExpectedOn
  const words = partDay ? [{ text: partWords(partDay, today), isLate: partDay < today }] : []
  if (promisedOn && (!partDay || promisedOn < today))
    words.push({ text: promiseWords(promisedOn, today), isLate: promisedOn < today })
  return words
}
