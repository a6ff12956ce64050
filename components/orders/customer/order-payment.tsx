import { MoneyBar } from '@/components/orders/money-bar'
import { PageSection } from '@/components/site/section'
import { CheckMark } from '@/components/ui/check-mark'
import { FillDefs } from '@/components/ui/hatch'
import { PAYMENT_METHOD_WORDS } from '@/lib/orders/billing/fields'
import type { CustomerOrderJson } from '@/lib/orders/tracking/output'
import { formatLongDate } from '@/lib/platform/turkish/dates'
import { formatMoney } from '@/lib/platform/turkish/money'
import { BankAccounts } from './bank-accounts'

type OrderProps = { order: CustomerOrderJson }

/** Shows what is paid and unpaid or, before anything is due, the bank accounts for an approved quote. */
export function OrderPayment({ order }: OrderProps) {
  const { accounts, quote, number, payment } = order
  if (!payment && (accounts.length === 0 || !quote)) return null
  return (
    <PageSection top="edge" space="none" aria-labelledby="odeme" className="pt-10 pb-10 max-sm:py-6">
      <h2 id="odeme" className="mb-3 text-h2">
        Ödeme
      </h2>
      {payment ? (
        <PaymentState payment={payment} number={number} />
      ) : (
        quote && <BankAccounts accounts={accounts} amount={quote.total} currency={quote.currency} number={number} />
      )}
    </PageSection>
  )
}

type Payment = NonNullable<CustomerOrderJson['payment']>

const TITLES: Readonly<Record<Payment['state'], string>> = {
  awaited: 'Ödeme bekleniyor',
  'partly-paid': 'Bir kısmı ödendi',
  paid: 'Ödendi',
}

/** Returns the day and method of the payment, or its due date. An overdue payment is mentioned without reproach. */
function paymentText({ state, paidOn, method, invoices, dueOn, isOverdue }: Payment): string {
  if (state === 'paid') {
    const facts = [paidOn && formatLongDate(paidOn), method && PAYMENT_METHOD_WORDS[method].toLocaleLowerCase('tr')]
    const dayAndMethod = facts.filter(Boolean).join(', ')
    const ending = invoices.length > 0 ? 'Teşekkür ederiz.' : 'Fatura teslimde düzenlenir.'
    return dayAndMethod ? `${dayAndMethod}. ${ending}` : ending
  }
  if (!dueOn) return ''
  const due = `${state === 'partly-paid' ? 'Kalanın son günü' : 'Son gün'} ${formatLongDate(dueOn)}`
  return isOverdue ? `${due} idi. Ödediyseniz birkaç gün içinde burada görünür.` : due
}

function PaymentState({ payment, number }: { payment: Payment; number: string }) {
  const { state, currency, total, paid, open, invoices, accounts } = payment
  const isPaid = state === 'paid'
  const money = (amount: number) => formatMoney(amount, currency)
  const rows = [
    ['Tutar, KDV dahil', money(total)],
    ['Ödenen', paid > 0 ? money(paid) : '–'],
    ['Kalan', money(open)],
  ]
  return (
    <div className="max-w-184 border border-edge bg-paper">
      <FillDefs />
      <div className="px-6 pt-4.5 pb-5 max-sm:px-4">
        <div className="mb-3.5 grid grid-cols-[auto_minmax(0,1fr)] gap-y-0.5">
          {isPaid && <CheckMark className="mr-3 size-6 text-ok" />}
          <h3 className={`col-start-2 text-[1.25rem] ${isPaid ? 'text-ok' : ''}`}>{TITLES[state]}</h3>
          <p className="col-start-2 leading-[1.4] text-ink-2">{paymentText(payment)}</p>
          {invoices.map((invoice) => (
            <p key={invoice.number} className="col-start-2 leading-[1.4] text-ink-2">
              Fatura <span className="mono text-ink">{invoice.number}</span>, {formatLongDate(invoice.day)}
            </p>
          ))}
        </div>
        <MoneyBar
          of={{ approved: total, invoiced: invoices.length > 0 ? total : 0, withheld: 0, paid, state: null }}
          height={18}
          label={`${money(total)} tutarın ${money(paid)} kadarı ödendi`}
        />
        <dl className="mt-2.5 grid grid-cols-3 gap-x-4 max-sm:grid-cols-1">
          {rows.map(([name, text]) => (
            <div
              key={name}
              className="last:text-right max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:border-line max-sm:py-1 max-sm:not-first:border-t">
              <dt className="text-small text-ink-2">{name}</dt>
              <dd className="font-mono text-[1.0625rem] leading-[1.5] tracking-[-0.04em]">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      {accounts.length > 0 && (
        <BankAccounts accounts={accounts} amount={open} currency={currency} number={number} isEmbedded />
      )}
    </div>
  )
}
