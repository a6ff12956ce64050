import { beforeAll, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { MESSAGE_FIELDS } from '@/lib/contact/fields'
import { messageNumber } from '@/lib/contact/message-number'
import { CUSTOMER_FIELDS } from '@/lib/customers/fields'
import type { Prisma } from '@/lib/generated/prisma/client'
import { ORDER_FIELDS } from '@/lib/orders/order/fields'
import type { PanelGroup } from '@/lib/panel/output'
import { PART_FIELDS } from '@/lib/parts/fields'
import { db } from '@/lib/platform/db/client'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { searchedFields } from '@/lib/records/derive'
import type { RecordTable } from '@/lib/records/field'
import { bodyOf, type Caller, newCaller } from '../../support/calls/handlers'
import { useOrders } from '../../support/calls/orders'
import { messageRow, orderRow } from '../../support/calls/rows'

const calls = useOrders()
const messageId = '0198a1b2-c3d4-7e5f-8a9b-0c1d8e7320af'

beforeAll(async () => {
  await calls.create({ companyName: 'Kuzey Rulman', contactPerson: 'Tamer Baş', phone: '0312 555 44 01' })
  const { id } = await calls.create({
    companyName: 'Işıklar Döküm',
    phone: '+90 (0) 532-555 01 23',
    email: 'orhan@ornek.example',
    serialNumber: 'AX9-60218',
  })
  await bodyOf(calls.step(id, { state: 'cancelled', step: 1, reason: 'Vazgeçildi.' }))
  // The next orders get the numbers 19 and 29, as if the workshop had used the site for a while.
  for (const last of [18, 28]) {
    await db().workOrderCount.updateMany({ data: { last } })
    await calls.create({ phone: '0212 555 00 00' })
  }
  const message = { phone: '444 0 123', problemDescription: 'AL31 veriyor.', contactPerson: 'Veli Arslan' }
  await db().contactMessage.create({ data: messageRow({ id: messageId, ...message }) })
  const publishedAt = new Date('2026-01-01')
  await db().service.create({ data: { id: newId(), slug: 's', title: 'Servo Sürücü', deviceName: 'Servo sürücü' } })
  await db().blogPost.create({
    data: { id: newId(), slug: 'y', title: 'Işık bariyeri', content: 'x', isDraft: true, publishedAt },
  })
})

const search = async (q: string, { ask }: Caller = calls) =>
  (await bodyOf(ask('GET Panel/Search', { query: `?q=${encodeURIComponent(q)}` }))).groups

const year = istanbulDay(new Date()).slice(0, 4)
const hitsOf = async (q: string, kind: PanelGroup['kind']) =>
  (await search(q)).find((group) => group.kind === kind)?.hits ?? []
const orderNumbersWithoutYear = async (q: string) => (await hitsOf(q, 'order')).map(({ code }) => code.slice(5))

test('a number finds its order first, even without year and zeros, and also in the list', async () => {
  expect(await orderNumbersWithoutYear('2')).toEqual(['0002'])
  expect(await orderNumbersWithoutYear(`${year}-2`)).toEqual(['0002'])
  expect(await orderNumbersWithoutYear('9')).toEqual(['0029', '0019'])
  expect(await orderNumbersWithoutYear('19')).toEqual(['0019'])
  const numbers = (await calls.rows('?q=2')).map(({ number }) => number)
  expect(numbers).toEqual([`${year}-0002`])
  expect((await calls.rows(`?q=${year}-2`)).map(({ number }) => number)).toEqual(numbers)
})

test('a serial number is found by its letters and digits alone, and so is its customer', async () => {
  for (const q of ['ax960218', 'AX9-60218', 'AX9 60218', 'AX-9.602.18']) {
    expect([q, await orderNumbersWithoutYear(q)]).toEqual([q, ['0002']])
    expect([q, (await hitsOf(q, 'customer')).map(({ title }) => title)]).toEqual([q, ['Işıklar Döküm']])
    expect([q, (await calls.rows(`?q=${q}`)).length]).toEqual([q, 1])
  }
  const [hit] = await hitsOf('ax960218', 'order')
  expect(hit).toMatchObject({ text: 'Yumaro YS2-40A-4HP, S/N AX9-60218', isClosed: true, turn: null })
  expect(hit!.state).toMatch(/^iptal edildi, \d\d\.\d\d\.\d{4}$/)
  const [[start, end]] = hit!.marks.text as [[number, number]]
  expect(hit!.text.slice(start, end)).toBe('AX9-60218')
})

test('a phone number is found in any notation, and its position in the text is returned', async () => {
  for (const q of ['5325550123', '0532 555 01 23', '+90 (532) 555 01 23'])
    expect([q, await orderNumbersWithoutYear(q)]).toEqual([q, ['0002']])
  const [hit] = await hitsOf('312 555 4401', 'order')
  expect(hit).toMatchObject({
    text: 'Yumaro YS2-40A-4HP, +90 (312) 555 44 01',
    state: 'arıza tespitine alınacak',
    turn: 'us',
  })
  const [[start, end]] = hit!.marks.text as [[number, number]]
  expect(hit!.text.slice(start, end)).toBe('(312) 555 44 01')
})

test('a message is found by the number in its emails, in the search and in the list', async () => {
  expect(messageNumber(messageId)).toBe('8E73-20AF')
  for (const q of ['8E73-20AF', '8e7320af']) {
    expect(await hitsOf(q, 'message')).toMatchObject([{ code: '8E73-20AF', title: 'Veli Arslan' }])
    const messages = await bodyOf(calls.ask('GET ContactMessages', { query: `?q=${q}` }))
    expect(messages.map(({ id }) => id)).toEqual([messageId])
  }
})

test('names match in any spelling, and the counts are those of the lists', async () => {
  const groups = await search('isik')
  expect(groups.map(({ kind, total }) => [kind, total])).toEqual([
    ['order', 1],
    ['customer', 1],
    ['post', 1],
  ])
  expect(groups.at(-1)!.hits).toMatchObject([{ url: '/admin/blog?duzenle=y', state: 'taslak' }])
  expect(await bodyOf(calls.ask('GET Customers', { query: '?q=isik' }))).toHaveLength(1)
  expect(await search(' ')).toEqual([])
})

test('at most six hits of a kind are shown, but all are counted', async () => {
  for (let count = 0; count < 7; count += 1) await calls.create({ companyName: 'Yıldız Makina' })
  const [orders] = await search('yıldız')
  expect([orders!.total, orders!.hits.length]).toEqual([7, 6])
})

test('editors and the workshop find only what they may read', async () => {
  const kindsFor = async (role: 'editor' | 'workshop') => {
    const caller = await newCaller({ role })
    const groups = await Promise.all(['isik', 'al31', 'servo'].map((q) => search(q, caller)))
    return [...new Set(groups.flat().map(({ kind }) => kind))].toSorted()
  }
  expect(await kindsFor('editor')).toEqual(['post', 'service'])
  expect(await kindsFor('workshop')).toEqual(['customer', 'message', 'order'])
})

test('a part is found by code, name and shelf, with the exact code first, only by roles that see orders', async () => {
  const part = { name: 'Soğutma fanı', place: 'Raf D1', onHand: -2000, least: 4000 }
  await db().part.createMany({
    data: ['A-FAN-80', 'FAN-80'].map((code) => ({ ...part, id: newId(), code, lowSince: new Date() })),
  })
  const hits = await hitsOf('fan-80', 'part')
  expect(hits.map(({ code }) => code)).toEqual(['FAN-80', 'A-FAN-80'])
  expect(hits[0]).toMatchObject({ title: 'Soğutma fanı', text: 'Raf D1', state: 'elde −2 adet, en az 4' })
  expect(await hitsOf('sogutma raf d1', 'part')).toHaveLength(2)
  const editor = await newCaller({ role: 'editor' })
  expect((await search('fan-80', editor)).map(({ kind }) => kind)).not.toContain('part')
})

/** Returns a text for each searched column of a record. No other column has it. */
const textsOf = (table: RecordTable) =>
  Object.fromEntries(searchedFields(table).map((name) => [name, `zz${name.toLowerCase()}`]))

test('a hit shows the text that was found, whichever column has it', async () => {
  const { number: _, ...orderTexts } = textsOf(ORDER_FIELDS)
  await db().workOrder.create({ data: orderRow(orderTexts) })
  const customerTexts = textsOf(CUSTOMER_FIELDS)
  await db().customer.create({ data: { ...customerTexts, id: newId() } as Prisma.CustomerCreateInput })
  const messageTexts = textsOf(MESSAGE_FIELDS)
  await db().contactMessage.create({ data: messageRow(messageTexts) })
  const partTexts = textsOf(PART_FIELDS)
  await db().part.create({
    data: { ...partTexts, id: newId(), code: partTexts.code!.toUpperCase() } as Prisma.PartCreateInput,
  })
  const textsByKind = { order: orderTexts, customer: customerTexts, message: messageTexts, part: partTexts }
  for (const [kind, texts] of Object.entries(textsByKind))
    for (const text of Object.values(texts)) {
      const [hit] = await hitsOf(text, kind as PanelGroup['kind'])
      expect([kind, text, hit && Object.values(hit.marks).flat().length]).toEqual([kind, text, 1])
    }
})
