import type { ReactNode } from 'react'
import type { CustomerOrderJson } from '@/lib/orders/tracking-output'
import { isApproved } from '@/lib/orders/steps'
import { formatLongDate } from '@/lib/platform/turkish/dates'
import { LINE_KIND_WORDS } from '@/lib/orders/words'
import { formatAmount, formatMoney, formatQuantity } from '@/lib/platform/turkish/money'
import styles from './order-quote.module.css'

export type CustomerQuote = NonNullable<CustomerOrderJson['quote']>

/** A quote that is being written has nothing in some of its fields. */
type ShownQuote = Omit<CustomerQuote, 'sentAt' | 'leadDays' | 'validUntil'> & {
  sentAt: string | null
  leadDays: number | null
  validUntil: string | null
}

type OrderQuoteProps = {
  number: string
  quote: Pick<
    ShownQuote,
    | 'version'
    | 'currency'
    | 'lines'
    | 'subtotal'
    | 'discountAmount'
    | 'vatIncluded'
    | 'vatRate'
    | 'net'
    | 'vat'
    | 'total'
    | 'work'
    | 'leadDays'
    | 'validUntil'
    | 'isExpired'
    | 'sentAt'
    | 'decision'
    | 'previousTotal'
  >
  /** Below the contact that the decision closes: the decision or the form for it. */
  children?: ReactNode
}

/** A quote as the customer sees it. What is to be paid stands out, however staff typed the amount. */
export function OrderQuote({ number, quote, children }: OrderQuoteProps) {
  const { version, currency, work, leadDays, validUntil, isExpired, sentAt } = quote
  // Nothing is to be paid only while the amount is not typed yet.
  const money = (cents: number) => (quote.total > 0 ? formatMoney(cents, currency) : '–')
  return (
    <section id="teklif" aria-labelledby="teklif-baslik" className={`${styles.sheet} ${isExpired ? styles.void : ''}`}>
      <header className={styles.head}>
        <h2 id="teklif-baslik" className="text-h2">
          Teklif
        </h2>
        <span className="font-mono text-ink-2">
          {number}/{version}
        </span>
      </header>
      {work.trim() !== '' && (
        <div className={styles.part}>
          <h3 className="mb-1 font-sans text-[1rem] leading-[1.4] font-normal text-ink-2">Yapılacak iş</h3>
          <ul className={styles.lines}>
            {workItems(work).map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <Lines lines={quote.lines} currency={currency} />
      <div className={styles.sum}>
        <p className={styles.part}>
          <span className="block text-ink-2">Ödenecek tutar, KDV dahil</span>
          <b className={styles.amount}>{money(quote.total)}</b>
        </p>
        <dl className={styles.calc}>
          <Amount name="Satır toplamı" value={money(quote.subtotal)} />
          {quote.discountAmount > 0 && <Amount name="İskonto" value={`−${money(quote.discountAmount)}`} />}
          <Amount
            name={quote.vatIncluded ? `İçindeki KDV %${quote.vatRate}` : `KDV %${quote.vatRate}`}
            value={money(quote.vat)}
          />
          {quote.previousTotal !== null && (
            <Amount name="Önceki teklif" value={formatMoney(quote.previousTotal, currency)} />
          )}
        </dl>
      </div>
      <Terms
        rows={[
          ['Süre', leadTime(leadDays)],
          ['Geçerlilik', validUntil ? formatLongDate(validUntil) + (isExpired ? ', doldu' : '') : '–'],
          sentAt ? ['Gönderildi', formatLongDate(sentAt)] : ['Sürüm', version],
        ]}
      />
      {children && <Gate closed={isApproved({ quote })} />}
      {children}
    </section>
  )
}

type LinesProps = Pick<CustomerQuote, 'lines' | 'currency'>

/** The lines of a quote with their amounts. In a narrow quote each is two lines, the text above its numbers. */
function Lines({ lines, currency }: LinesProps) {
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
              {text !== LINE_KIND_WORDS[kind] && <small>{LINE_KIND_WORDS[kind]}</small>}
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

/** Returns the lines of a text. One line is one item of the work to be done. */
function workItems(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}

function leadTime(days: number | null): string {
  if (days === null) return '–'
  return days === 0 ? 'Aynı gün' : `${days} iş günü`
}

function Amount({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-2">{name}</dt>
      <dd className="ml-auto font-mono text-[1rem] leading-[1.55]">{value}</dd>
    </div>
  )
}

type TermsProps = { rows: [name: string, value: ReactNode][]; className?: string }

function Terms({ rows, className = '' }: TermsProps) {
  return (
    <dl className={`${styles.terms} ${className}`}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="text-small text-ink-2">{name}</dt>
          <dd className="font-title text-[1.125rem] leading-[1.3] font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The contact between quote and decision. */
function Gate({ closed }: { closed: boolean }) {
  const end = closed ? styles.g : undefined
  return (
    <div aria-hidden className={styles.gate}>
      <svg viewBox="0 0 1600 52" preserveAspectRatio="xMinYMid slice">
        <path d={closed ? 'M0 38H72M150 38H1600' : 'M0 38H71M76 35L141 6'} />
        <path d={closed ? 'M76 38H146' : 'M151 38H1600'} className={closed ? styles.g : styles.thin} />
        <circle cx="75" cy="38" r="4" className={end} />
        <circle cx="147" cy="38" r="4" className={end} />
      </svg>
    </div>
  )
}

type WarrantyProps = Pick<
  CustomerOrderJson,
  'number' | 'deviceBrand' | 'deviceModel' | 'serialNumber' | 'closedAt' | 'warrantyUntil'
>

export function OrderWarranty(order: WarrantyProps) {
  const { number, deviceBrand, deviceModel, serialNumber, closedAt, warrantyUntil } = order
  if (!warrantyUntil) return null
  return (
    <section aria-labelledby="garanti" className={styles.sheet}>
      <header className={styles.head}>
        <h2 id="garanti" className="text-h2">
          Garanti
        </h2>
        <span className="font-mono text-ink-2">{number}</span>
      </header>
      <p className={styles.part}>
        <span className="block text-ink-2">Son gün</span>
        <b className={styles.amount}>{formatLongDate(warrantyUntil)}</b>
      </p>
      <Terms
        className={styles.stacked}
        rows={[
          ['Cihaz', [deviceBrand, deviceModel].filter(Boolean).join(' ') || 'Belirtilmedi'],
          ['Seri numarası', serialNumber ? <span className="font-mono font-normal">{serialNumber}</span> : 'Yok'],
          ['Teslim', closedAt ? formatLongDate(closedAt) : ''],
        ]}
      />
      <p className={`${styles.part} border-t border-line text-ink-2`}>
        Garanti yapılan onarımı kapsar. Aynı alarm yine çıkarsa cihazı sökmeden bu numarayla arayın.
      </p>
    </section>
  )
}
