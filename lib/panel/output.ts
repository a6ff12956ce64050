import { z } from 'zod/mini'
import { excerptAround, type Marks, marksIn } from '@/lib/search/marked-text'
import { MESSAGE_FIELDS, MESSAGE_LAYOUT } from '@/lib/contact/fields'
import { messageNumber } from '@/lib/contact/message-number'
import { type Publication, stateOf } from '@/lib/content/publication'
import { CUSTOMER_FIELDS, CUSTOMER_LAYOUT } from '@/lib/customers/fields'
import type { FaultTexts } from '@/lib/faults/texts'
import type { BlogPost, ContactMessage, Customer, Part, Service, WorkOrder } from '@/lib/generated/prisma/client'
import { serialKey } from '@/lib/orders/order/device-key'
import { parseOrderNumber } from '@/lib/orders/order/number'
import { turnOfOrder, type TurnRow, TURNS } from '@/lib/orders/turn/turn'
import { stateLabel, stockWords } from '@/lib/orders/words'
import { ORDER_FIELDS, ORDER_LAYOUT, type OrderState, STATE_WORDS } from '@/lib/orders/order/fields'
import { HIT_KINDS } from '@/lib/panel/hit-kinds'
import { count, output } from '@/lib/platform/output'
import { withinSentence } from '@/lib/platform/turkish/case'
import { formatDateTime, formatShortDate } from '@/lib/platform/turkish/dates'
import { formatPhone } from '@/lib/platform/turkish/phone'
import { wordsToHighlight } from '@/lib/platform/turkish/search'
import { furtherFacts } from '@/lib/records/derive'
import { type Device, deviceName } from '@/lib/records/device'
import type { PERSON } from '@/lib/records/person'
import { adminCustomerPath, adminMessagePath, adminOrderPath, adminPartPath, editPath } from '@/lib/site/admin-pages'
import { KINDS } from '@/lib/site/kinds'

const TEXT_CHARS = 110

/** Maximum number of a customer's serial numbers that are shown. */
const MAX_SERIALS = 3

const marks = z.array(z.tuple([count, count]))

const hit = z.object({
  id: z.uuid(),
  /** The address of its screen. */
  url: z.string(),
  /** Number of an order or a message, code of a part or an alarm. '' for others. */
  code: z.string(),
  title: z.string(),
  text: z.string(),
  /** Where code, title and text contain the searched words. */
  marks: z.object({ code: marks, title: marks, text: marks }),
  /** Who an open order waits for. */
  turn: z.nullable(z.enum(TURNS)),
  /** In words, by kind: what an order waits for or how it ended, open orders, stock, time of arrival, publication state. */
  state: z.string(),
  isClosed: z.boolean(),
})

export type PanelHit = z.infer<typeof hit>

const group = z.object({ kind: z.enum(HIT_KINDS), total: count, hits: z.array(hit) })

export type PanelGroup = z.infer<typeof group>

export const panelSearchShape = output('PanelSearch', { query: z.string(), total: count, groups: z.array(group) })

type HitTexts = Pick<PanelHit, 'id' | 'url' | 'title' | 'text' | 'state'> & Partial<PanelHit>

/** Returns marks that include the opening parenthesis of a phone number: '(532) 555 01 23'. */
function marksOf(text: string, words: readonly string[]): Marks {
  return marksIn(text, words).map(([start, end]) => [
    text[start - 1] === '(' && text.slice(start, end).includes(')') ? start - 1 : start,
    end,
  ])
}

/** Returns a hit with its marks. If a short number matches the end of an order's number, only that is marked. */
function hitOf(query: string, { code = '', title, text, ...rest }: HitTexts): PanelHit {
  const words = wordsToHighlight(query)
  const end = rest.turn === undefined ? undefined : parseOrderNumber(query)?.sequence
  const codeMarks: Marks = end && code.endsWith(end) ? [[code.length - end.length, code.length]] : marksOf(code, words)
  const isShortEnd = end !== undefined && end.length < 3
  const hitMarks = {
    code: codeMarks,
    title: isShortEnd ? [] : marksOf(title, words),
    text: isShortEnd ? [] : marksOf(text, words),
  }
  return { turn: null, isClosed: false, ...rest, code, title, text, marks: hitMarks }
}

const matcherFor = (query: string) => {
  const words = wordsToHighlight(query)
  return (text: string) => marksIn(text, words).length > 0
}

const excerptFor = (query: string, text: string) => excerptAround(text, wordsToHighlight(query), TEXT_CHARS)

/** Returns the texts of the columns that a record's screen does not place itself, each with its label. */
const furtherTexts = (...record: Parameters<typeof furtherFacts>) =>
  furtherFacts(...record).map(({ label, value }) => `${label} ${value}`)

/** Returns an excerpt of the first other text that contains the words, or '' if one of the shown texts contains them. */
function otherExcerpt(query: string, shownTexts: string[], otherTexts: string[]): string {
  const matches = matcherFor(query)
  return shownTexts.some(matches) ? '' : excerptFor(query, otherTexts.find(matches) ?? '')
}

type Person = Record<keyof typeof PERSON, string>

const joinTexts = (...parts: string[]) => parts.filter(Boolean).join(', ')

const nameOf = ({ companyName, contactPerson }: Person) => joinTexts(companyName, contactPerson)

type FoundOrder = TurnRow &
  Person &
  Device &
  Pick<WorkOrder, 'id' | 'number' | 'closedAt' | 'faultDescription' | 'diagnosis' | 'accessories' | 'responsible'> & {
    /** Empty for accounts that do not see invoices. */
    shares: readonly { invoice: { number: string } }[]
  }

/** Returns an order with its device and serial number, or with the other text that contains the words. */
export function orderHit(query: string, order: FoundOrder): PanelHit {
  const { id, number, serialNumber, closedAt, state } = order
  const turn = turnOfOrder(order)
  const device = deviceName(order)
  const serial = serialNumber && `S/N ${serialNumber}`
  const title = nameOf(order)
  const phone = formatPhone(order.phone)
  const { email, faultDescription, diagnosis, accessories, responsible } = order
  const invoices = order.shares.map(({ invoice }) => `Fatura ${invoice.number}`)
  const further = furtherTexts(ORDER_FIELDS, order, ORDER_LAYOUT)
  const otherTexts = [phone, email, faultDescription, diagnosis, accessories, responsible, ...further, ...invoices]
  const isNumber = parseOrderNumber(query) !== null
  const otherText = isNumber ? '' : otherExcerpt(query, [number, title, device, serial], otherTexts)
  return hitOf(query, {
    id,
    url: adminOrderPath(id),
    code: number,
    title,
    text: joinTexts(device || 'Cihaz belirtilmedi', otherText || serial),
    turn: turn?.on ?? null,
    state:
      turn?.words ??
      joinTexts(STATE_WORDS[state as OrderState]?.past || stateLabel(state), closedAt ? formatShortDate(closedAt) : ''),
    isClosed: turn === null,
  })
}

type FoundCustomer = Person &
  Pick<Customer, 'id' | 'address' | 'taxNumber'> & {
    contacts: readonly Omit<Person, 'companyName'>[]
    workOrders: readonly Pick<WorkOrder, 'serialNumber' | 'state'>[]
  }

/** Returns a customer with its serial numbers if one starts with the typed one, or with the other text that contains the words. */
export function customerHit(query: string, customer: FoundCustomer): PanelHit {
  const { id, companyName, contactPerson, phone, email, address, taxNumber, contacts, workOrders } = customer
  const serial = serialKey(query)
  const serials = [...new Set(workOrders.map(({ serialNumber }) => serialNumber).filter(Boolean))]
  const matchesSerial = (text: string) => serial !== '' && serialKey(text).startsWith(serial)
  const shownSerials = [...serials.filter(matchesSerial), ...serials.filter((text) => !matchesSerial(text))].slice(
    0,
    MAX_SERIALS,
  )
  const contact = joinTexts(companyName && contactPerson, formatPhone(phone))
  const formerContacts = contacts.map((row) => joinTexts(row.contactPerson, formatPhone(row.phone), row.email))
  const further = furtherTexts(CUSTOMER_FIELDS, customer, CUSTOMER_LAYOUT)
  const otherTexts = [email, taxNumber, address, ...further, ...formerContacts]
  const openCount = workOrders.filter(({ state }) => state === ('open' satisfies OrderState)).length
  return hitOf(query, {
    id,
    url: adminCustomerPath(id),
    title: companyName || contactPerson,
    text: serials.some(matchesSerial)
      ? `Cihazları: ${shownSerials.join(', ')}`
      : joinTexts(contact, otherExcerpt(query, [companyName, contact], otherTexts)),
    state: openCount > 0 ? `${openCount.toLocaleString('tr-TR')} açık iş` : '',
  })
}

type FoundPart = Pick<Part, 'id' | 'code' | 'name' | 'place' | 'supplier' | 'unit' | 'onHand' | 'least'>

export function partHit(query: string, { id, code, name, place, supplier, ...stock }: FoundPart): PanelHit {
  const text = joinTexts(place, otherExcerpt(query, [code, name, place], [supplier]))
  return hitOf(query, { id, url: adminPartPath(id), code, title: name, text, state: stockWords(stock) })
}

type FoundMessage = Person &
  Omit<Device, 'serialNumber'> &
  Pick<ContactMessage, 'id' | 'problemDescription' | 'receivedAt'>

export function messageHit(query: string, message: FoundMessage): PanelHit {
  const { id, phone, email, problemDescription, receivedAt } = message
  const title = nameOf(message)
  const matches = matcherFor(query)
  const isVisible = [title, problemDescription].some(matches)
  const excerpt = excerptFor(query, problemDescription)
  const further = furtherTexts(MESSAGE_FIELDS, message, MESSAGE_LAYOUT)
  const otherTexts = [formatPhone(phone), email, deviceName(message), ...further]
  const otherText = isVisible ? '' : excerptFor(query, otherTexts.find(matches) ?? '')
  return hitOf(query, {
    id,
    url: adminMessagePath(id),
    code: messageNumber(id),
    title,
    text: otherText ? joinTexts(excerpt.replace(/\.$/, ''), otherText) : excerpt,
    state: formatDateTime(receivedAt),
  })
}

/** Returns the state of content in words: 'yayında', 'taslak', '12.03.2026 16:30, zamanlandı'. */
function publicationWords(item: Publication): string {
  const state = stateOf(item, new Date())
  if (state === 'scheduled') return `${formatDateTime(item.publishedAt)}, zamanlandı`
  return state === 'draft' ? 'taslak' : 'yayında'
}

type FoundService = Publication &
  Pick<Service, 'id' | 'slug' | 'title' | 'description' | 'detailsDescription' | 'benefits' | 'brands'>

export function serviceHit(query: string, service: FoundService): PanelHit {
  const { id, slug, title, description, detailsDescription, benefits, brands } = service
  const matches = matcherFor(query)
  const texts = [description, `Markalar: ${brands.join(', ')}`, ...benefits, detailsDescription]
  const text = matches(title) ? description : (texts.find(matches) ?? description)
  const url = editPath(KINDS.service.screen.path, slug)
  return hitOf(query, { id, url, title, text: excerptFor(query, text), state: publicationWords(service) })
}

type FoundPost = Publication & Pick<BlogPost, 'id' | 'slug' | 'title' | 'author' | 'summary' | 'plainText'>

export function postHit(query: string, post: FoundPost): PanelHit {
  const { id, slug, title, author, summary, plainText } = post
  const matches = matcherFor(query)
  const text = [title, author].some(matches) ? author : ([summary, plainText].find(matches) ?? author)
  const url = editPath(KINDS.post.screen.path, slug)
  return hitOf(query, { id, url, title, text: excerptFor(query, text), state: publicationWords(post) })
}

type FoundFault = Publication &
  FaultTexts & { id: string; slug: string; service: Pick<Service, 'title' | 'deviceName'> | null }

export function faultHit(query: string, fault: FoundFault): PanelHit {
  const { id, slug, brand, series, code, service, symptoms, causes, checks, warning, repair } = fault
  const title = joinTexts(`${brand} ${series}`.trim(), withinSentence(fault.title))
  const device = service ? service.deviceName || service.title : ''
  const url = editPath(KINDS.fault.screen.path, slug)
  const otherTexts = [symptoms, ...causes, ...checks, warning, repair]
  const text = otherExcerpt(query, [code, title, device], otherTexts) || device
  return hitOf(query, { id, url, code, title, text, state: publicationWords(fault) })
}
