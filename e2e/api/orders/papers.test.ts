import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { simpleParser } from 'mailparser'
import { describe, expect, test, vi } from 'vitest'
import { tasks } from '@/lib/jobs/tasks'
import { db } from '@/lib/platform/db/client'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { ask, bodyOf, newJobContext, newToken, problemIn } from '../../support/calls/handlers'
import { newPicture } from '../../support/images'
import { pagesIn, pagesOf, pdfIn, qrCodeIn, singleSpaced } from '../../support/papers'
import { dayFromNow, useOrders } from '../../support/calls/orders'

const calls = useOrders()

const customerPaper = (token: string, name: string) =>
  ask('GET Tracking/[token]/papers/[file]', { params: { token, file: `${name}.pdf` } })

async function textOf(pending: Promise<Response>): Promise<string> {
  const response = await pending
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('cache-control')).toBe('no-store')
  return singleSpaced((await pagesIn(response)).join(' '))
}

const LINES = [
  { kind: 'labour', text: 'Güç katı onarımı; ığdır şişli İĞÜŞÖÇ', quantity: 4.5, unit: 'saat', unitPrice: 120_000 },
  { kind: 'part', text: 'IGBT modülü', quantity: 2, unit: 'adet', unitPrice: 333_333 },
]
const withLines = (lines: unknown[] = LINES, fields = {}) => ({ amount: null, work: '', lines, ...fields })

const saveSection = (section: 'company' | 'papers' | 'look', change: object) => {
  const json = { ...DEFAULT_SETTINGS[section], ...change }
  return bodyOf(calls.ask('PUT Settings/[section]', { params: { section }, json }))
}

test('staff and customer get a quote’s paper with its lines, sums, Turkish letters and a QR code of the customer’s page', async () => {
  const { id, trackingToken, number, trackingUrl } = await calls.create()
  await calls.sendQuote(id, withLines(LINES, { discount: { kind: 'percent', value: 750 } }))
  const [response, customerResponse] = [await calls.paper(id, 'quote-1'), await customerPaper(trackingToken, 'quote-1')]
  for (const { headers } of [response, customerResponse]) {
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('cache-control')).toBe('no-store')
  }
  expect(response.headers.get('content-disposition')).toBe(`inline; filename="${number}-teklif-1.pdf"`)
  const pdf = await pdfIn(response)
  expect(pdf.length).toBeLessThan(300_000)
  const text = singleSpaced(pagesOf(pdf).join(' '))
  for (const words of [LINES[0]!.text, 'IGBT modülü', 'Tunçel Ambalaj', '13.393,99 TL', '−905,00 TL'])
    expect(text).toContain(words)
  expect(text).toContain(`${number}/1, Sayfa 1/1`)
  expect(await qrCodeIn(pdf)).toBe(trackingUrl)
  expect(singleSpaced((await pagesIn(customerResponse)).join(' '))).toBe(text)
})

test('a quote with thirty lines repeats its heading on each page and carries the sum forward', async () => {
  const { id } = await calls.create()
  const lines = Array.from({ length: 30 }, (_, i) => ({ ...LINES[1]!, text: `Parça ${i + 1}`, unitPrice: 10_000 }))
  await calls.sendQuote(id, withLines(lines))
  const pages = (await pagesIn(calls.paper(id, 'quote-1'))).map(singleSpaced)
  expect(pages.length).toBeGreaterThan(1)
  pages.forEach((page, i) => expect(page).toContain(`Sayfa ${i + 1}/${pages.length}`))
  const [firstPage = '', secondPage = ''] = pages
  const [, carriedSum] = /Sonraki sayfaya devreden ([\d.,]+)/.exec(firstPage)!
  expect(secondPage).toContain(`Önceki sayfadan devreden ${carriedSum}`)
  expect(secondPage).toContain('Açıklama')
  expect(pages.join(' ')).toContain('7.200,00 TL')
})

test('papers have the uploaded logo, and the default logo once it is removed', async () => {
  const { id } = await calls.create()
  await calls.sendQuote(id, withLines())
  const form = { file: await newPicture('logo.png', { width: 300, height: 80 }) }
  const { imageUrl } = await bodyOf(calls.ask('POST Settings/look/upload-image', { form }), 201)
  const saveLogo = (logo: object | null) => saveSection('look', { logo })
  const pictureCount = async () =>
    Buffer.from(await pdfIn(calls.paper(id, 'quote-1')))
      .toString('latin1')
      .split('/Subtype /Image').length - 1
  expect(await pictureCount()).toBe(0)
  await saveLogo({ path: imageUrl })
  expect(await pictureCount()).toBe(1)
  await saveLogo(null)
  expect(await pictureCount()).toBe(0)
})

test('the paper of a sent quote keeps its company, terms and customer, and shows the current decision', async () => {
  const { id, trackingToken } = await calls.create()
  await calls.sendQuote(id, withLines())
  const firstPrint = await textOf(calls.paper(id, 'quote-1'))
  expect(firstPrint).toContain('Fiyat, geçerlilik gününe kadar değişmez.')
  await saveSection('company', { legalName: 'Başka Onarım A.Ş.', seat: 'Bursa' })
  await saveSection('papers', { quoteTerms: 'Yeni koşul.' })
  await bodyOf(calls.put(id, { companyName: 'Yeni Ad Ltd. Şti.' }))
  expect(await textOf(calls.paper(id, 'quote-1'))).toBe(firstPrint)
  await bodyOf(calls.decide(trackingToken, { note: 'Cuma alırız.' }))
  const decidedPaper = await textOf(customerPaper(trackingToken, 'quote-1'))
  expect(decidedPaper).toMatch(/Onaylandı Sevgi Taşkıran, kendi sayfasından, [\d.]+ [\d:]+ Not: Cuma alırız\./)
  await bodyOf(calls.quote(id, { ...withLines(), send: true }), 201)
  expect(await textOf(calls.paper(id, 'quote-1'))).toContain('numaralı teklif bunun yerine geçti')
  expect(await textOf(calls.paper(id, 'quote-2'))).toContain('Başka Onarım A.Ş., merkez Bursa')
  expect(await textOf(calls.paper(id, 'quote-2'))).toContain('Yeni koşul.')
  await saveSection('company', {})
  await saveSection('papers', {})
})

test('only staff get the paper of a draft, which is labelled as a draft', async () => {
  const { id, trackingToken } = await calls.create()
  await bodyOf(calls.quote(id, withLines([{ ...LINES[0]!, unitPrice: null }])), 201)
  expect(await textOf(calls.paper(id, 'quote-1'))).toContain('Taslak')
  await problemIn(customerPaper(trackingToken, 'quote-1'), 404)
  expect(await db().paper.count({ where: { workOrderId: id, name: 'quote-1' } })).toBe(0)
})

test('a delivery adds a warranty card to the customer’s papers', async () => {
  const { id, trackingToken } = await calls.createInTest()
  await problemIn(customerPaper(trackingToken, 'warranty'), 404)
  await bodyOf(calls.step(id, { step: 6, state: 'delivered', reason: 'Aceleydi.', warrantyUntil: dayFromNow(90) }))
  expect((await calls.readAsCustomer(trackingToken)).papers.map(({ name }) => name)).toEqual([
    'warranty',
    'quote-1',
    'intake',
  ])
  const text = await textOf(customerPaper(trackingToken, 'warranty'))
  expect(text).toContain('Modül değişir.')
  expect(text).toContain('Garanti yukarıda yazan onarımı')
})

test('the warranty card of a repair under warranty names the order that covers it, and the first repair', async () => {
  const delivery = { step: 6, state: 'delivered', reason: 'Denendi.' }
  const serialNumber = 'PN-7731'
  let formerOrder = await calls.createApproved({ serialNumber })
  await bodyOf(calls.step(formerOrder.id, { ...delivery, warrantyUntil: dayFromNow(90) }))
  for (let i = 0; i < 2; i += 1) {
    const order = await calls.create({ serialNumber, underWarrantyOf: formerOrder.id })
    await bodyOf(calls.step(order.id, delivery))
    const text = await textOf(customerPaper(order.trackingToken, 'warranty'))
    expect(text).toContain(`Garanti kapsamında, ${formerOrder.number}`)
    expect(text).toContain('Modül değişir.')
    formerOrder = order
  }
})

test.each(['quote-2', 'test', 'warranty', 'warranty-2'])('a missing paper gets 404: %s', async (name) => {
  const { id, trackingToken } = await calls.create()
  await calls.sendQuote(id)
  const responses = [await calls.paper(id, name), await customerPaper(trackingToken, name)]
  expect(responses.map(({ status }) => status)).toEqual([404, 404])
})

test('a paper can be read only by staff with access to orders, or with the token of its order', async () => {
  const { id, trackingToken } = await calls.create()
  const otherOrder = await calls.create()
  await calls.sendQuote(otherOrder.id)
  const responses = await Promise.all([
    calls.paper(id, 'intake', { token: '' }),
    calls.paper(id, 'intake', { token: await newToken({ role: 'editor' }) }),
    customerPaper('A'.repeat(22), 'intake'),
    customerPaper(trackingToken, 'quote-1'),
  ])
  expect(responses.map(({ status }) => status)).toEqual([401, 403, 404, 404])
})

async function sendMail(workOrderId: string, kind: string) {
  const { id: mailId } = await db().mail.findFirstOrThrow({ where: { workOrderId, kind } })
  await tasks['send-mail']({ mailId }, newJobContext())
  expect((await db().mail.findUniqueOrThrow({ where: { id: mailId } })).status).toBe('written')
  const folder = path.join(process.env.DATA_DIR!, 'mail')
  const file = readdirSync(folder).find((name) => name.includes(mailId))!
  const { attachments, text, html } = await simpleParser(readFileSync(path.join(folder, file)))
  return { attachments, names: attachments.map(({ filename }) => filename), text, html }
}

test('the email of a quote has its paper attached and says so', async () => {
  const { id, number } = await calls.create()
  await calls.sendQuote(id, withLines())
  const { attachments, names, text, html } = await sendMail(id, 'quote-ready')
  expect(names).toEqual([`${number}-teklif-1.pdf`])
  expect(attachments[0]!.contentType).toBe('application/pdf')
  expect(pagesOf(attachments[0]!.content).join(' ')).toContain('IGBT modülü')
  for (const body of [text, html]) expect(body).toContain('Teklifi bu e-postanın ekinde PDF olarak bulabilirsiniz.')
})

test('the email of a delivery has the newest load test and the warranty card attached', async () => {
  const { id, number } = await calls.createInTest()
  for (let i = 0; i < 2; i += 1) await calls.signTest(id)
  await bodyOf(calls.step(id, { step: 6, state: 'delivered', notify: true }))
  const { attachments, names, text } = await sendMail(id, 'delivered')
  expect(names).toEqual([`${number}-test-tutanagi-2.pdf`, `${number}-garanti-belgesi.pdf`])
  expect(pagesOf(attachments[0]!.content).join(' ')).toContain('Fan devri')
  expect(text).toContain('Test tutanağını ve garanti belgesini bu e-postanın ekinde PDF olarak bulabilirsiniz.')
  const { papers } = await calls.read(id)
  expect(papers.find(({ name }) => name === 'warranty')!.bytes).toBe(attachments[1]!.content.length)
})

describe('a text written by staff', () => {
  test('with a character that is in no font is refused when a quote is sent, and the error names the character', async () => {
    const { id } = await calls.create({ deviceModel: 'YS2' })
    const lines = [{ ...LINES[0]!, text: 'Motor 👍' }]
    const problem = await problemIn(calls.quote(id, withLines(lines, { send: true })), 400)
    expect(problem.errors).toEqual({ 'lines.0.text': ['Belgeye basılamayan işaret: 👍. Başka bir yazımını kullanın.'] })
    await bodyOf(calls.put(id, { companyName: '日本 A.Ş.' }))
    const { message } = await problemIn(calls.quote(id, withLines(LINES, { send: true })), 400)
    expect(message).toBe('Belgeye basılamayan işaret: 日 本 (müşteri bilgileri).')
    expect((await calls.read(id)).step).toBe(1)
    // The intake form prints boxes for such characters.
    expect(await textOf(calls.paper(id, 'intake'))).toContain('▯▯ A.Ş.')
  })

  test('with more than a hundred lines is refused', async () => {
    const { id } = await calls.create()
    const { errors } = await problemIn(calls.quote(id, withLines(LINES, { work: 'x\n'.repeat(2450) })), 400)
    expect(errors).toEqual({ work: ['En çok 100 satır yazın.'] })
  })
})

test('the intake form has the current fields of the order', async () => {
  const { id } = await calls.create({ serialNumber: 'YANLIŞ-1' })
  expect(await textOf(calls.paper(id, 'intake'))).toContain('YANLIŞ-1')
  await bodyOf(calls.put(id, { serialNumber: 'DOĞRU-2' }))
  expect(await textOf(calls.paper(id, 'intake'))).toContain('DOĞRU-2')
})

test('a paper requested during an erasure stores no personal data', async () => {
  const { id } = await calls.create({ contactPerson: 'Nuray Sezen' })
  await calls.sendQuote(id)
  await db().paper.deleteMany({ where: { workOrderId: id } })
  const { response } = await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "work_orders" WHERE "id" = ${id}::uuid FOR UPDATE`
    const paperRequest = calls.paper(id, 'quote-1')
    await vi.waitUntil(async () => {
      const [locks] = await db().$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS "count" FROM pg_locks WHERE NOT granted`
      return locks!.count > 0
    })
    await tx.workOrder.update({ where: { id }, data: { contactPerson: 'Silindi' } })
    // In an object, because the transaction would wait for a returned promise.
    return { response: paperRequest }
  })
  expect(await textOf(response)).not.toContain('Nuray')
  expect(JSON.stringify(await db().paper.findMany({ where: { workOrderId: id } }))).not.toContain('Nuray')
})
