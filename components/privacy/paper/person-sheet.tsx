import { CUSTOMER_FIELDS } from '@/lib/customers/fields'
import { LOAD_TEST_FIELDS } from '@/lib/orders/load-test/fields'
import { ORDER_FIELDS } from '@/lib/orders/order/fields'
import { deviceName, MODEL_LAYOUT } from '@/lib/records/device'
import { PERSON } from '@/lib/records/person'
import { mailKind } from '@/lib/mail/kinds'
import { PAYMENT_METHOD_WORDS } from '@/lib/orders/billing/fields'
import { stepName } from '@/lib/orders/steps'
import { DIRECTION_WORDS } from '@/lib/orders/shipment/fields'
import { eventTitle, stateLabel } from '@/lib/orders/words'
import type { PersonExport } from '@/lib/privacy/output'
import { exportedFacts } from '@/lib/privacy/person-columns'
import { type DecidedHow, type Decision, DECISION_LABELS, HOW_WORDS, QUOTE_FIELDS } from '@/lib/orders/quote/fields'
import { formatDateTime, formatLongDate, formatShortDate } from '@/lib/platform/turkish/dates'
import { formatMoney } from '@/lib/platform/turkish/money'
import { formatPhone } from '@/lib/platform/turkish/phone'
import styles from './sheet.module.css'

/** The company's data on the reply. */
export type AnsweringCompany = { legalName: string; address: string; email: string }

/** The columns of `personFacts` and of `contactFacts`, in the sequence of the sheet. */
const PERSON_NAMES = ['contactPerson', 'companyName', 'phone', 'email'] as const
const CONTACT_NAMES = [...PERSON_NAMES, ...MODEL_LAYOUT] as const

const QUOTE = 'border-l border-line pl-[4mm] whitespace-pre-line'

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
      <p className="text-ink-2">
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
            ...exportedFacts('Customer', customer, [...PERSON_NAMES, 'address', 'taxOffice', 'taxNumber', 'note']),
            [CUSTOMER_FIELDS.createdAt.label, formatShortDate(customer.createdAt)],
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

const personFacts = (person: Record<(typeof PERSON_NAMES)[number], string>) =>
  PERSON_NAMES.map((name): Fact => [PERSON[name].label, name === 'phone' ? formatPhone(person.phone) : person[name]])

const contactFacts = (contact: Message | Order): Fact[] => [...personFacts(contact), ['Cihaz', deviceName(contact)]]

/** Returns the texts and the other facts of a row that is shown as one line. */
const lineOf = (texts: string[], facts: Fact[], separator = ', ') =>
  [...texts, ...facts.map((fact) => fact.join(': '))].filter(Boolean).join(separator)

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
          ...exportedFacts('ContactMessage', message, [...CONTACT_NAMES, 'problemDescription']),
          ['Aydınlatma metni', `sürüm ${noticeVersion}`],
          ['Saklanır', retention],
        ]}
      />
      <Photos photos={photos} />
      <Mails mails={mails} />
    </section>
  )
}

/** The columns of an order that follow the contact, in the sequence of the sheet. */
const ORDER_TEXTS = ['serialNumber', 'accessories', 'faultDescription', 'diagnosis'] as const

function OrderSection({ order }: { order: Order }) {
  return (
    <section>
      <h2>İş emri {order.number}</h2>
      <Facts
        facts={[
          ...contactFacts(order),
          ...ORDER_TEXTS.map((name): Fact => [ORDER_FIELDS[name].label, order[name]]),
          ...exportedFacts('WorkOrder', order, [...CONTACT_NAMES, ...ORDER_TEXTS]),
          [ORDER_FIELDS.createdAt.label, formatDateTime(order.openedAt)],
          [ORDER_FIELDS.step.label, stepName(order.step)],
          [ORDER_FIELDS.state.label, stateLabel(order.state)],
          [ORDER_FIELDS.closedAt.label, order.closedAt && formatDateTime(order.closedAt)],
          ['Garanti', order.warrantyUntil && formatShortDate(order.warrantyUntil)],
          ['Saklanır', 'Ticari kayıt olarak, teslimden başlayarak on yıl'],
        ]}
      />
      {order.quotes.map((quote) => (
        <div key={quote.version}>
          <h3>Teklif {quote.version}</h3>
          <Facts
            facts={[
              [QUOTE_FIELDS.amount.label, formatMoney(quote.total, quote.currency)],
              [QUOTE_FIELDS.lines.label, quote.lines.map(({ text }) => text).join(', ')],
              [QUOTE_FIELDS.work.label, quote.work],
              [QUOTE_FIELDS.sentAt.label, quote.sentAt && formatDateTime(quote.sentAt)],
              [QUOTE_FIELDS.decision.label, quote.decision && DECISION_LABELS[quote.decision as Decision]],
              [
                QUOTE_FIELDS.decidedBy.label,
                quote.decision && `${quote.decidedBy}, ${HOW_WORDS[quote.decidedHow as DecidedHow]}`,
              ],
              ['Karar tarihi', quote.decidedAt && formatDateTime(quote.decidedAt)],
              // The heading says what the note is about.
              ['Not', quote.decisionNote],
              ...exportedFacts('Quote', quote, ['lines', 'work', 'decidedBy', 'decisionNote']),
            ]}
          />
        </div>
      ))}
      {order.loadTests.map((test) => (
        <div key={test.number}>
          <h3>Test tutanağı {test.number}</h3>
          <Facts
            facts={[
              [LOAD_TEST_FIELDS.load.label, test.load],
              [LOAD_TEST_FIELDS.instrument.label, test.instrument],
              [LOAD_TEST_FIELDS.instruments.label, test.instruments.map(({ name }) => name).join(', ')],
              [
                LOAD_TEST_FIELDS.rows.label,
                test.rows
                  .map(({ what, nominal, measured, unit }) =>
                    `${what}: ${measured} ${unit}${nominal && ` (anma ${nominal})`}`.trim(),
                  )
                  .join(', '),
              ],
              ['Not', test.note],
              ...exportedFacts('LoadTest', test, ['load', 'instrument', 'instruments', 'rows', 'note']),
              [LOAD_TEST_FIELDS.signedAt.label, test.signedAt && formatDateTime(test.signedAt)],
            ]}
          />
        </div>
      ))}
      {order.shipments.length > 0 && <h3>Kargo</h3>}
      <ul>
        {order.shipments.map((shipment) => {
          const { direction, carrier, trackingNumber, day } = shipment
          return (
            <li key={[direction, day, carrier, trackingNumber].join(' ')}>
              {formatShortDate(day)} {DIRECTION_WORDS[direction].toLocaleLowerCase('tr')}:{' '}
              {lineOf(
                [carrier, trackingNumber && `takip no ${trackingNumber}`],
                exportedFacts('Shipment', shipment, ['carrier', 'trackingNumber']),
              )}
            </li>
          )
        })}
      </ul>
      {order.invoices.length + order.payments.length > 0 && <h3>Fatura ve ödeme</h3>}
      <ul>
        {order.invoices.map(({ number, day, amount, currency }) => (
          <li key={number}>
            {formatShortDate(day)} fatura {number}: {formatMoney(amount, currency)}
          </li>
        ))}
        {order.payments.map((payment, index) => {
          const { day, amount, currency, method, note } = payment
          return (
            <li key={[day, amount, index].join(' ')}>
              {formatShortDate(day)} ödeme, {PAYMENT_METHOD_WORDS[method].toLocaleLowerCase('tr')}:{' '}
              {lineOf([formatMoney(amount, currency), note], exportedFacts('Payment', payment, ['note']))}
            </li>
          )
        })}
        {order.accountTexts.map((text) => (
          <li key={text} className={QUOTE}>
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
          <li key={note.createdAt} className={QUOTE}>
            {formatDateTime(note.createdAt)}: {lineOf([note.text], exportedFacts('WorkOrderNote', note, ['text']))}
          </li>
        ))}
      </ul>
      <Photos photos={order.photos} />
      <Mails mails={order.mails} />
    </section>
  )
}

/** Returns a line for each event of an order, oldest first, in the words of the order's history in the panel. */
function historyLines({ quotes, events }: Order): string[] {
  return events.map((event, index) => {
    const { createdAt, by, text, reason } = event
    const title = eventTitle({ quotes }, event, events[index - 1])
    const otherFacts = exportedFacts('WorkOrderEvent', event, ['text', 'reason'])
    return lineOf([`${formatDateTime(createdAt)}, ${by}`, title, text, reason], otherFacts, ' · ')
  })
}

function Photos({ photos }: { photos: Order['photos'] }) {
  if (photos.length === 0) return null
  return (
    <>
      <h3>{photos.length} fotoğraf (dosyaları ayrıca verilir)</h3>
      <ul>
        {photos.map((photo) => {
          const { id, by, caption, width, height, createdAt } = photo
          const texts = [formatDateTime(createdAt), by, `${width} × ${height}`, caption]
          return <li key={id}>{lineOf(texts, exportedFacts('Photo', photo, ['caption']))}</li>
        })}
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
