import type { OrderAccountState } from '@/lib/orders/account/account'
import type { BillingRowJson, OrderBillingJson } from '@/lib/orders/billing/output'
import { DIFFERENCE_WORDS } from '@/lib/orders/billing/fields'
import { ACCOUNT_STATE_WORDS } from '@/lib/orders/billing/words'
import { locativeOf, nameWithWas } from '@/lib/platform/turkish/case'
import { daysBetween, formatDayAndMonth, formatLongDate, formatShortDate } from '@/lib/platform/turkish/dates'
import { formatAmount, formatMoney } from '@/lib/platform/turkish/money'
import type { FormFailure } from '@/components/admin/form/use-submit'

export const BILLING_LIST_ERROR = 'Muhasebe yüklenirken bir hata oluştu: '
export const BILLING_SAVE_ERROR = 'Kaydedilirken bir hata oluştu: '

export const billingSaveFailure = ({ message }: { message: string }): FormFailure => ({
  text: BILLING_SAVE_ERROR + message,
})

export const isUnpaid = (state: OrderAccountState | null) => state === 'invoiced' || state === 'partly-paid'
export const isToInvoice = (state: OrderAccountState | null) => state === 'to-invoice' || state === 'paid-to-invoice'

type Deadline = NonNullable<BillingRowJson['clock']>

const isThisYear = (day: string, today: string) => day.slice(0, 4) === today.slice(0, 4)

/** Returns '5 Mart’ta', inflected by `inflect`, or for another year '5 Mart 2025 gününde', ending in the inflected `lastWord`. */
function inflectedDate(day: string, today: string, inflect: (name: string) => string, lastWord: string): string {
  return isThisYear(day, today) ? inflect(formatDayAndMonth(day)) : `${formatLongDate(day)} ${lastWord}`
}

const dateText = (day: string, today: string) => inflectedDate(day, today, (name) => name, '').trim()

/** Returns what a list says about a deadline: the days left, the date, and whether it has passed. */
export function deadlineWords(
  { of, day, days }: Deadline,
  today: string,
): { text: string; note: string; isLate: boolean } {
  const date = dateText(day, today)
  const isLate = days < 0
  if (of === 'invoice') {
    const text = isLate ? `fatura ${-days} gün geçti` : days === 0 ? 'fatura bugün' : `fatura için ${days} gün`
    return { text, note: `son gün ${date}`, isLate }
  }
  if (isLate) return { text: `${-days} gün geçti`, note: `vade ${date}`, isLate }
  if (days === 0) return { text: 'vade bugün', note: date, isLate }
  return { text: `vade ${date}`, note: `${days} gün var`, isLate }
}

/** Returns a deadline as a sentence: 'Vadesi 5 Mart’ta doldu, 7 gün geçti.' */
export function deadlineSentence({ of, day, days }: Deadline, today: string): string {
  const name = of === 'invoice' ? 'Fatura son günü' : 'Vadesi'
  if (days === 0) return `${name} bugün.`
  if (days > 0) return `${name} ${dateText(day, today)}, ${days} gün var.`
  const pastText =
    of === 'invoice'
      ? inflectedDate(day, today, nameWithWas, 'idi')
      : `${inflectedDate(day, today, locativeOf, 'gününde')} doldu`
  return `${name} ${pastText}, ${-days} gün geçti.`
}

/** Says where the due date comes from, or nothing if an invoice sets its own. */
export function termsWords({ dueOn, terms, clock: deadline, invoices }: OrderBillingJson): string {
  if (dueOn) return 'Bu iş emrine yazıldı.'
  const followsTerms = invoices.some(({ day }) => deadline && daysBetween(day, deadline.day) === terms.days)
  if (!followsTerms) return ''
  return `Vade ${terms.days} gün, ${terms.from === 'customer' ? 'müşterinin kaydından' : 'Site Bilgileri’nden'}.`
}

/** Returns what a list says after the state: the amount paid, the invoices, the day of payment, or why the order is to be invoiced. */
export function stateNote({ state, paid, byHand, deliveredOn, invoiceNumbers, paidOn }: BillingRowJson): string {
  switch (state) {
    case 'partly-paid':
      return `${formatAmount(paid)} ödendi`
    case 'invoiced':
      return invoiceNumbers.join(', ')
    case 'paid':
      return paidOn ? formatShortDate(paidOn) : ''
    case 'paid-to-invoice':
      return deliveredOn ? 'peşin ödendi' : 'teslimden önce ödendi'
    case 'to-invoice':
      return paid > 0 ? `${formatAmount(paid)} ödendi` : deliveredOn ? 'teslim edildi' : byHand ? 'elle alındı' : ''
    default:
      return ''
  }
}

/** Names a state in a list: an order paid in advance is 'Faturalanacak', and `stateNote` adds 'peşin ödendi'. */
export const stateInList = (state: OrderAccountState) =>
  ACCOUNT_STATE_WORDS[state === 'paid-to-invoice' ? 'to-invoice' : state]

/** Returns what the amount in a list means. */
export const amountNote = (state: OrderAccountState | null) =>
  isToInvoice(state) ? 'KDV dahil' : isUnpaid(state) ? 'kalan' : state === 'paid' ? 'ödenen' : ''

type Difference = NonNullable<OrderBillingJson['differences']['invoice']>

/** Returns 'Fatura onaylanandan 1.110,00 TL az' or '0,60 TL fazla ödendi'. */
export function differenceWords(side: 'invoice' | 'payment', amount: number, currency: string): string {
  const money = formatMoney(Math.abs(amount), currency)
  if (side === 'invoice') return `Fatura onaylanandan ${money} ${amount < 0 ? 'az' : 'fazla'}`
  return `${money} ${amount < 0 ? 'eksik' : 'fazla'} ödendi`
}

export function explanationText({ explained }: Difference): string {
  if (!explained) return ''
  const { kind, text, author, createdAt } = explained
  return [`${DIFFERENCE_WORDS[kind]}${text ? `: ${text}` : ''}.`, `${author}, ${formatShortDate(createdAt)}`].join(' ')
}
