import { describe, expect, it } from 'vitest'
import type { PersonJson } from '@/lib/privacy/output'
import { holdingsOf, isErasable } from './holdings'

const contact = { companyName: '', contactPerson: 'Sevgi', phone: '', email: '', deviceBrand: '', deviceModel: '' }
const order = { id: 'o', number: '2026-0042' }
const message = (keptUntil: string | null, noticeVersion = 1): PersonJson['messages'][number] => ({
  id: 'm',
  ...contact,
  noticeVersion,
  receivedAt: '2026-03-06T09:00:00Z',
  keptUntil,
  workOrders: keptUntil ? [] : [order],
})
const nothing: PersonJson = {
  person: 'bakim@tuncel.example',
  kind: 'email',
  isStaff: false,
  names: [],
  emails: [],
  phones: [],
  companies: [],
  messages: [],
  orders: [],
  customers: [],
  photos: { form: 0, tracking: 0, workshop: 0 },
  mails: [],
  mentions: { count: 0, orders: [], messages: [], customers: [] },
  others: [],
}
const row = (person: Partial<PersonJson>, what: string) =>
  holdingsOf({ ...nothing, ...person }).find((holding) => holding.what === what)

describe('holdingsOf', () => {
  it('has no row of which there is nothing', () => {
    expect(holdingsOf(nothing)).toEqual([])
  })

  it('says until when messages are kept, and which of them stay', () => {
    const messages = [message('2028-03-06', 2), message(null, 3)]
    expect(row({ messages }, 'Mesaj')).toMatchObject({
      count: 2,
      from: 'İletişim formu, metin sürümü 2, 3',
      until: '06.03.2028; birinin iş emri var',
      after: 'Biri silinir, iş emrininki adsız kalır',
    })
  })

  it.each([
    [1, 0, 'Silinir'],
    [3, 0, 'Hepsi silinir'],
    [0, 2, 'Metni silinir, adsız kalır'],
    [3, 2, '3 mesaj silinir, iş emri olan 2 mesaj adsız kalır'],
  ])('says what becomes of %i messages and %i with an order', (free, withOrder, after) => {
    const messages = [...Array(free).fill(message('2028-03-06')), ...Array(withOrder).fill(message(null))]
    expect(row({ messages }, 'Mesaj')).toMatchObject({ after })
  })

  it('says where photos and mails come from', () => {
    const person = {
      messages: [message(null)],
      photos: { form: 3, tracking: 1, workshop: 2 },
      mails: [
        { kind: 'message-received', count: 2 },
        { kind: 'quote-ready', count: 1 },
      ],
    }
    expect(row(person, 'Fotoğraf')).toMatchObject({
      count: 4,
      from: 'Formdan 3, takip sayfasından 1',
      after: 'Silinir; atölyenin çektiği 2 fotoğraf kalır',
    })
    expect(row(person, 'Gönderilen e-posta')).toMatchObject({
      count: 3,
      from: 'Alındı, teklif',
      until: 'İş emriyle birlikte',
      after: 'Adres silinir, tarih kalır',
    })
  })

  it('names the records of others, which nobody can erase from here', () => {
    const mentions = { count: 1, orders: [order], messages: [], customers: [] }
    const after = 'Değişmez, kaydı açıp siz düzeltin'
    expect(row({ mentions }, 'Başka kayıtta adı')).toMatchObject({ count: 1, orders: [order], after })
    expect(isErasable({ ...nothing, mentions })).toBe(false)
    expect(isErasable({ ...nothing, messages: [message(null)] })).toBe(true)
  })
})
