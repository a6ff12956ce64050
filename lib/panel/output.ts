import { z } from 'zod/mini'
import { excerptAround, type Marks, marksIn } from '@/lib/search/marked-text'
import { messageNumber } from '@/lib/contact/reference'
import { type Publication, stateOf } from '@/lib/content/publication'
import { serialKey } from '@/lib/orders/order/device-key'
import { orderNumberIn } from '@/lib/orders/order/number'
import { turnOfOrder, type TurnRow, TURNS } from '@/lib/orders/turn/turn'
import { stateLabel, STATE_WORDS } from '@/lib/orders/words'
import type { OrderState } from '@/lib/orders/order/fields'
import { FOUND_KINDS } from '@/lib/panel/schema'
import { output } from '@/lib/platform/output'
import { withinSentence } from '@/lib/platform/turkish/case'
import { formatDateTime, formatShortDate } from '@/lib/platform/turkish/dates'
import { printedPhone } from '@/lib/platform/turkish/phone'
import { markedWords } from '@/lib/platform/turkish/search'
import { type Device, deviceName } from '@/lib/records/device'
import { adminCustomerPath, adminMessagePath, adminOrderPath, editPath } from '@/lib/site/admin-pages'
import { KINDS } from '@/lib/site/kinds'

/** Characters of a hit's text. */
const TEXT_CHARS = 110

/** Serial numbers of a customer that are shown. */
const MAX_SERIALS = 3

const count = z.int().check(z.minimum(0))
const marks = z.array(z.tuple([count, count]))

/** A hit as the search shows it. */
const hit = z.object({
  id: z.uuid(),
  /** The address of its screen. */
  url: z.string(),
  /** Number of an order or a message, alarm code. '' for others. */
  code: z.string(),
  title: z.string(),
  text: z.string(),
  /** Where code, title and text contain what was searched for. */
  marks: z.object({ code: marks, title: marks, text: marks }),
  /** Whose turn it is with an open order. */
  turn: z.nullable(z.enum(TURNS)),
  /** What an open order waits for; how and when a closed one ended; a customer's open orders; when a message came; whether content is public. */
  state: z.string(),
  isClosed: z.boolean(),
})

export type PanelHit = z.infer<typeof hit>

const group = z.object({ kind: z.enum(FOUND_KINDS), total: count, hits: z.array(hit) })

export type PanelGroup = z.infer<typeof group>

export const panelSearchShape = output('PanelSearch', { query: z.string(), total: count, groups: z.array(group) })

type Texts = Pick<PanelHit, 'id' | 'url' | 'title' | 'text' | 'state'> & Partial<PanelHit>

/** Returns marks that begin before the parenthesis of a telephone: '(532) 555 01 23'. */
function marksOf(text: string, words: readonly string[]): Marks {
  return marksIn(text, words).map(([start, end]) => [
    text[start - 1] === '(' && text.slice(start, end).includes(')') ? start - 1 : start,
    end,
  ])
}

/** Returns a hit with its marks. An order that was found by the end of its number has only that one marked. */
function hitOf(query: string, { code = '', title, text, ...rest }: Texts): PanelHit {
  const words = markedWords(query)
  const end = rest.turn === undefined ? undefined : orderNumberIn(query)?.count
  const codeMarks: Marks = end && code.endsWith(end) ? [[code.length - end.length, code.length]] : marksOf(code, words)
  const isEnd = end !== undefined && end.length < 3
  const found = { code: codeMarks, title: isEnd ? [] : marksOf(title, words), text: isEnd ? [] : marksOf(text, words) }
  return { turn: null, isClosed: false, ...rest, code, title, text, marks: found }
}

const isMarked = (query: string) => {
  const words = markedWords(query)
  return (text: string) => marksIn(text, words).length > 0
}

const excerptFor = (query: string, text: string) => excerptAround(text, markedWords(query), TEXT_CHARS)

type Person = { companyName: string; contactPerson: string; phone: string; email: string }

const nameOf = ({ companyName, contactPerson }: Person) => [companyName, contactPerson].filter(Boolean).join(', ')

const joined = (...parts: string[]) => parts.filter(Boolean).join(', ')

type FoundOrder = TurnRow &
  Person &
  Device & {
    id: string
    number: string
    state: string
    closedAt: Date | null
    faultDescription: string
    diagnosis: string
    accessories: string
    responsible: string
  }

/** Returns an order with its device and serial number, or with what else contains the words. */
export function orderHit(query: string, order: FoundOrder): PanelHit {
  const { id, number, serialNumber, closedAt, state } = order
  const turn = turnOfOrder(order)
  const device = deviceName(order)
  const serial = serialNumber && `S/N ${serialNumber}`
  const title = nameOf(order)
  const phone = printedPhone(order.phone)
  const { email, faultDescription, diagnosis, accessories, responsible } = order
  const isFound = isMarked(query)
  const isShown = [number, title, device, serial].some(isFound) || orderNumberIn(query) !== null
  const others = [phone, email, faultDescription, diagnosis, accessories, responsible]
  const other = isShown ? undefined : others.find(isFound)
  return hitOf(query, {
    id,
    url: adminOrderPath(id),
    code: number,
    title,
    text: joined(device || 'Cihaz belirtilmedi', other === undefined ? serial : excerptFor(query, other)),
    turn: turn?.on ?? null,
    state:
      turn?.words ??
      joined(STATE_WORDS[state as OrderState]?.past || stateLabel(state), closedAt ? formatShortDate(closedAt) : ''),
    isClosed: turn === null,
  })
}

type FoundCustomer = Person & {
  id: string
  address: string
  taxNumber: string
  contacts: readonly Omit<Person, 'companyName'>[]
  workOrders: readonly { serialNumber: string; state: string }[]
}

/** Returns a customer with its devices if one has the serial number, or with what else contains the words. */
export function customerHit(query: string, customer: FoundCustomer): PanelHit {
  const { id, companyName, contactPerson, phone, email, address, taxNumber, contacts, workOrders } = customer
  const serial = serialKey(query)
  const serials = [...new Set(workOrders.map(({ serialNumber }) => serialNumber).filter(Boolean))]
  const isOfDevice = (one: string) => serial !== '' && serialKey(one).startsWith(serial)
  const devices = [...serials.filter(isOfDevice), ...serials.filter((one) => !isOfDevice(one))].slice(0, MAX_SERIALS)
  const usual = joined(companyName && contactPerson, printedPhone(phone))
  const isFound = isMarked(query)
  const former = contacts.map((one) => joined(one.contactPerson, printedPhone(one.phone), one.email))
  const other = [companyName, usual].some(isFound) ? undefined : [email, taxNumber, address, ...former].find(isFound)
  const open = workOrders.filter(({ state }) => state === ('open' satisfies OrderState)).length
  return hitOf(query, {
    id,
    url: adminCustomerPath(id),
    title: companyName || contactPerson,
    text: serials.some(isOfDevice)
      ? `Cihazları: ${devices.join(', ')}`
      : joined(usual, other === undefined ? '' : excerptFor(query, other)),
    state: open > 0 ? `${open.toLocaleString('tr-TR')} açık iş` : '',
  })
}

type FoundMessage = Person & Omit<Device, 'serialNumber'> & { id: string; problemDescription: string; receivedAt: Date }

export function messageHit(query: string, message: FoundMessage): PanelHit {
  const { id, phone, email, problemDescription, receivedAt } = message
  const title = nameOf(message)
  const isFound = isMarked(query)
  const isShown = [title, problemDescription].some(isFound)
  const other = isShown ? '' : ([printedPhone(phone), email, deviceName(message)].find(isFound) ?? '')
  return hitOf(query, {
    id,
    url: adminMessagePath(id),
    code: messageNumber(id),
    title,
    text: joined(excerptFor(query, problemDescription), other),
    state: formatDateTime(receivedAt),
  })
}

/** Returns when content becomes or became public: 'yayında', 'taslak', '12.03.2026 16:30, zamanlandı'. */
function publicationWords(item: Publication): string {
  const state = stateOf(item, new Date())
  if (state === 'scheduled') return `${formatDateTime(item.publishedAt)}, zamanlandı`
  return state === 'draft' ? 'taslak' : 'yayında'
}

type FoundService = Publication & {
  id: string
  slug: string
  title: string
  description: string
  detailsDescription: string
  benefits: readonly string[]
  brands: readonly string[]
}

export function serviceHit(query: string, service: FoundService): PanelHit {
  const { id, slug, title, description, detailsDescription, benefits, brands } = service
  const isFound = isMarked(query)
  const texts = [description, `Markalar: ${brands.join(', ')}`, ...benefits, detailsDescription]
  const text = isFound(title) ? description : (texts.find(isFound) ?? description)
  const url = editPath(KINDS.service.screen.path, slug)
  return hitOf(query, { id, url, title, text: excerptFor(query, text), state: publicationWords(service) })
}

type FoundPost = Publication & {
  id: string
  slug: string
  title: string
  author: string
  summary: string
  plainText: string
}

export function postHit(query: string, post: FoundPost): PanelHit {
  const { id, slug, title, author, summary, plainText } = post
  const isFound = isMarked(query)
  const text = [title, author].some(isFound) ? author : ([summary, plainText].find(isFound) ?? author)
  const url = editPath(KINDS.post.screen.path, slug)
  return hitOf(query, { id, url, title, text: excerptFor(query, text), state: publicationWords(post) })
}

type FoundFault = Publication & {
  id: string
  slug: string
  brand: string
  series: string
  code: string
  title: string
  symptoms: string
  causes: readonly string[]
  checks: readonly string[]
  warning: string
  repair: string
  service: { title: string; deviceName: string } | null
}

export function faultHit(query: string, fault: FoundFault): PanelHit {
  const { id, slug, brand, series, code, service, symptoms, causes, checks, warning, repair } = fault
  const title = joined(`${brand} ${series}`.trim(), withinSentence(fault.title))
  const device = service ? service.deviceName || service.title : ''
  const isFound = isMarked(query)
  const other = [code, title, device].some(isFound)
    ? undefined
    : [symptoms, ...causes, ...checks, warning, repair].find(isFound)
  const url = editPath(KINDS.fault.screen.path, slug)
  const text = other === undefined ? device : excerptFor(query, other)
  return hitOf(query, { id, url, code, title, text, state: publicationWords(fault) })
}
