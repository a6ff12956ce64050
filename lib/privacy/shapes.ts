import { z } from 'zod/mini'
import type { Erased } from '@/lib/privacy/mutations'
import type { PersonExport, PersonJson } from '@/lib/privacy/serialize'
import { CURRENCIES } from '@/lib/orders/schema'
import { shapeOf } from '@/lib/platform/output'

const time = z.iso.datetime()
const day = z.iso.date()
const count = z.int().check(z.minimum(0))
const texts = z.array(z.string())
const order = z.object({ id: z.uuid(), number: z.string() })
const currency = z.enum(CURRENCIES)

const contact = {
  companyName: z.string(),
  contactPerson: z.string(),
  phone: z.string(),
  email: z.string(),
  deviceBrand: z.string(),
  deviceModel: z.string(),
}

const message = {
  id: z.uuid(),
  ...contact,
  noticeVersion: z.int(),
  receivedAt: time,
  keptUntil: z.nullable(day),
  workOrders: z.array(order),
}

const personOrder = {
  id: z.uuid(),
  number: z.string(),
  ...contact,
  price: z.nullable(z.object({ total: z.int(), currency })),
}

/** What the site holds about a person, as `serializePerson` returns it. */
export const personShape = shapeOf<PersonJson>('Person', {
  person: z.string(),
  kind: z.enum(['email', 'phone']),
  isStaff: z.boolean(),
  names: texts,
  emails: texts,
  phones: texts,
  companies: texts,
  messages: z.array(z.object(message)),
  orders: z.array(z.object(personOrder)),
  photos: z.object({ form: count, tracking: count, workshop: count }),
  mails: z.array(z.object({ kind: z.string(), count })),
  mentions: z.object({
    count,
    orders: z.array(order),
    messages: z.array(z.object({ id: z.uuid(), receivedAt: time })),
  }),
  others: z.array(z.object({ contactPerson: z.string(), email: z.string(), phone: z.string() })),
})

const photo = z.object({
  id: z.uuid(),
  by: z.string(),
  caption: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: count,
  createdAt: time,
})

const mail = z.object({
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  status: z.string(),
  createdAt: time,
  sentAt: z.nullable(time),
})

const quote = z.object({
  version: z.int(),
  total: z.int(),
  currency,
  work: z.string(),
  leadDays: z.int(),
  validUntil: day,
  sentAt: z.nullable(time),
  decision: z.nullable(z.string()),
  decidedBy: z.string(),
  decidedHow: z.string(),
  decisionNote: z.string(),
  decidedAt: z.nullable(time),
})

const event = z.object({
  kind: z.string(),
  step: z.int(),
  state: z.string(),
  text: z.string(),
  reason: z.string(),
  quoteVersion: z.nullable(z.int()),
  by: z.string(),
  createdAt: time,
})

/** All that the person is given, as `exportPerson` returns it. */
export const exportShape = shapeOf<PersonExport>('PersonExport', {
  person: z.string(),
  preparedAt: time,
  messages: z.array(
    z.object({ ...message, problemDescription: z.string(), photos: z.array(photo), mails: z.array(mail) }),
  ),
  orders: z.array(
    z.object({
      ...personOrder,
      serialNumber: z.string(),
      accessories: z.string(),
      faultDescription: z.string(),
      diagnosis: z.string(),
      step: z.int(),
      state: z.string(),
      openedAt: time,
      closedAt: z.nullable(time),
      warrantyUntil: z.nullable(day),
      quotes: z.array(quote),
      events: z.array(event),
      notes: z.array(z.object({ text: z.string(), createdAt: time })),
      photos: z.array(photo),
      mails: z.array(mail),
    }),
  ),
  /** `number` is '' for a message. */
  mentions: z.array(z.object({ number: z.string(), day })),
  mails: z.array(mail),
})

/** How many things an erasure changed. */
export const erasedShape = shapeOf<Erased>('Erased', {
  messages: count,
  photos: count,
  orders: count,
  mails: count,
  mentions: count,
})

/** The messages that end by themselves. */
export const endingShape = shapeOf<{ messageMonths: number; count: number }>('EndingMessages', {
  messageMonths: z.int(),
  count,
})
