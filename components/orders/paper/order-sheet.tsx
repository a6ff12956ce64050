import type { ReactNode } from 'react'
import { Logo } from '@/components/site/logo'
import { OrderCircuit } from '@/components/orders/circuit'
import type { OrderJson } from '@/lib/orders/output'
import { formatDateTime } from '@/lib/platform/turkish/dates'
import type { Company } from '@/lib/settings/company'
import { STEPS } from '@/lib/orders/steps'
import { cutText } from './cut-text'
import styles from './paper.module.css'
import { QrCode } from '@/components/admin/qr-code'

/** Room of the fault on the sheet, in two sizes. */
const LARGE = { characters: 300, lines: 4 }
const SMALL = { characters: 520, lines: 5 }

/** Lines to write on. The free room of the page shows as many of them as it holds. */
const WRITING_LINES = 12

const SIGNATURES = [
  'Gelişte, teslim eden (müşteri): ad, tarih, imza',
  'Gelişte, teslim alan (servis): ad, tarih, imza',
  'Teslimde, teslim eden (servis): ad, tarih, imza',
  'Teslimde, teslim alan (müşteri): ad, tarih, imza',
]

export type PaperCompany = Pick<Company, 'name' | 'logo' | 'fullName' | 'address' | 'phone'>

/** The sheet of an order: one page A4. Fields that nobody filled stay free to write in. */
export function OrderSheet({ order, company }: { order: OrderJson; company: PaperCompany }) {
  const opener = order.events.findLast(({ kind }) => kind === 'opened')?.author
  return (
    <section aria-label="A4 fiş" className={styles.sheet}>
      <div className={styles.a4}>
        <div className={styles.frame}>
          <div className={styles.head}>
            <div>
              <Logo company={company} className={styles.logo} />
              <h1>İş Emri Fişi</h1>
              <span className={styles.number}>{order.number}</span>
              <span className={styles.small}>
                Açıldı <span className="mono">{formatDateTime(order.createdAt)}</span>
                {opener && `, ${opener}`}
              </span>
            </div>
            <div className={styles.code}>
              <QrCode text={order.trackingUrl} label="Müşterinin sayfası, karekod" />
              <span>Cihazınızın yerini ve teklifi buradan izleyin</span>
            </div>
          </div>
          <dl className={styles.pairs}>
            <Field name="Müşteri">
              <Line strong>{order.contactPerson}</Line>
              <Line>{order.companyName}</Line>
            </Field>
            <Field name="Ulaşım">
              <Line>{order.phone}</Line>
              <Line>{order.email}</Line>
            </Field>
            <Field name="Cihaz">
              <Line strong lines={3}>
                {[order.deviceBrand, order.deviceModel].filter(Boolean).join(' ')}
              </Line>
            </Field>
            <Field name="Seri numarası">
              <Line lines={3} mono>
                {order.serialNumber}
              </Line>
            </Field>
          </dl>
          <dl>
            <Field name="Yanında gelen">
              <Line room={90}>{order.accessories}</Line>
            </Field>
            <Fault text={order.faultDescription} />
          </dl>
          <div className={styles.circuit}>
            <OrderCircuit heading="h2" points={STEPS.map(() => ({ children: <SignHere /> }))} />
          </div>
          <div className={styles.write}>
            <span className={styles.small}>Ölçümler, değişen parçalar</span>
            {Array.from({ length: WRITING_LINES }, (_, index) => (
              <i key={index} />
            ))}
          </div>
          <div className={styles.sign}>
            {SIGNATURES.map((words) => (
              <div key={words}>
                <span className={styles.small}>{words}</span>
              </div>
            ))}
          </div>
        </div>
        <div className={styles.foot}>
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
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type LineProps = {
  children: string
  strong?: boolean
  mono?: boolean
  /** Lines after which it ends with an ellipsis. */
  lines?: 2 | 3
  /** Characters that one line takes in the large size. Longer texts are set smaller. */
  room?: number
}

function Line({ children, strong, mono, lines = 2, room = 40 }: LineProps) {
  const Element = strong ? 'b' : 'span'
  const names = [styles.line, lines === 3 && styles.three, children.length > room && styles.long, mono && styles.mono]
  return <Element className={names.filter(Boolean).join(' ')}>{children}</Element>
}

/** What the customer told, cut with a mark when it is too long for paper. */
function Fault({ text }: { text: string }) {
  const large = cutText(text, LARGE)
  const { text: shown, isCut } = large.isCut ? cutText(text, SMALL) : large
  return (
    <Field name="Müşterinin anlattığı arıza">
      <span className={`${styles.fault} ${large.isCut ? styles.longer : ''}`}>
        {shown}
        {isCut && ' …'}
      </span>
      {isCut && <span className={styles.cut}>Metin burada kesildi; tamamı iş emrinin panel sayfasında.</span>}
    </Field>
  )
}

function SignHere() {
  return (
    <>
      <span className={styles.blank} />
      <span className={styles.small}>tarih, imza</span>
    </>
  )
}
