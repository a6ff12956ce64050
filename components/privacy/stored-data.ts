import { mailKind } from '@/lib/mail/kinds'
import type { PersonJson } from '@/lib/privacy/output'
import { capitalise } from '@/lib/platform/turkish/case'
import { formatShortDate } from '@/lib/platform/turkish/dates'

/** A row of the data about a person. `links` are shown before `source`. */
export type StoredData = {
  category: string
  count: number
  links?: Partial<PersonJson['mentions']>
  source?: string
  retention: string
  effect: string
}

const WITH_ORDER = 'İş emriyle birlikte'
const AS_RECORD = 'Ticari kayıt olarak kalır'

const joinUnique = (words: readonly (string | number)[]) => [...new Set(words)].join(', ')

function retentionOf(messagesWithoutOrder: PersonJson['messages'], withOrderCount: number): string {
  const lastKeptUntil = messagesWithoutOrder
    .map(({ keptUntil }) => keptUntil ?? '')
    .toSorted()
    .at(-1)
  if (!lastKeptUntil) return WITH_ORDER
  const orderNote = withOrderCount === 1 ? '; birinin iş emri var' : `; ${withOrderCount} mesajın iş emri var`
  return formatShortDate(lastKeptUntil) + (withOrderCount === 0 ? '' : orderNote)
}

function effectOf(withoutOrderCount: number, withOrderCount: number): string {
  if (withOrderCount === 0) return withoutOrderCount === 1 ? 'Silinir' : 'Hepsi silinir'
  if (withoutOrderCount === 0) return 'Metni silinir, adsız kalır'
  if (withoutOrderCount === 1 && withOrderCount === 1) return 'Biri silinir, iş emrininki adsız kalır'
  return `${withoutOrderCount} mesaj silinir, iş emri olan ${withOrderCount} mesaj adsız kalır`
}

function messagesRow({ messages }: PersonJson): StoredData {
  const messagesWithoutOrder = messages.filter(({ workOrders }) => workOrders.length === 0)
  const withOrderCount = messages.length - messagesWithoutOrder.length
  const versions = joinUnique(messages.map(({ noticeVersion }) => noticeVersion))
  return {
    category: 'Mesaj',
    count: messages.length,
    source: `İletişim formu, metin sürümü ${versions}`,
    retention: retentionOf(messagesWithoutOrder, withOrderCount),
    effect: effectOf(messagesWithoutOrder.length, withOrderCount),
  }
}

function photosRow({ photos: { form, tracking, workshop } }: PersonJson, retention: string): StoredData {
  const workshopNote = workshop > 0 ? `; atölyenin çektiği ${workshop} fotoğraf kalır` : ''
  const sources = [form > 0 && `formdan ${form}`, tracking > 0 && `takip sayfasından ${tracking}`].filter(Boolean)
  return {
    category: 'Fotoğraf',
    count: form + tracking,
    source: capitalise(sources.join(', ')),
    retention,
    effect: `Silinir${workshopNote}`,
  }
}

function mailsRow({ mails }: PersonJson, retention: string, isKept: boolean): StoredData {
  const count = mails.reduce((sum, mail) => sum + mail.count, 0)
  const source = capitalise(joinUnique(mails.map(({ kind }) => mailKind(kind)?.shortName ?? 'bildirim')))
  const effect = isKept ? 'Adres silinir, tarih kalır' : 'Silinir'
  return { category: 'Gönderilen e-posta', count, source, retention, effect }
}

function customersEffect(total: number, currentCount: number, withoutCompanyCount: number): string {
  const formerEffect = total > currentCount ? 'önceki kişi silinir' : ''
  const currentEffect =
    currentCount === 0 ? '' : withoutCompanyCount === currentCount ? 'silinir' : 'firma kalır, kişi “Silindi” olur'
  return capitalise([currentEffect, formerEffect].filter(Boolean).join('; '))
}

/** Returns the rows of the data about a person. Empty rows are omitted. */
export function storedDataOf(person: PersonJson): StoredData[] {
  const { orders, messages, customers, mentions } = person
  const currentCustomers = customers.filter(({ isCurrent }) => isCurrent)
  const withoutCompanyCount = currentCustomers.filter(({ companyName }) => companyName === '').length
  const isKept = orders.length > 0 || messages.some(({ workOrders }) => workOrders.length > 0)
  const retention = isKept ? WITH_ORDER : 'Mesajla birlikte'
  const rows = [
    messagesRow(person),
    {
      category: 'İş emri',
      count: orders.length,
      links: { orders },
      retention: AS_RECORD,
      effect: 'Numara ve tutar kalır, kişi “Silindi” olur',
    },
    {
      category: 'Müşteri kaydı',
      count: customers.length,
      links: { customers },
      retention: AS_RECORD,
      effect: customersEffect(customers.length, currentCustomers.length, withoutCompanyCount),
    },
    photosRow(person, retention),
    mailsRow(person, retention, isKept),
    {
      category: 'Başka kayıtta adı',
      count: mentions.count,
      links: mentions,
      retention: 'O kayıtla birlikte',
      effect: 'Değişmez, kaydı açıp siz düzeltin',
    },
  ]
  return rows.filter(({ count }) => count > 0)
}

/** Whether an erasure would remove anything. Records of others must be edited by hand. */
export function isErasable({ messages, orders, customers, mails }: PersonJson): boolean {
  return messages.length + orders.length + customers.length + mails.length > 0
}
