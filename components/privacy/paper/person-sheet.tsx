import { MESSAGE_FIELDS } from '@/lib/contact/fields'
import { CUSTOMER_FIELDS } from '@/lib/customers/fields'
import { ORDER_FIELDS } from '@/lib/orders/order/fields'
import { DEVICE, deviceName, MODEL } from '@/lib/records/device'
import type { RecordTable } from '@/lib/records/field'
import { furtherFacts } from '@/lib/records/derive'
import { PERSON } from '@/lib/records/person'
import { mailKind } from '@/lib/mail/kinds'
import { PAYMENT_METHOD_WORDS } from '@/lib/orders/billing/fields'
import { stepName } from '@/lib/orders/steps'
import { DIRECTION_WORDS } from '@/lib/orders/shipment/fields'
import { stateLabel } from '@/lib/orders/words'
import type { PersonExport } from '@/lib/privacy/output'
import { type DecidedHow, type Decision, DECISION_LABELS, HOW_WORDS } from '@/lib/orders/quote/fields'
import { formatDateTime, formatLongDate, formatShortDate } from '@/lib/platform/turkish/dates'
import { formatMoney } from '@/lib/platform/turkish/money'
import { formatPhone } from '@/lib/platform/turkish/phone'
import { historyLines } from './person-history'
import styles from './sheet.module.css'

/** The company's data on the reply. */
export type AnsweringCompany = { legalName: string; address: string; email: string }

// Fields that have a place of their own on the sheet or are not about the person. All other fields are listed with their labels.
const PLACED_MESSAGE_FIELDS = [...Object.keys({ ...PERSON, ...MODEL }), 'problemDescription']
const PLACED_CUSTOMER_FIELDS = [...Object.keys(PERSON), 'address', 'taxOffice', 'taxNumber', 'note']
const PLAN_FIELDS = ['responsible', 'promisedOn', 'waitingForPart', 'partExpectedOn', 'partShown']
const PLACED_ORDER_FIELDS = [
  ...Object.keys({ ...PERSON, ...DEVICE }),
  'accessories',
  'faultDescription',
  'diagnosis',
  ...PLAN_FIELDS,
]

type Message = PersonExport['messages'][number]
type Order = PersonExport['orders'][number]

type PersonSheetProps = { personExport: PersonExport; company: AnsweringCompany }

/** The reply to a person: the company, the person, and all stored data, or a sentence saying that there is none. */
export function PersonSheet({ personExport, company }: PersonSheetProps) {
  const { person, preparedAt, messages, orders, customers, formerContacts, mentions, mails } = personExport
  const isEmpty = [messages, orders, customers, formerContacts, mentions, mails].every(({ length }) => length === 0)
  return (
    <article className={styles.a4}>
      <h1>{isEmpty ? 'Kaydınız yoktur' : 'Kişisel verileriniz'}</h1>
      <p>
        <span className="mono">{person}</span>, {formatLongDate(preparedAt)}
      </p>
      <p className={styles.small}>
        Veri sorumlusu: {company.legalName}, {company.address}, {company.email}
      </p>
      {isEmpty ? (
        <p className="mt-6">
          6698 sayılı Kanun’un 11. maddesine göre yaptığınız başvuru üzerine kayıtlarımızı aradık. Bu{' '}
          {person.includes('@') ? 'e-posta adresiyle' : 'telefonla'} tutulan bir mesaj, iş emri, fotoğraf ya da e-posta
          yoktur; hakkınızda işlediğimiz kişisel veri bulunmamaktadır.
        </p>
      ) : (
        <p className="mt-6">
          6698 sayılı Kanun’un 11. maddesine göre yaptığınız başvuru üzerine, hakkınızda tuttuğumuz her şey aşağıdadır.
          Amaçlar, hukuki sebepler ve saklama süreleri sitemizdeki KVKK aydınlatma metnindedir.
        </p>
      )}
      {messages.length > 0 && <h2>Mesajlarınız</h2>}
      {messages.map((message) => (
        <MessageSection key={message.id} message={message} />
      ))}
      {orders.map((order) => (
        <OrderSection key={order.id} order={order} />
      ))}
      {customers.length > 0 && <h2>Müşteri kaydınız</h2>}
      {customers.map((customer) => (
        <Facts
          key={customer.createdAt}
          facts={[
            ...personFacts(customer),
            [CUSTOMER_FIELDS.address.label, customer.address],
            ['Vergi', [customer.taxOffice, customer.taxNumber].filter(Boolean).join(', ')],
            [CUSTOMER_FIELDS.note.label, customer.note],
            ...otherFacts(CUSTOMER_FIELDS, customer, PLACED_CUSTOMER_FIELDS),
            ['Eklendi', formatShortDate(customer.createdAt)],
          ]}
        />
      ))}
      {formerContacts.length > 0 && <h2>Bir müşterinin önceki kişisi olarak</h2>}
      {formerContacts.map((contact) => (
        <Facts key={contact.createdAt} facts={personFacts({ ...contact, companyName: '' })} />
      ))}
      {mentions.length > 0 && <h2>Başka kayıtlarda adınız</h2>}
      <ul>
        {mentions.map(({ number, day }, index) => (
          <li key={`${index} ${number}`}>
            {number ? `${number} numaralı iş emri` : 'Bir mesaj ya da müşteri kaydı'}, {formatShortDate(day)}
          </li>
        ))}
      </ul>
      {mails.length > 0 && <h2>Başka e-postalar</h2>}
      <Mails mails={mails} />
    </article>
  )
}

type Fact = [label: string, value: string | null | false]

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className="contents">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

const personFacts = (person: Record<keyof typeof PERSON, string>): Fact[] => [
  [PERSON.contactPerson.label, person.contactPerson],
  [PERSON.companyName.label, person.companyName],
  [PERSON.phone.label, formatPhone(person.phone)],
  [PERSON.email.label, person.email],
]

const contactFacts = (contact: Message | Order): Fact[] => [...personFacts(contact), ['Cihaz', deviceName(contact)]]

const otherFacts = (table: RecordTable, row: object, placed: readonly string[]) =>
  furtherFacts(table, row, placed).map(({ label, value }): Fact => [label, value])

function MessageSection({ message }: { message: Message }) {
  const { receivedAt, noticeVersion, keptUntil, workOrders, problemDescription, photos, mails } = message
  const retention = keptUntil
    ? formatShortDate(keptUntil)
    : `${workOrders.map(({ number }) => number).join(', ')} ile birlikte`
  return (
    <section>
      <h3>{formatDateTime(receivedAt)}</h3>
      <Facts
        facts={[
          ...contactFacts(message),
          ['Yazdığınız', problemDescription],
          ...otherFacts(MESSAGE_FIELDS, message, PLACED_MESSAGE_FIELDS),
          ['Aydınlatma metni', `sürüm ${noticeVersion}`],
          ['Saklanır', retention],
        ]}
      />
      <Photos photos={photos} />
      <Mails mails={mails} />
    </section>
  )
}

function OrderSection({ order }: { order: Order }) {
  return (
    <section>
      <h2>İş emri {order.number}</h2>
      <Facts
        facts={[
          ...contactFacts(order),
          [ORDER_FIELDS.serialNumber.label, order.serialNumber],
          [ORDER_FIELDS.accessories.label, order.accessories],
          [ORDER_FIELDS.faultDescription.label, order.faultDescription],
          [ORDER_FIELDS.diagnosis.label, order.diagnosis],
          ...otherFacts(ORDER_FIELDS, order, PLACED_ORDER_FIELDS),
          ['Açıldı', formatDateTime(order.openedAt)],
          ['Adım', stepName(order.step)],
          ['Durum', stateLabel(order.state)],
          ['Kapandı', order.closedAt && formatDateTime(order.closedAt)],
          ['Garanti', order.warrantyUntil && formatShortDate(order.warrantyUntil)],
          ['Saklanır', 'Ticari kayıt olarak, teslimden başlayarak on yıl'],
        ]}
      />
      {order.quotes.map((quote) => (
        <div key={quote.version}>
          <h3>Teklif {quote.version}</h3>
          <Facts
            facts={[
              ['Tutar', formatMoney(quote.total, quote.currency)],
              ['Kalemler', quote.lines.map(({ text }) => text).join(', ')],
              ['Yapılacak iş', quote.work],
              ['Gönderildi', quote.sentAt && formatDateTime(quote.sentAt)],
              ['Karar', quote.decision && DECISION_LABELS[quote.decision as Decision]],
              ['Karar veren', quote.decision && `${quote.decidedBy}, ${HOW_WORDS[quote.decidedHow as DecidedHow]}`],
              ['Karar tarihi', quote.decidedAt && formatDateTime(quote.decidedAt)],
              ['Not', quote.decisionNote],
            ]}
          />
        </div>
      ))}
      {order.loadTests.map((test) => (
        <div key={test.number}>
          <h3>Test tutanağı {test.number}</h3>
          <Facts
            facts={[
              ['Yük', test.load],
              ['Ölçü aleti', test.instrument],
              ['Ölçü aletleri', test.instruments.map(({ name }) => name).join(', ')],
              [
                'Ölçümler',
                test.rows
                  .map(({ what, nominal, measured, unit }) =>
                    `${what}: ${measured} ${unit}${nominal && ` (anma ${nominal})`}`.trim(),
                  )
                  .join(', '),
              ],
              ['Not', test.note],
              ['İmzalandı', test.signedAt && formatDateTime(test.signedAt)],
            ]}
          />
        </div>
      ))}
      {order.shipments.length > 0 && <h3>Kargo</h3>}
      <ul>
        {order.shipments.map(({ direction, carrier, trackingNumber, day }) => (
          <li key={[direction, day, carrier, trackingNumber].join(' ')}>
            {formatShortDate(day)} {DIRECTION_WORDS[direction].toLocaleLowerCase('tr')}: {carrier}
            {trackingNumber && `, takip no ${trackingNumber}`}
          </li>
        ))}
      </ul>
      {order.invoices.length + order.payments.length > 0 && <h3>Fatura ve ödeme</h3>}
      <ul>
        {order.invoices.map(({ number, day, amount, currency }) => (
          <li key={number}>
            {formatShortDate(day)} fatura {number}: {formatMoney(amount, currency)}
          </li>
        ))}
        {order.payments.map(({ day, amount, currency, method, note }, index) => (
          <li key={[day, amount, index].join(' ')}>
            {formatShortDate(day)} ödeme, {PAYMENT_METHOD_WORDS[method].toLocaleLowerCase('tr')}:{' '}
            {formatMoney(amount, currency)}
            {note && `, ${note}`}
          </li>
        ))}
        {order.accountTexts.map((text) => (
          <li key={text} className={styles.quote}>
            {text}
          </li>
        ))}
      </ul>
      <h3>Geçmiş</h3>
      <ul>
        {historyLines(order).map((line, index) => (
          <li key={order.events[index]!.createdAt + line}>{line}</li>
        ))}
      </ul>
      {order.notes.length > 0 && <h3>Sizden söz eden notlar</h3>}
      <ul>
        {order.notes.map((note) => (
          <li key={note.createdAt} className={styles.quote}>
            {formatDateTime(note.createdAt)}: {note.text}
          </li>
        ))}
      </ul>
      <Photos photos={order.photos} />
      <Mails mails={order.mails} />
    </section>
  )
}

function Photos({ photos }: { photos: Order['photos'] }) {
  if (photos.length === 0) return null
  return (
    <>
      <h3>{photos.length} fotoğraf (dosyaları ayrıca verilir)</h3>
      <ul>
        {photos.map(({ id, by, caption, width, height, createdAt }) => (
          <li key={id}>
            {[formatDateTime(createdAt), by, `${width} × ${height}`, caption].filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
    </>
  )
}

function Mails({ mails }: { mails: PersonExport['mails'] }) {
  if (mails.length === 0) return null
  return (
    <>
      <h3>{mails.length} e-posta</h3>
      <ul>
        {mails.map((mail) => (
          <li key={`${mail.createdAt} ${mail.recipient} ${mail.kind}`}>
            {formatDateTime(mail.createdAt)}, {mailKind(mail.kind)?.shortName ?? 'bildirim'}, {mail.recipient}
            {mail.subject && `: ${mail.subject}`}
          </li>
        ))}
      </ul>
    </>
  )
}
