import { isExpired } from '@/lib/orders/quote/money'
import type { OrderRowJson } from '@/lib/orders/order/output'
import { APPROVAL, isApproved } from '@/lib/orders/steps'
import { STATE_WORDS } from '@/lib/orders/words'
import { istanbulDay, formatShortDate, elapsedWords } from '@/lib/platform/turkish/dates'

type Row = Pick<
  OrderRowJson,
  'step' | 'state' | 'stepSince' | 'closedAt' | 'promisedOn' | 'quote' | 'isDecisionNew' | 'updatedAt'
>

/** Texts of a row's last column. `tone` is 'strong' for what staff wait for or must see. */
type RowState = { time: string; text: string; tone: 'plain' | 'strong' | 'good' }

export function rowStateOf(row: Row, now: Date): RowState {
  const { step, state, quote } = row
  if (state !== 'open') {
    return { time: formatShortDate(row.closedAt ?? row.updatedAt), text: STATE_WORDS[state].past, tone: 'plain' }
  }
  const time = elapsedWords(row.stepSince, now)
  if (row.isDecisionNew && quote?.decidedAt) {
    const approved = isApproved(row)
    const text = approved ? 'onayladı' : 'onaylamadı'
    return { time: elapsedWords(quote.decidedAt, now), text, tone: approved ? 'good' : 'strong' }
  }
  if (step === APPROVAL && quote && !quote.decision) {
    return { time, text: isExpired(quote, now) ? 'teklifin süresi doldu' : 'yanıt bekliyor', tone: 'strong' }
  }
  // Staff must close the order or send another quote.
  const isDeclined = step === APPROVAL && quote?.decision === 'declined'
  return isDeclined ? { time, text: 'onaylanmadı', tone: 'strong' } : { time, text: 'bu adımda', tone: 'plain' }
}

export function isLate({ state, promisedOn }: Pick<Row, 'state' | 'promisedOn'>, now: Date): boolean {
  return state === 'open' && promisedOn !== null && promisedOn < istanbulDay(now)
}
