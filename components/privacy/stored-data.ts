import { mailKind } from '@/lib/mail/kinds'
import type { PersonJson } from '@/lib/privacy/output'
import { capitalised } from '@/lib/platform/turkish/case'
import { formatShortDate } from '@/lib/platform/turkish/dates'

/** A row of the data about a person. Orders, messages, customers and texts are shown as links before `from`. */
export type StoredData = {
  what: string
  count: number
  orders: PersonJson['mentions']['orders']
  messages: PersonJson['mentions']['messages']
  customers?: PersonJson['mentions']['customers']
  texts?: PersonJson['mentions']['texts']
  from: string
  until: string
  after: string
}

const WITH_ORDER = 'İş emriyle birlikte'
const AS_RECORD = 'Ticari kayıt olarak kalır'

const joinUnique = (words: readonly (string | number)[]) => [...new Set(words)].join(', ')

function untilOf(withoutOrder: PersonJson['messages'], withOrder: number): string {
  const last = withoutOrder
    .map(({ keptUntil }) => keptUntil ?? '')
    .toSorted()
    .at(-1)
  if (!last) return WITH_ORDER
  const rest = withOrder === 1 ? '; birinin iş emri var' : `; ${withOrder} mesajın iş emri var`
  return formatShortDate(last) + (withOrder === 0 ? '' : rest)
}

function afterOf(withoutOrder: number, withOrder: number): string {
  if (withOrder === 0) return withoutOrder === 1 ? 'Silinir' : 'Hepsi silinir'
  if (withoutOrder === 0) return 'Metni silinir, adsız kalır'
  if (withoutOrder === 1 && withOrder === 1) return 'Biri silinir, iş emrininki adsız kalır'
  return `${withoutOrder} mesaj silinir, iş emri olan ${withOrder} mesaj adsız kalır`
}

function messagesRow({ messages }: PersonJson): StoredData {
  const withoutOrder = messages.filter(({ workOrders }) => workOrders.length === 0)
  const withOrder = messages.length - withoutOrder.length
  const versions = joinUnique(messages.map(({ noticeVersion }) => noticeVersion))
  return {
    what: 'Mesaj',
    count: messages.length,
    orders: [],
    messages: [],
    from: `İletişim formu, metin sürümü ${versions}`,
    until: untilOf(withoutOrder, withOrder),
    after: afterOf(withoutOrder.length, withOrder),
  }
}

function photosRow({ photos: { form, tracking, workshop } }: PersonJson, until: string): StoredData {
  const workshopNote = workshop > 0 ? `; atölyenin çektiği ${workshop} fotoğraf kalır` : ''
  const sources = [form > 0 && `formdan ${form}`, tracking > 0 && `takip sayfasından ${tracking}`].filter(Boolean)
  const from = capitalised(sources.join(', '))
  return {
    what: 'Fotoğraf',
    count: form + tracking,
    orders: [],
    messages: [],
    from,
    until,
    after: `Silinir${workshopNote}`,
  }
}

function mailsRow({ mails }: PersonJson, until: string, isKept: boolean): StoredData {
  const count = mails.reduce((sum, mail) => sum + mail.count, 0)
  const from = capitalised(joinUnique(mails.map(({ kind }) => mailKind(kind)?.shortName ?? 'bildirim')))
  const after = isKept ? 'Adres silinir, tarih kalır' : 'Silinir'
  return { what: 'Gönderilen e-posta', count, orders: [], messages: [], from, until, after }
}

function afterCustomers(all: number, current: number, withoutCompany: number): string {
  const former = all > current ? 'önceki kişi silinir' : ''
  const now = current === 0 ? '' : withoutCompany === current ? 'silinir' : 'firma kalır, kişi “Silindi” olur'
  return capitalised([now, former].filter(Boolean).join('; '))
}

/** Returns the rows of the data about a person. Empty rows are omitted. */
export function storedDataOf(person: PersonJson): StoredData[] {
  const { orders, messages, customers, mentions } = person
  const current = customers.filter(({ isCurrent }) => isCurrent)
  const withoutCompany = current.filter(({ companyName }) => companyName === '').length
  const isKept = orders.length > 0 || messages.some(({ workOrders }) => workOrders.length > 0)
  const until = isKept ? WITH_ORDER : 'Mesajla birlikte'
  const rows = [
    messagesRow(person),
    {
      what: 'İş emri',
      count: orders.length,
      orders: orders.map(({ id, number }) => ({ id, number })),
      messages: [],
      from: '',
      until: AS_RECORD,
      after: 'Numara ve tutar kalır, kişi “Silindi” olur',
    },
    {
      what: 'Müşteri kaydı',
      count: customers.length,
      orders: [],
      messages: [],
      customers: customers.map(({ id }) => ({ id })),
      from: '',
      until: AS_RECORD,
      after: afterCustomers(customers.length, current.length, withoutCompany),
    },
    photosRow(person, until),
    mailsRow(person, until, isKept),
    {
      what: 'Başka kayıtta adı',
      count: mentions.count,
      orders: mentions.orders,
      messages: mentions.messages,
      customers: mentions.customers,
      texts: mentions.texts,
      from: '',
      until: 'O kayıtla birlikte',
      after: 'Değişmez, kaydı açıp siz düzeltin',
    },
  ]
  return rows.filter(({ count }) => count > 0)
}

/** Whether an erasure would remove anything. Records of others must be edited by hand. */
export function isErasable({ messages, orders, customers, mails }: PersonJson): boolean {
  return messages.length + orders.length + customers.length + mails.length > 0
}
