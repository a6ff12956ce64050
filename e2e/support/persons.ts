import { db } from '@/lib/platform/db/client'
import { sendMail } from '@/lib/mail/send-mail'
import { newPicture } from './images'
import { bodyOf, openOrders } from './orders'
import { addToMessage, addToTracking, sendMessage } from './photo-calls'
import { openPrivacy } from './privacy'

export const EMAIL = 'bakim@tuncel.example'

export const SEVGI = {
  companyName: 'Tunçel Ambalaj',
  contactPerson: 'Sevgi Taşkıran',
  phone: '0532 555 01 23',
  email: EMAIL,
  problemDescription: 'Ben Sevgi Taşkıran, AL16 veriyor.',
}

export const MARKS = { words: ['Sevgi', 'Taşkıran', EMAIL], digits: ['5325550123'] }

export type Orders = Awaited<ReturnType<typeof openOrders>>
export type Privacy = ReturnType<typeof openPrivacy>

export async function openRecords(): Promise<{ orders: Orders; privacy: Privacy }> {
  const orders = await openOrders()
  return { orders, privacy: openPrivacy(orders.token) }
}

export async function removeRecords() {
  await db().workOrder.deleteMany()
  await db().contactMessage.deleteMany()
  await db().mail.deleteMany()
}

export const newJob = () => ({ jobId: '1', queuedAt: new Date(), signal: new AbortController().signal })

export const send = (mailId: string) => sendMail({ mailId }, newJob())

/** Writes the oldest mails to files, as a site without a mail server does. */
async function writeMails(take: number) {
  const orderBy = [{ createdAt: 'asc' as const }, { id: 'asc' as const }]
  for (const { id } of await db().mail.findMany({ where: { status: 'queued' }, orderBy, take })) await send(id)
}

export async function addEverything(orders: Orders) {
  const first = await sendMessage(SEVGI)
  await addToMessage(first.id, { uploadToken: first.uploadToken, file: await newPicture() })
  const second = await sendMessage({ ...SEVGI, email: 'BAKIM@TUNCEL.EXAMPLE', phone: '+90 (532) 555 01 23' })
  await addToMessage(second.id, {
    uploadToken: second.uploadToken,
    file: await newPicture('b.png', { width: 60, height: 90 }),
  })
  const order = await orders.create({
    messageId: second.id,
    accessories: 'Sevgi Taşkıran etiketli kutu, 0 532 555 01 23',
    faultDescription: "SEVGİ TAŞKIRAN'ın anlattığı: AL16",
    responsible: 'Ece',
  })
  await addToTracking(order.secret, await newPicture('c.png', { width: 70, height: 90 }))
  await orders.put(order.id, {
    ...SEVGI,
    faultDescription: 'Sevgi Hanım: AL16',
    diagnosis: `Sevgi'ye yazıldı: ${EMAIL}`,
  })
  await bodyOf(orders.note(order.id, 'sevgi taşkıran 05325550123 numarasından aradı'), 201)
  await orders.send(order.id, { work: 'Sevgi Hanım için IGBT değişir.' })
  await bodyOf(orders.decide(order.secret, { name: 'S. Taşkıran', note: 'Ben Sevgi, onaylıyorum' }))
  await bodyOf(
    orders.step(order.id, { step: 4, text: 'Sevgi Hanım, parça geldi', reason: 'Taşkıran istedi', notify: true }),
  )
  const elsewhere = await orders.create({
    contactPerson: 'Ali Kaya',
    email: 'ali@kaya.example',
    phone: '0212 555 99 88',
  })
  await bodyOf(orders.note(elsewhere.id, `Sevgi Taşkıran yönlendirdi, ${EMAIL}`), 201)
  await writeMails(4)
  await db()
    .$executeRaw`SELECT graphile_worker.add_job('send-tracking-link', ${JSON.stringify({ number: order.number, email: 'Bakim@tuncel.example' })}::json)`
  return { order, elsewhere, first, second }
}
