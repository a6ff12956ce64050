import type { OrderRowJson } from '@/lib/orders/order/output'
import { nameAt, nameTo } from '@/lib/platform/turkish/case'
import { formatDayAndMonth, formatLongDate, istanbulDay } from '@/lib/platform/turkish/dates'

type Row = Pick<OrderRowJson, 'state' | 'promisedOn' | 'waitingForPart' | 'partExpectedOn'>

export function isLate({ state, promisedOn }: Pick<Row, 'state' | 'promisedOn'>, now: Date): boolean {
  return state === 'open' && promisedOn !== null && promisedOn < istanbulDay(now)
}

/** A day of this year by its month alone: 'Mart’a'. A day of another one: '2 Mart 2025 gününe'. */
function dayWords(day: string, today: string, ending: (name: string) => string, other: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return isThisYear ? ending(formatDayAndMonth(day)) : `${formatLongDate(day)} ${other}`
}

/** Returns what is said of a promised day: 'söz 16 Mart', 'söz bugün', '10 Mart’a söz verildi'. */
export function promiseWords(day: string, today: string): string {
  if (day === today) return 'söz bugün'
  if (day < today) return `${dayWords(day, today, nameTo, 'gününe')} söz verildi`
  return `söz ${dayWords(day, today, (name) => name, 'günü')}`
}

/** Returns what is said of the day of an awaited part: 'parça 16 Mart’ta', 'parça 10 Mart’ta gelecekti'. */
export function partWords(day: string, today: string): string {
  return `parça ${dayWords(day, today, nameAt, 'gününde')}${day < today ? ' gelecekti' : ''}`
}

/** Returns what a row says of the days of an open order: the part's if one is awaited, and the promised one if it is late. */
export function dueWords(row: Row, now: Date): { text: string; isLate: boolean }[] {
  const { state, promisedOn, waitingForPart, partExpectedOn } = row
  if (state !== 'open') return []
  const today = istanbulDay(now)
  const part = waitingForPart && partExpectedOn
  const due = part ? [{ text: partWords(part, today), isLate: part < today }] : []
  if (promisedOn && (!part || promisedOn < today))
    due.push({ text: promiseWords(promisedOn, today), isLate: promisedOn < today })
  return due
}
