import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CustomerOrderJson } from '@/lib/orders/tracking/output'
import { QUOTE_FIELDS } from '@/lib/orders/quote/fields'
import { isApproved } from '@/lib/orders/steps'
import { formatLongDate } from '@/lib/platform/turkish/dates'
import { LINE_KIND_WORDS } from '@/lib/orders/words'
import { formatAmount, formatMoney } from '@/lib/platform/turkish/money'
import { formatQuantity } from '@/lib/platform/turkish/numbers'
import { Icon } from '@/components/ui/icon'
import styles from './order-quote.module.css'

export type CustomerQuote = NonNullable<CustomerOrderJson['quote']>

type OrderQuoteProps = {
  number: string
  quote: CustomerQuote
  /** The diagnosis, if the quote awaits a decision. Other quotes have none, and say when they were sent. */
  diagnosis?: string
  /** The decision or the form for it, shown below the approval switch. */
  children?: ReactNode
}

const SIDE_PADDING = 'px-6 @max-[37.5rem]/quote:px-4'
const SECTION = `pt-4.5 pb-5 ${SIDE_PADDING}`

const SMALL_HEADING = 'mb-1 font-sans text-[1rem] leading-[1.4] font-normal text-ink-2'

/** The value beside it names its unit, which the column's label contains. */
const LEAD_TIME = 'Süre, onaydan sonra'

/** A quote as the customer sees it. The total includes VAT, whether or not staff typed prices with VAT. */
export function OrderQuote({ number, quote, diagnosis, children }: OrderQuoteProps) {
  const { version, currency, work, leadDays, validUntil, isExpired, sentAt, lines } = quote
  const money = (cents: number) => formatMoney(cents, currency)
  const workItems = work.split('\n').filter((line) => line.trim() !== '')
  const awaitsDecision = diagnosis !== undefined
  const leadText = leadDays === 0 ? 'Aynı gün' : `${leadDays} iş günü`
  const sumRows = (subtotalName: string) => (
    <>
      <Figure name={subtotalName} value={money(quote.subtotal)} />
      {quote.discountAmount > 0 && (
        <Figure name={QUOTE_FIELDS.discountValue.label} value={`−${money(quote.discountAmount)}`} />
      )}
      <Figure
        name={quote.vatIncluded ? `İçindeki KDV %${quote.vatRate}` : `KDV %${quote.vatRate}`}
        value={money(quote.vat)}
      />
    </>
  )
  return (
    <section
      id="teklif"
      aria-labelledby="teklif-baslik"
      className="@container/quote border-2 border-edge bg-paper print:break-inside-avoid">
      <header
        className={`flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b-2 border-edge py-4 ${SIDE_PADDING}`}>
        <h2 id="teklif-baslik" className="text-h2">
          Teklif
        </h2>
        <span className="font-mono text-ink-2">{`${number}/${version}`}</span>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(14rem,0.72fr)] @max-[37.5rem]/quote:grid-cols-1">
        <p className={SECTION}>
          <span className="block text-ink-2">Ödenecek tutar, KDV dahil</span>
          {/* An amount of eight digits and its currency stay on one line at 320 px. */}
          <b
            className={`block font-mono text-[2.5rem] leading-[1.2] font-normal tracking-[-0.045em] whitespace-nowrap @max-[26.25rem]/quote:text-[min(2.125rem,8vw)] ${isExpired ? 'text-ink-2 line-through decoration-2' : ''}`}>
            {money(quote.total)}
          </b>
        </p>
        <dl className="grid content-center border-l border-line py-2.5 pr-6 pl-5 @max-[37.5rem]/quote:border-t @max-[37.5rem]/quote:border-l-0 @max-[37.5rem]/quote:px-4">
          {awaitsDecision ? (
            <>
              <Figure name={LEAD_TIME} value={leadText} />
              <Figure name="Son gün" value={formatLongDate(validUntil)} />
            </>
          ) : (
            sumRows(`${lines.length} satır`)
          )}
          {quote.previousTotal !== null && <Figure name="Önceki teklif" value={money(quote.previousTotal)} />}
        </dl>
      </div>
      {!awaitsDecision && (
        <Terms
          rows={[
            [LEAD_TIME, leadText],
            [QUOTE_FIELDS.validUntil.label, formatLongDate(validUntil) + (isExpired ? ', doldu' : '')],
            [QUOTE_FIELDS.sentAt.label, formatLongDate(sentAt)],
          ]}
        />
      )}
      {(diagnosis || workItems.length > 0) && (
        <div className={`grid gap-4 border-t border-line ${SECTION}`}>
          {diagnosis && (
            <div>
              <h3 className={SMALL_HEADING}>Ne bulduk</h3>
              <p className="max-w-[40em] leading-[1.5] wrap-anywhere whitespace-pre-line">{diagnosis}</p>
            </div>
          )}
          {workItems.length > 0 && (
            <div>
              <h3 className={SMALL_HEADING}>{QUOTE_FIELDS.work.label}</h3>
              <ul>
                {workItems.map((line, index) => (
                  <li
                    key={index}
                    className="relative max-w-[40em] pl-5 leading-[1.5] wrap-anywhere not-first:mt-0.5 before:absolute before:top-[0.72em] before:left-0 before:w-2.5 before:border-t before:border-ink">
                    {line}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      )}
      <details className={`group border-y border-line ${styles.lines}`}>
        <summary
          className={`flex min-h-13 cursor-pointer list-none items-center gap-2.5 py-1 font-semibold group-open:border-b group-open:border-line hover:bg-tint focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden ${SIDE_PADDING}`}>
          Satır satır
          <span className="font-mono font-normal text-ink-2">{lines.length}</span>
          <Icon of={ChevronDown} className="ml-auto group-open:rotate-180 print:hidden" />
        </summary>
        <Lines lines={lines} currency={currency} />
        {awaitsDecision && (
          <dl className={`border-t-2 border-edge py-1.5 ${SIDE_PADDING}`}>{sumRows('Satır toplamı')}</dl>
        )}
      </details>
      {children && <ApprovalSwitch closed={isApproved({ quote })} />}
      {children}
    </section>
  )
}

/** The lines of a quote with their amounts. In a narrow quote the text is above its numbers. */
function Lines({ lines, currency }: Pick<CustomerQuote, 'lines' | 'currency'>) {
  return (
    <table className={styles.table}>
      <caption className="sr-only">Teklifin satırları</caption>
      <thead>
        <tr>
          <th scope="col">Ne</th>
          <th scope="col" className={styles.number}>
            Miktar
          </th>
          <th scope="col" className={styles.number}>
            Birim fiyat
          </th>
          <th scope="col" className={styles.number}>
            Tutar, {currency === 'TRY' ? 'TL' : currency}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ kind, text, quantity, unit, unitPrice, total }, index) => (
          <tr key={index}>
            <th scope="row">
              {text}
              {text !== LINE_KIND_WORDS[kind] && (
                <small className="block text-small text-ink-2">{LINE_KIND_WORDS[kind]}</small>
              )}
            </th>
            <td className={styles.number}>
              {quantity === null ? '–' : formatQuantity(quantity)} {unit}
            </td>
            <td className={styles.number}>{unitPrice === null ? '–' : formatAmount(unitPrice)}</td>
            <td className={styles.number}>{total === null ? '–' : formatAmount(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-line py-1.5 not-first:border-t">
      <dt className="text-ink-2">{name}</dt>
      <dd className="ml-auto font-mono text-[1rem] leading-[1.55]">{value}</dd>
    </div>
  )
}

function Terms({ rows }: { rows: [name: string, value: string][] }) {
  return (
    <dl className="grid grid-cols-3 border-t border-line @max-[26.25rem]/quote:grid-cols-2">
      {rows.map(([name, value]) => (
        <div
          key={name}
          className="min-w-0 border-line pt-3 pr-4 pb-3.5 pl-6 wrap-anywhere not-first:border-l @max-[37.5rem]/quote:pr-2 @max-[37.5rem]/quote:pl-4 @max-[26.25rem]/quote:nth-3:col-span-full @max-[26.25rem]/quote:nth-3:border-t @max-[26.25rem]/quote:nth-3:border-l-0">
          <dt className="text-small text-ink-2">{name}</dt>
          <dd className="font-title text-[1.125rem] leading-[1.3] font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function ApprovalSwitch({ closed }: { closed: boolean }) {
  const terminal = closed ? 'fill-ok stroke-ok' : 'fill-sheet'
  return (
    <div aria-hidden className="relative h-13 bg-[linear-gradient(var(--paper)_38px,var(--sheet)_38px)]">
      <svg
        viewBox="0 0 1600 52"
        preserveAspectRatio="xMinYMid slice"
        className="absolute top-0 left-0 h-13 w-full overflow-hidden fill-none stroke-edge stroke-2">
        <path d={closed ? 'M0 38H72M150 38H1600' : 'M0 38H71M76 35L141 6'} />
        <path d={closed ? 'M76 38H146' : 'M151 38H1600'} className={closed ? 'stroke-ok' : 'stroke-1'} />
        <circle cx="75" cy="38" r="4" className={terminal} />
        <circle cx="147" cy="38" r="4" className={terminal} />
      </svg>
    </div>
  )
}
