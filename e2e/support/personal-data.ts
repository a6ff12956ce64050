import { v7 as newId } from 'uuid'
import { beforeEach } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { foldText } from '@/lib/platform/turkish/search'
import { sendMail } from '@/lib/mail/send-mail'
import { asOwner, bodyOf, newJobContext } from './calls/handlers'
import { newPicture } from './images'
import { type OrderCalls, useOrders } from './calls/orders'
import { addPhotoToMessage, addPhotoAsCustomer, sendMessage } from './calls/photo-calls'
import { pagesIn } from './papers'
import { privacyCallsOf } from './calls/privacy'

export const EMAIL = 'bakim@tuncel.example'

export const SEVGI = {
  companyName: 'Tunçel Ambalaj',
  contactPerson: 'Sevgi Taşkıran',
  phone: '0532 555 01 23',
  email: EMAIL,
  problemDescription: 'Ben Sevgi Taşkıran, AL16 veriyor.',
}

export const OTHER_PERSON = { contactPerson: 'Ali Kaya', email: 'ali@kaya.example', phone: '0212 555 99 88' }

const ADDRESS = 'Çınarlı Mah. 1571 Sok. No 7'
const ID_NUMBER = '12345678901'

export const TRACES = { words: ['Sevgi', 'Taşkıran', EMAIL, ADDRESS], digits: ['5325550123', ID_NUMBER] }

/** Gives a test file the calls for orders and people's data, and removes orders, messages, emails and stock movements before each test. */
export function useRecords() {
  const orders = useOrders()
  const privacy = privacyCallsOf(orders)
  beforeEach(async () => {
    await asOwner('TRUNCATE "part_movements"')
    await db().workOrder.deleteMany()
    await db().contactMessage.deleteMany()
    await db().mail.deleteMany()
  })
  return { orders, privacy }
}

export const sendMailById = (mailId: string) => sendMail({ mailId }, newJobContext())

/** Writes the oldest queued emails to files, as a site without a mail server does. */
async function writeMails(count: number) {
  const orderBy = [{ createdAt: 'asc' as const }, { id: 'asc' as const }]
  for (const { id } of await db().mail.findMany({ where: { status: 'queued' }, orderBy, take: count }))
    await sendMailById(id)
}

const IDENTIFYING_TEXT = `Sevgi Taşkıran, ${EMAIL}, 0532 555 01 23, ${ADDRESS}, ${ID_NUMBER}`

/** Writes the person's data into all texts of the order's documents and photos, its shipments, the customer, an earlier text and a search. */
export async function addPersonalData(orders: OrderCalls, id: string) {
  const { customerId } = await db().workOrder.findUniqueOrThrow({ where: { id } })
  const customerFields = { address: ADDRESS, taxOffice: 'Gebze', taxNumber: '123 456 789 01', note: IDENTIFYING_TEXT }
  await db().customer.update({ where: { id: customerId! }, data: customerFields })
  const line = { kind: 'part', text: IDENTIFYING_TEXT, quantity: 1, unit: 'adet', unitPrice: 10_000 }
  const lines = [line, { ...line, kind: 'labour', text: ADDRESS }]
  await orders.sendQuote(id, { amount: null, work: IDENTIFYING_TEXT, lines })
  await bodyOf(orders.recordDecision(id, { quoteVersion: 2, note: IDENTIFYING_TEXT }))
  await bodyOf(orders.step(id, { step: 5 }))
  const rows = [{ what: 'Sevgi', nominal: ID_NUMBER, measured: '0532 555 01 23', unit: 'Taşkıran', passed: true }]
  const instruments = [{ name: IDENTIFYING_TEXT, serialNumber: ID_NUMBER, calibratedOn: '2026-01-15' }]
  const texts = { load: IDENTIFYING_TEXT, instrument: IDENTIFYING_TEXT, note: IDENTIFYING_TEXT }
  await orders.signTest(id, { ...texts, instruments, rows })
  const carrier = 'Sevgi Taşkıran 0532 555 01 23'
  await orders.addShipment(id, { direction: 'in', carrier, trackingNumber: '5325550123', day: '2026-03-09' })
  const form = { file: await newPicture(), caption: IDENTIFYING_TEXT }
  await bodyOf(orders.ask('POST WorkOrders/[key]/photos', { params: { key: id }, form }), 201)
  // An earlier text of a post, and a search without hits.
  await db().textVersion.create({
    data: { kind: 'post', itemId: id, texts: { content: IDENTIFYING_TEXT }, replacedBy: 'Ece' },
  })
  await db().siteCount.create({ data: { day: new Date(), kind: 'empty', key: foldText(IDENTIFYING_TEXT), count: 1 } })
  await pagesIn(orders.paper(id, 'intake'))
}

/** Adds movements of a part that name the person: one for the order, one without an order. */
async function addPartMovements(workOrderId: string) {
  const part = { id: newId(), code: `P-${newId().slice(-12)}`.toUpperCase(), name: 'Fan', movements: 2, onHand: 1000 }
  await db().part.create({ data: part })
  const movement = (number: number, kind: string, quantity: number, balance: number, reason: string) => {
    return { id: newId(), partId: part.id, author: 'usta@ornek.example', number, kind, quantity, balance, reason }
  }
  await db().partMovement.createMany({
    data: [
      movement(1, 'in', 1500, 1500, 'TAŞKIRAN, Sevgi getirdi'),
      { ...movement(2, 'out', -500, 1000, 'Sevgi Hanım'), workOrderId },
    ],
  })
}

/** Adds the person's messages and order, and an order of another customer that names the person. */
export async function addRecordsOfPerson(orders: OrderCalls) {
  const firstMessage = await sendMessage(SEVGI)
  await addPhotoToMessage(firstMessage.id, firstMessage)
  const orderMessage = await sendMessage({ ...SEVGI, email: 'BAKIM@TUNCEL.EXAMPLE', phone: '+90 (532) 555 01 23' })
  await addPhotoToMessage(orderMessage.id, orderMessage)
  const order = await orders.create({
    messageId: orderMessage.id,
    accessories: 'Sevgi Taşkıran etiketli kutu, 0 532 555 01 23',
    faultDescription: "SEVGİ TAŞKIRAN'ın anlattığı: AL16",
    responsible: 'Ece',
  })
  await addPhotoAsCustomer(order.trackingToken)
  const diagnosis = `Sevgi'ye yazıldı: ${EMAIL}`
  await orders.put(order.id, { ...SEVGI, faultDescription: 'Sevgi Hanım: AL16', diagnosis })
  await bodyOf(orders.note(order.id, 'sevgi taşkıran 05325550123 numarasından aradı'), 201)
  await orders.sendQuote(order.id, { work: 'Sevgi Hanım için IGBT değişir.' })
  await bodyOf(orders.decide(order.trackingToken, { name: 'S. Taşkıran', note: 'Ben Sevgi, onaylıyorum' }))
  const move = { step: 4, text: 'Sevgi Hanım, parça geldi', reason: 'Taşkıran istedi', notify: true }
  await bodyOf(orders.step(order.id, move))
  const mentioningOrder = await orders.create(OTHER_PERSON)
  await addPartMovements(order.id)
  await bodyOf(orders.note(mentioningOrder.id, `Sevgi Taşkıran yönlendirdi, ${EMAIL}`), 201)
  await writeMails(4)
  const payload = JSON.stringify({ number: order.number, email: 'Bakim@tuncel.example' })
  await db().$executeRaw`SELECT graphile_worker.add_job('send-tracking-link', ${payload}::json)`
  return { order, mentioningOrder, orderMessage }
}
