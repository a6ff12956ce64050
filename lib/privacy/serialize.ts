import { personFinder } from '@/lib/privacy/person-marks'
import type { MailRow, PersonMessage, PersonOrder, PersonRecords } from '@/lib/privacy/data'
import type { Currency } from '@/lib/orders/schema'
import { amountsOf } from '@/lib/orders/quotes'
import { istanbulDay, monthsLater } from '@/lib/platform/turkish/dates'
import { emailKey } from '@/lib/platform/turkish/email'

const distinct = (texts: readonly string[]) => [...new Set(texts)].filter(Boolean)

/** Returns the day on which a message is deleted by itself, or null while an order stands on it. */
export function keptUntil(
  { receivedAt, workOrders }: Pick<PersonMessage, 'receivedAt' | 'workOrders'>,
  months: number,
) {
  return workOrders.length > 0 ? null : monthsLater(istanbulDay(receivedAt), months)
}

/** Returns what the customer of an order is to pay, by the newest quote that was sent. */
function priceOf({ quotes }: PersonOrder): { total: number; currency: Currency } | null {
  const quote = quotes.findLast(({ sentAt }) => sentAt !== null)
  return quote ? { total: amountsOf(quote).total, currency: quote.currency as Currency } : null
}

function serializeMessage(message: PersonMessage, months: number) {
  const { id, companyName, contactPerson, phone, email, deviceBrand, deviceModel, noticeVersion } = message
  const contact = { companyName, contactPerson, phone, email, deviceBrand, deviceModel }
  const times = { receivedAt: message.receivedAt.toISOString(), keptUntil: keptUntil(message, months) }
  return { id, ...contact, noticeVersion, ...times, workOrders: message.workOrders }
}

function serializeOrder(order: PersonOrder) {
  const { id, number, companyName, contactPerson, phone, email, deviceBrand, deviceModel } = order
  return { id, number, companyName, contactPerson, phone, email, deviceBrand, deviceModel, price: priceOf(order) }
}

/** Returns how many photos came with the form, from the customer's page and from the workshop. Orders share files. */
function countPhotos({ messages, orders }: PersonRecords) {
  const form = new Set(messages.flatMap(({ photos }) => photos).map(({ path }) => path))
  const rest = orders.flatMap(({ photos }) => photos).filter(({ path }) => !form.has(path))
  const tracking = new Set(rest.filter(({ author }) => author === '').map(({ path }) => path))
  const workshop = new Set(rest.filter(({ author }) => author !== '').map(({ path }) => path))
  return { form: form.size, tracking: tracking.size, workshop: workshop.size }
}

/** Returns how many mails of each kind there are. */
function countMails({ messages, orders, mails }: PersonRecords) {
  const counts = new Map<string, number>()
  for (const { kind } of [...[...messages, ...orders].flatMap((row) => row.mails), ...mails]) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts].map(([kind, count]) => ({ kind, count }))
}

/** Returns what the site holds about a person, as staff see it before they answer a request. */
export function serializePerson(records: PersonRecords) {
  const { person, isStaff, marks, messages, orders, others, mentions, messageMonths } = records
  const contacts = [...messages, ...orders]
  return {
    person: person.typed,
    kind: person.kind,
    isStaff,
    names: distinct(marks.names),
    emails: distinct(contacts.map(({ email }) => email)),
    phones: distinct(contacts.map(({ phone }) => phone)),
    companies: distinct(contacts.map(({ companyName }) => companyName)),
    messages: messages.map((message) => serializeMessage(message, messageMonths)),
    orders: orders.map(serializeOrder),
    photos: countPhotos(records),
    mails: countMails(records),
    mentions: {
      count: mentions.length,
      orders: mentions.filter(({ kind }) => kind === 'order').map(({ id, number }) => ({ id, number })),
      messages: mentions
        .filter(({ kind }) => kind === 'message')
        .map(({ id, at }) => ({ id, receivedAt: at.toISOString() })),
    },
    others: others.map(({ contactPerson, email, phone }) => ({ contactPerson, email, phone })),
  }
}
export type PersonJson = ReturnType<typeof serializePerson>

const time = (date: Date | null) => date && date.toISOString()

/** Who wrote something. Colleagues are not named. */
const by = (author: string) => (author === '' ? 'Müşteri' : 'Atölye')

/** Links open the order or an account to whoever reads the paper. */
const withoutLinks = (text: string) => text.replaceAll(/https?:\/\/\S+/g, '[bağlantı]')

const exportMail = (isTo: (recipient: string) => boolean) => (mail: MailRow) => ({
  kind: mail.kind,
  // Addresses of colleagues stay with us.
  recipient: isTo(mail.recipient) ? mail.recipient : 'Atölye',
  subject: mail.subject,
  text: withoutLinks(mail.text),
  status: mail.status,
  createdAt: mail.createdAt.toISOString(),
  sentAt: time(mail.sentAt),
})

function exportPhoto({ id, author, caption, width, height, bytes, createdAt }: PersonOrder['photos'][number]) {
  return { id, by: by(author), caption, width, height, bytes, createdAt: createdAt.toISOString() }
}

function exportQuote(quote: PersonOrder['quotes'][number]) {
  const { version, currency, work, leadDays, decision, decidedBy, decidedHow, decisionNote } = quote
  const decided = { decision, decidedBy, decidedHow, decisionNote, decidedAt: time(quote.decidedAt) }
  const days = { leadDays, validUntil: quote.validUntil.toISOString().slice(0, 10), sentAt: time(quote.sentAt) }
  return { version, total: amountsOf(quote).total, currency: currency as Currency, work, ...days, ...decided }
}

/**
 * Returns all that the person is given: what they wrote, what was written to them, and what the workshop wrote about
 * their devices. Internal notes and reasons are theirs where they name the person; the others are about the device. Of
 * other people's records they are told only that they are named there.
 */
export function exportPerson(records: PersonRecords, now = new Date()) {
  const { person, marks, messages, orders, mentions, mails, messageMonths } = records
  const isAbout = personFinder(marks, true)
  const mailOf = exportMail((recipient) => marks.emails.includes(emailKey(recipient)))
  return {
    person: person.typed,
    preparedAt: now.toISOString(),
    messages: messages.map((message) => ({
      ...serializeMessage(message, messageMonths),
      problemDescription: message.problemDescription,
      photos: message.photos.map(exportPhoto),
      mails: message.mails.map(mailOf),
    })),
    orders: orders.map((order) => ({
      ...serializeOrder(order),
      serialNumber: order.serialNumber,
      accessories: order.accessories,
      faultDescription: order.faultDescription,
      diagnosis: order.diagnosis,
      step: order.step,
      state: order.state,
      openedAt: order.createdAt.toISOString(),
      closedAt: time(order.closedAt),
      warrantyUntil: order.warrantyUntil && order.warrantyUntil.toISOString().slice(0, 10),
      quotes: order.quotes.filter(({ sentAt }) => sentAt !== null).map(exportQuote),
      events: order.events.map(({ kind, step, state, text, reason, quoteVersion, author, createdAt }) => ({
        kind,
        step,
        state,
        text,
        quoteVersion,
        by: by(author),
        createdAt: createdAt.toISOString(),
        reason: isAbout(reason) ? reason : '',
      })),
      notes: order.notes
        .filter(({ text }) => isAbout(text))
        .map(({ text, createdAt }) => ({ text, createdAt: createdAt.toISOString() })),
      photos: order.photos.map(exportPhoto),
      mails: order.mails.map(mailOf),
    })),
    // A namesake's record is not about the person.
    mentions: mentions
      .filter(({ isNamesake }) => !isNamesake)
      .map(({ number, at }) => ({ number, day: istanbulDay(at) })),
    mails: mails.map((mail) => ({ ...mailOf(mail), subject: '', text: '' })),
  }
}
export type PersonExport = ReturnType<typeof exportPerson>
