import { ORDER_FIELDS } from '@/lib/orders/order/fields'
import { deviceName } from '@/lib/records/device'
import type { ReactNode } from 'react'
import { CompanyLogo } from '@/components/site/frame/logo'
import { OrderCircuit } from '@/components/orders/circuit'
import type { OrderJson } from '@/lib/orders/order/output'
import { formatDateTime } from '@/lib/platform/turkish/dates'
import { formatPhone } from '@/lib/platform/turkish/phone'
import type { Company } from '@/lib/settings/company'
import { STEPS } from '@/lib/orders/steps'
import { truncateText } from './truncate-text'
import styles from './paper.module.css'
import { QrCode } from '@/components/admin/qr-code'

/** How much of the fault fits on the sheet in larger and in smaller type. */
const LARGE_TYPE_LIMITS = { characters: 300, lines: 4 }
const SMALL_TYPE_LIMITS = { characters: 520, lines: 5 }

/** Classes of a sheet or label. It is white, and no page break splits it. */
export const PAPER = `border border-edge bg-paper text-ink print:break-inside-avoid print:border-0 ${styles.paper}`

/** Classes of the frame around a sheet or label. */
export const PAPER_FRAME = 'w-full max-w-[210mm] print:max-w-none'
export const ORDER_NUMBER = `block font-mono leading-[1.1] font-normal tracking-[-0.05em] whitespace-nowrap ${styles.number}`
const SMALL_TEXT = 'block text-[9pt] text-ink-2'

/** Lines to write on. The free space of the page shows as many of them as fit. */
const WRITING_LINES = 12

const SIGNATURES = [
  'Gelişte, teslim eden (müşteri): ad, tarih, imza',
  'Gelişte, teslim alan (servis): ad, tarih, imza',
  'Teslimde, teslim eden (servis): ad, tarih, imza',
  'Teslimde, teslim alan (müşteri): ad, tarih, imza',
]

export type SheetCompany = Pick<Company, 'name' | 'logo' | 'fullName' | 'address' | 'phone'>

/** The sheet of an order: one A4 page. Empty fields can be filled in by hand. */
export function OrderSheet({ order, company }: { order: OrderJson; company: SheetCompany }) {
  const opener = order.events.findLast(({ kind }) => kind === 'opened')?.author
  return (
    <section aria-label="A4 fiş" className={`${PAPER_FRAME} ${styles.sheet}`}>
      <div
        className={`${PAPER} flex min-h-[297mm] flex-col px-[13mm] py-[12mm] text-[11pt] leading-[1.4] print:h-[297mm] print:w-[210mm] print:overflow-hidden ${styles.a4}`}>
        <div className="flex min-h-0 flex-1 flex-col border-2 border-edge">
          <div className={`grid grid-cols-[minmax(0,1fr)_auto] border-b-2 border-edge ${styles.head}`}>
            <div className={`py-[6mm] ${styles.cell}`}>
              <CompanyLogo company={company} className="h-auto w-[30mm]" />
              <h1 className="mt-[5mm] text-[14pt] leading-[1.2]">İş Emri Fişi</h1>
              <span className={`${ORDER_NUMBER} text-[38pt]`}>{order.number}</span>
              <span className={SMALL_TEXT}>
                Açıldı <span className="mono">{formatDateTime(order.createdAt)}</span>
                {opener && `, ${opener}`}
              </span>
            </div>
            <div className={`w-[46mm] border-l border-line p-[4mm] text-center text-[9pt] ${styles.qrCode}`}>
              <QrCode text={order.trackingUrl} label="Müşterinin sayfası, karekod" className="mb-[1mm] h-auto w-full" />
              <span>Cihazınızın yerini ve teklifi buradan izleyin</span>
            </div>
          </div>
          <dl className={`grid grid-cols-2 *:even:border-l ${styles.pairs}`}>
            <Field name="Müşteri">
              <Line strong>{order.contactPerson}</Line>
              <Line>{order.companyName}</Line>
            </Field>
            <Field name="Ulaşım">
              <Line>{formatPhone(order.phone)}</Line>
              <Line>{order.email}</Line>
            </Field>
            <Field name="Cihaz">
              <Line strong lines={3}>
                {deviceName(order)}
              </Line>
            </Field>
            <Field name={ORDER_FIELDS.serialNumber.label}>
              <Line lines={3} mono>
                {order.serialNumber}
              </Line>
            </Field>
          </dl>
          <dl>
            <Field name={ORDER_FIELDS.accessories.label}>
              <Line lineLength={90} lines="all">
                {order.accessories}
              </Line>
            </Field>
            <Fault text={order.faultDescription} />
          </dl>
          <div className={`border-b border-line pt-[6mm] pb-[4mm] ${styles.cell} ${styles.circuit}`}>
            <OrderCircuit heading="h2" points={STEPS.map(() => ({ children: <SignatureLine /> }))} />
          </div>
          <div
            className={`min-h-[42mm] flex-[1_1_0] overflow-hidden pt-[2.5mm] print:min-h-0 ${styles.cell} ${styles.writingSpace}`}>
            <span className={SMALL_TEXT}>Ölçümler, değişen parçalar</span>
            {Array.from({ length: WRITING_LINES }, (_, index) => (
              <i key={index} className="block h-[8mm] border-b border-line" />
            ))}
          </div>
          <div className="grid grid-cols-2 border-t-2 border-edge">
            {SIGNATURES.map((words) => (
              <div
                key={words}
                className={`min-h-[20mm] border-line pt-[2.5mm] pb-[3mm] even:border-l nth-[n+3]:border-t ${styles.cell}`}>
                <span className={SMALL_TEXT}>{words}</span>
              </div>
            ))}
          </div>
        </div>
        <div className="flex flex-wrap justify-between gap-x-[6mm] pt-[3mm] text-[9pt] text-ink-2">
          <span>{[company.fullName, ...company.address.lines].join(', ')}</span>
          <span>{company.phone.display}</span>
          <span>Onay olmadan işlem yapılmaz.</span>
          <span>Karekod müşterinin sayfasını açar: fiş ve etiket, cihaz gibi başkasına verilmez.</span>
        </div>
      </div>
    </section>
  )
}

function Field({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={`min-w-0 border-b border-line pt-[2.5mm] pb-[3mm] [overflow-wrap:anywhere] ${styles.cell}`}>
      <dt className={SMALL_TEXT}>{name}</dt>
      <dd className="min-h-[1.4em] text-[12pt]">{children}</dd>
    </div>
  )
}

export const PAPER_MONO = 'font-mono tracking-[-0.01em]'

const CLAMPS = { 2: 'line-clamp-2', 3: 'line-clamp-3', all: 'block' } as const

type LineProps = {
  children: string
  strong?: boolean
  mono?: boolean
  /** Number of lines before the text is truncated. Customers sign for the accessories, so these are never truncated. */
  lines?: 2 | 3 | 'all'
  /** Characters that fit on a line in the larger type. Longer texts are set in smaller type. */
  lineLength?: number
}

function Line({ children, strong, mono, lines = 2, lineLength = 40 }: LineProps) {
  const clamp = `${CLAMPS[lines]} ${mono ? PAPER_MONO : ''}`
  const isLong = children.length > lineLength
  if (strong) {
    return <b className={`${clamp} font-title leading-[1.25] ${isLong ? 'text-[10pt]' : 'text-[14pt]'}`}>{children}</b>
  }
  return <span className={`${clamp} ${isLong ? 'text-[9pt] leading-[1.25]' : ''}`}>{children}</span>
}

/** The fault as the customer described it, truncated with an ellipsis if it is too long. */
function Fault({ text }: { text: string }) {
  const large = truncateText(text, LARGE_TYPE_LIMITS)
  const { text: shownText, isTruncated } = large.isTruncated ? truncateText(text, SMALL_TYPE_LIMITS) : large
  return (
    <Field name="Müşterinin anlattığı arıza">
      <span
        className={`whitespace-pre-line ${large.isTruncated ? 'line-clamp-6 text-[10pt] leading-[1.3]' : 'line-clamp-5'}`}>
        {shownText}
        {isTruncated && ' …'}
      </span>
      {isTruncated && (
        <span className="block text-[9pt] font-semibold">
          Metin burada kesildi; tamamı iş emrinin panel sayfasında.
        </span>
      )}
    </Field>
  )
}

function SignatureLine() {
  return (
    <>
      <span className="mr-[8mm] block h-[7mm] border-b border-line" />
      <span className={SMALL_TEXT}>tarih, imza</span>
    </>
  )
}
