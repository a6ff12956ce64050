import { v7 as newId } from 'uuid'
import { beforeEach, expect } from 'vitest'
import { routes } from '@/lib/orders/routes'
import { db } from '@/lib/platform/db/client'
import { foldText } from '@/lib/platform/turkish/search'
import { sendMail } from '@/lib/mail/send-mail'
import { ask, asOwner } from './calls/handlers'
import { newPicture } from './images'
import { bodyOf, useOrders } from './calls/orders'
import { addPhotoToMessage, addPhotoAsCustomer, sendMessage } from './calls/photo-calls'
import { pagesOf } from './papers'
import { usePrivacy } from './calls/privacy'

export const EMAIL = 'bakim@tuncel.example'

export const SEVGI = {
  companyName: 'Tunçel Ambalaj',
  contactPerson: 'Sevgi Taşkıran',
  phone: '0532 555 01 23',
  email: EMAIL,
  problemDescription: 'Ben Sevgi Taşkıran, AL16 veriyor.',
}

const ADDRESS = 'Çınarlı Mah. 1571 Sok. No 7'
const ID_NUMBER = '12345678901'

export const TRACES = { words: ['Sevgi', 'Taşkıran', EMAIL, ADDRESS], digits: ['5325550123', ID_NUMBER] }

export type Orders = ReturnType<typeof useOrders>

/** Gives a test file the calls for orders and people's data, and removes orders, messages, emails and stock movements before each test. */
export function useRecords() {
  const orders = useOrders()
  const privacy = usePrivacy(orders)
  beforeEach(async () => {
    await asOwner('TRUNCATE "part_movements"')
    await db().workOrder.deleteMany()
    await db().contactMessage.deleteMany()
    await db().mail.deleteMany()
  })
  return { orders, privacy }
}

export const newContext = () => ({ jobId: '1', queuedAt: new Date(), signal: new AbortController().signal })

export const sendMailById = (mailId: string) => sendMail({ mailId }, newContext())

/** Writes the oldest queued emails to files, as a site without a mail server does. */
async function writeMails(count: number) {
  const orderBy = [{ createdAt: 'asc' as const }, { id: 'asc' as const }]
  for (const { id } of await db().mail.findMany({ where: { status: 'queued' }, orderBy, take: count }))
    await sendMailById(id)
}

const IDENTIFYING_TEXT = `Sevgi Taşkıran, ${EMAIL}, 0532 555 01 23, ${ADDRESS}, ${ID_NUMBER}`

/** Writes the person's data into all texts of the order's documents and photos, its shipments, the customer, an earlier text and a search. */
export async function addPersonalData(orders: Orders, id: string) {
  const { customerId } = await db().workOrder.findUniqueOrThrow({ where: { id } })
  const customerFields = { address: ADDRESS, taxOffice: 'Gebze', taxNumber: '123 456 789 01', note: IDENTIFYING_TEXT }
  await db().customer.update({ where: { id: customerId! }, data: customerFields })
  const line = { kind: 'part', text: IDENTIFYING_TEXT, quantity: 1, unit: 'adet', unitPrice: 10_000 }
  await orders.sendQuote(id, {
    amount: null,
    work: IDENTIFYING_TEXT,
    lines: [line, { ...line, kind: 'labour', text: ADDRESS }],
  })
  await bodyOf(orders.recordDecision(id, { quoteVersion: 2, note: IDENTIFYING_TEXT }))
  await bodyOf(orders.step(id, { step: 5 }))
  const rows = [{ what: 'Sevgi', nominal: ID_NUMBER, measured: '0532 555 01 23', unit: 'Taşkıran', passed: true }]
  const instruments = [{ name: IDENTIFYING_TEXT, serialNumber: ID_NUMBER, calibratedOn: '2026-01-15' }]
  await bodyOf(
    orders.loadTest(id, {
      load: IDENTIFYING_TEXT,
      instrument: IDENTIFYING_TEXT,
      instruments,
      note: IDENTIFYING_TEXT,
      rows,
    }),
  )
  await bodyOf(orders.sign(id))
  const shipment = {
    direction: 'in',
    carrier: 'Sevgi Taşkıran 0532 555 01 23',
    trackingNumber: '5325550123',
    day: '2026-03-09',
  }
  const params = { key: id }
  await bodyOf(
    ask(routes['[key]/shipments'].POST, { method: 'POST', params, json: shipment, token: orders.token }),
    201,
  )
  const form = { file: await newPicture('d.png', { width: 50, height: 90 }), caption: IDENTIFYING_TEXT }
  await bodyOf(ask(routes['[key]/photos'].POST, { method: 'POST', params, form, token: orders.token }), 201)
  // An earlier text of a post, and a search without hits.
  await db().textVersion.create({
    data: { kind: 'post', itemId: id, texts: { content: IDENTIFYING_TEXT }, replacedBy: 'Ece' },
  })
  await db().siteCount.create({ data: { day: new Date(), kind: 'empty', key: foldText(IDENTIFYING_TEXT), count: 1 } })
  await paperText(orders, id, 'intake')
}

export const PAPERS = ['quote-2', 'intake', 'test']

/** Renders a paper and returns its text. */
export async function paperText({ token }: Orders, id: string, name: string): Promise<string> {
  const response = await ask(routes['[key]/papers/[file]'].GET, { params: { key: id, file: `${name}.pdf` }, token })
  expect([name, response.status]).toEqual([name, 200])
  return pagesOf(new Uint8Array(await response.arrayBuffer())).join('\n')
}

/** Adds movements of a part that name the person: one for the order, one without an order. */
async function addPartMovements(workOrderId: string) {
  const part = { id: newId(), code: `P-${newId().slice(-12)}`.toUpperCase(), name: 'Fan', movements: 2, onHand: 1000 }
  await db().part.create({ data: part })
  const movement = { partId: part.id, kind: 'in', author: 'usta@ornek.example' }
  await db().partMovement.createMany({
    data: [
      { ...movement, id: newId(), number: 1, quantity: 1500, balance: 1500, reason: 'TAŞKIRAN, Sevgi getirdi' },
      {
        ...movement,
        id: newId(),
        number: 2,
        kind: 'out',
        quantity: -500,
        balance: 1000,
        workOrderId,
        reason: 'Sevgi Hanım',
      },
    ],
  })
}

/** Adds the person's messages and order, and an order of another customer that names the person. */
export async function addRecordsOfPerson(orders: Orders) {
  const firstMessage = await sendMessage(SEVGI)
  await addPhotoToMessage(firstMessage.id, { uploadToken: firstMessage.uploadToken, file: await newPicture() })
  const orderMessage = await sendMessage({ ...SEVGI, email: 'BAKIM@TUNCEL.EXAMPLE', phone: '+90 (532) 555 01 23' })
  await addPhotoToMessage(orderMessage.id, {
    uploadToken: orderMessage.uploadToken,
    file: await newPicture('b.png', { width: 60, height: 90 }),
  })
  const order = await orders.create({
    messageId: orderMessage.id,
    accessories: 'Sevgi Taşkıran etiketli kutu, 0 532 555 01 23',
    faultDescription: "SEVGİ TAŞKIRAN'ın anlattığı: AL16",
    responsible: 'Ece',
  })
  await addPhotoAsCustomer(order.trackingToken, await newPicture('c.png', { width: 70, height: 90 }))
  await orders.put(order.id, {
    ...SEVGI,
    faultDescription: 'Sevgi Hanım: AL16',
    diagnosis: `Sevgi'ye yazıldı: ${EMAIL}`,
  })
  await bodyOf(orders.note(order.id, 'sevgi taşkıran 05325550123 numarasından aradı'), 201)
  await orders.sendQuote(order.id, { work: 'Sevgi Hanım için IGBT değişir.' })
  await bodyOf(orders.decide(order.trackingToken, { name: 'S. Taşkıran', note: 'Ben Sevgi, onaylıyorum' }))
  await bodyOf(
    orders.step(order.id, { step: 4, text: 'Sevgi Hanım, parça geldi', reason: 'Taşkıran istedi', notify: true }),
  )
  const mentioningOrder = await orders.create({
    contactPerson: 'Ali Kaya',
    email: 'ali@kaya.example',
    phone: '0212 555 99 88',
  })
  await addPartMovements(order.id)
  await bodyOf(orders.note(mentioningOrder.id, `Sevgi Taşkıran yönlendirdi, ${EMAIL}`), 201)
  await writeMails(4)
  await db()
    .$executeRaw`SELECT graphile_worker.add_job('send-tracking-link', ${JSON.stringify({ number: order.number, email: 'Bakim@tuncel.example' })}::json)`
  return { order, mentioningOrder, orderMessage }
}
