import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { bodyOf, problemIn } from '../../support/calls/handlers'
import { useOrders } from '../../support/calls/orders'
import { privacyCallsOf } from '../../support/calls/privacy'

const calls = useOrders()
const privacy = privacyCallsOf(calls)

let count = 0
async function newCustomer(companyName: string) {
  count += 1
  const email = `kisi${count}@ornek.example`
  const order = await calls.create({ companyName, email, phone: `0322 555 00 ${10 + count}` })
  const id = order.customerId!
  await db().customer.update({ where: { id }, data: { address: 'Örnek OSB', note: 'Sevgi Hanım’a sorun.' } })
  return { id, email, orderId: order.id }
}

test('the export has the customer with its note, and an erasure keeps the company without the person', async () => {
  const { id, email, orderId } = await newCustomer('Ege Kalıp')
  const company = { companyName: 'Ege Kalıp', address: 'Örnek OSB' }
  expect((await privacy.export(email)).customers).toMatchObject([
    { ...company, contactPerson: 'Sevgi Taşkıran', note: 'Sevgi Hanım’a sorun.' },
  ])
  expect(await privacy.searchAndErase(email)).toMatchObject({ orders: 1, customers: 1 })
  const erasedFields = { contactPerson: 'Silindi', phone: 'Silindi', email: '', note: 'Silindi' }
  const erasedKeys = { phoneKey: '', emailKey: '' }
  const customer = await db().customer.findUnique({ where: { id } })
  expect(customer).toMatchObject({ ...company, ...erasedFields, ...erasedKeys })
  expect((await calls.read(orderId)).customerId).toBe(id)
})

test.each([
  ['without a company', '', {}],
  ['whose company is erased too', 'Taşkıran Elektrik', { withCompany: true }],
])('an erasure removes a customer %s and keeps the order', async (_, companyName, options) => {
  const { id, email, orderId } = await newCustomer(companyName)
  expect(await privacy.searchAndErase(email, options)).toMatchObject({ orders: 1, customers: 1 })
  expect(await db().customer.count({ where: { id } })).toBe(0)
  expect(await calls.read(orderId)).toMatchObject({ customerId: null, contactPerson: 'Silindi' })
})

test('a customer without orders is found and erased', async () => {
  const customer = { id: crypto.randomUUID(), contactPerson: 'Kemal Yurt', email: 'kemal@ornek.example' }
  await db().customer.create({ data: customer })
  expect((await privacy.find('KEMAL@ornek.example')).customers).toMatchObject([{ id: customer.id }])
  expect(await privacy.searchAndErase('kemal@ornek.example')).toMatchObject({ customers: 1, orders: 0 })
  expect(await db().customer.count({ where: { id: customer.id } })).toBe(0)
})

const PERSON = { contactPerson: 'Perihan Saltuk', email: 'perihan@saltuk.example', phone: '0532 444 10 20' }

test('the export has the load tests and shipments of a person’s devices, and an erasure removes the person from them', async () => {
  const { id } = await calls.createInTest(PERSON)
  const rows = [{ what: 'Perihan Hanım’ın istediği ölçüm', nominal: '', measured: '1', unit: 'A', passed: true }]
  await calls.signTest(id, { rows, note: 'Perihan Saltuk ile görüşüldü.' })
  const shipment = { direction: 'in', carrier: 'Perihan Saltuk getirdi', trackingNumber: '7300', day: '2026-03-09' }
  await calls.addShipment(id, shipment)
  expect((await privacy.export(PERSON.email)).orders).toMatchObject([
    { loadTests: [{ number: 1, note: 'Perihan Saltuk ile görüşüldü.' }], shipments: [shipment] },
  ])
  await privacy.searchAndErase(PERSON.email)
  const { loadTests, shipments } = await calls.read(id)
  expect(loadTests).toMatchObject([{ note: 'Silindi', load: '4 kW servo motor, fren tezgâhında', passed: true }])
  expect(loadTests[0]!.rows).toMatchObject([{ what: 'Silindi', measured: '1' }])
  expect(shipments).toMatchObject([{ carrier: 'Silindi', trackingNumber: '' }])
})

test('the export has a person’s invoices and payments, and an erasure keeps figures and numbers without the person', async () => {
  const person = { contactPerson: 'Nermin Sağlam', email: 'nermin@saglam.example', phone: '0532 444 10 60' }
  const { id } = await calls.createApproved(person)
  const day = '2026-03-05'
  const invoice = { number: 'SGL2026000000001', day, orders: [{ id }] }
  await bodyOf(calls.ask('POST Billing/invoices', { json: invoice }), 201)
  const payment = { day, amount: 2_219_000, method: 'transfer', note: 'Nermin Sağlam gönderdi' }
  await bodyOf(calls.ask('POST Billing/orders/[key]/payments', { params: { key: id }, json: payment }))
  const explanation = { amount: -1000, kind: 'discount', text: 'Nermin Sağlam ile konuşuldu' }
  const params = { key: id, of: 'payment' }
  await bodyOf(calls.ask('PUT Billing/orders/[key]/differences/[of]', { params, json: explanation }))
  expect((await privacy.export(person.email)).orders).toMatchObject([
    {
      invoices: [{ number: invoice.number, day, amount: 2_220_000, currency: 'TRY' }],
      payments: [payment],
      accountTexts: [explanation.text],
    },
  ])
  await privacy.searchAndErase(person.email)
  expect(await bodyOf(calls.ask('GET Billing/orders/[key]', { params }))).toMatchObject({
    state: 'paid',
    invoiceNumbers: [invoice.number],
    payments: [{ amount: 2_219_000, note: 'Silindi' }],
    differences: { payment: { amount: -1000, explained: { text: 'Silindi' } } },
  })
})

test('the export has the addressees of the papers of a person’s orders, and an erasure removes them', async () => {
  const person = { contactPerson: 'Nazmi Kutay', email: 'nazmi@kutay.example', phone: '0532 444 10 40' }
  const { id } = await calls.create(person)
  await calls.sendQuote(id)
  await bodyOf(calls.put(id, { ...person, companyName: 'Yeni Firma' }, await calls.ifMatch(id)))
  const { orders } = await privacy.export(person.email)
  const [quote] = orders[0]!.papers.filter(({ name }) => name === 'quote-1')
  expect(quote!.addressee).toEqual(['Tunçel Ambalaj', 'Nazmi Kutay', '0532 444 10 40', 'nazmi@kutay.example'])
  await privacy.searchAndErase(person.email)
  expect(await db().paper.count({ where: { workOrderId: id } })).toBe(0)
})

test('an erasure removes tax number and address of a company whose tax number is a person’s identity number', async () => {
  const { id, email } = await newCustomer('Kutlu Elektrik')
  await db().customer.update({ where: { id }, data: { taxOffice: 'Gebze', taxNumber: '123 456 789 01' } })
  await privacy.searchAndErase(email)
  const emptyFields = { address: '', taxOffice: '', taxNumber: '' }
  expect(await db().customer.findUnique({ where: { id } })).toMatchObject({
    companyName: 'Kutlu Elektrik',
    ...emptyFields,
  })
})

test('a former contact person of a merged customer is found, exported and erased, and the current contact person is kept', async () => {
  const keptCustomer = await newCustomer('Ortak Makina')
  const formerContact = { contactPerson: 'Nuray Pekin', email: 'nuray@pekin.example', phone: '0532 444 10 60' }
  const { customerId } = await calls.create({ ...formerContact, companyName: 'Ortak Makina' })
  const call = { params: { key: keptCustomer.id }, json: { otherId: customerId, otherVersion: 1, take: [] } }
  await bodyOf(calls.ask('POST Customers/[key]/merge', call))
  expect((await privacy.find(formerContact.phone)).customers).toMatchObject([{ id: keptCustomer.id, isCurrent: false }])
  expect((await privacy.export(formerContact.email)).formerContacts).toMatchObject([formerContact])
  await privacy.searchAndErase(formerContact.email)
  const { contacts, email } = await db().customer.findUniqueOrThrow({
    where: { id: keptCustomer.id },
    include: { contacts: true },
  })
  expect({ contacts, email }).toEqual({ contacts: [], email: keptCustomer.email })
})

test('a phone number with 51 names is refused, because it does not identify a person', async () => {
  const phone = '0322 999 00 11'
  const newRow = (_: unknown, n: number) => ({ id: crypto.randomUUID(), contactPerson: `Kişi ${n}`, phone })
  await db().customer.createMany({ data: Array.from({ length: 51 }, newRow) })
  const { message } = await problemIn(privacy.search(phone), 400)
  expect(message).toBe('Telefon 51 ayrı adla kayıtlı, tek kişiyi göstermez. Kişiyi e-postasıyla arayın.')
})

test('the export has the lines of quotes, including drafts that name the person', async () => {
  const person = { contactPerson: 'Leman Duru', email: 'leman@duru.example', phone: '0532 444 10 70' }
  const { id } = await calls.create(person)
  const line = { kind: 'part', text: 'IGBT modülü', quantity: 2, unit: 'adet', unitPrice: 870_000 }
  await calls.sendQuote(id, { amount: null, work: '', lines: [line] })
  await bodyOf(calls.quote(id, { amount: null, work: '', lines: [{ ...line, text: 'Leman Duru’ya kargo' }] }), 201)
  const [exportedOrder] = (await privacy.export(person.email)).orders
  expect(exportedOrder!.quotes.map(({ lines }) => lines)).toEqual([[line], [{ ...line, text: 'Leman Duru’ya kargo' }]])
})

test('a line of a quote, a reading and a saved text that name a person are listed as mentions', async () => {
  const person = { contactPerson: 'Vedat Öncel', email: 'vedat@oncel.example', phone: '0532 444 10 80' }
  await calls.create(person)
  const quotedOrder = await calls.create({ email: 'q@ornek.example', phone: '0374 555 01 91' })
  const line = { kind: 'part', quantity: 1, unit: 'adet', unitPrice: 870_000 }
  await calls.sendQuote(quotedOrder.id, { amount: null, work: '', lines: [{ ...line, text: 'Vedat Öncel’in modülü' }] })
  const testedOrder = await calls.createInTest({ email: 'r@ornek.example', phone: '0374 555 01 92' })
  const reading = { what: 'Akım', nominal: '', measured: '0532 444 10 80', unit: 'A', passed: true }
  await bodyOf(calls.loadTest(testedOrder.id, { rows: [reading] }))
  const label = 'Vedat Öncel’e kargolanır.'
  const key = crypto.randomUUID()
  await db().savedText.create({ data: { id: key, kind: 'sentence', text: label } })
  const { count, orders, texts } = (await privacy.find(person.email)).mentions
  expect({ count, texts }).toEqual({ count: 3, texts: [{ kind: 'text', key, label }] })
  expect(orders.map(({ id }) => id)).toEqual([quotedOrder.id, testedOrder.id])
})

test('posts, references, settings and items in the bin that name a person are listed as mentions with their keys', async () => {
  const person = { contactPerson: 'Selda Ilgın', email: 'selda@ilgin.example', phone: '0532 444 10 90' }
  await calls.create(person)
  const [postId, referenceId] = [crypto.randomUUID(), crypto.randomUUID()]
  await db().blogPost.create({
    data: { id: postId, slug: 'bir-yazi', title: 'Bir yazı', content: 'Önce\nSelda Ilgın anlattı.' },
  })
  await db().reference.create({ data: { id: referenceId, name: 'Ilgın Selda' } })
  await db().setting.create({ data: { section: 'aboutTexts', value: { lead: 'Selda Ilgın kurdu.' } } })
  const row = { title: 'Selda Ilgın' }
  await db().binItem.create({
    data: { id: referenceId, kind: 'post', label: 'Eski', row, pictures: [], former: [], links: [], deletedBy: '' },
  })
  expect((await privacy.find(person.email)).mentions.texts).toEqual([
    { kind: 'post', key: 'bir-yazi', label: 'Bir yazı' },
    { kind: 'reference', key: referenceId, label: 'Ilgın Selda' },
    { kind: 'setting', key: 'aboutTexts', label: 'aboutTexts' },
    { kind: 'bin', key: referenceId, label: 'Eski' },
  ])
})

test('a load test and a customer’s note that name another customer are listed as mentions', async () => {
  const person = { contactPerson: 'Vildan Oymak', email: 'vildan@oymak.example', phone: '0532 444 10 30' }
  await calls.create(person)
  const testedOrder = await calls.createInTest({ email: 'n@ornek.example', phone: '0374 555 01 90' })
  await bodyOf(calls.loadTest(testedOrder.id, { note: 'Vildan Oymak izledi.' }))
  await db().customer.update({ where: { id: testedOrder.customerId! }, data: { note: 'Vildan Oymak tanıyor.' } })
  const { mentions } = await privacy.find(person.email)
  expect(mentions.orders.map(({ id }) => id)).toEqual([testedOrder.id])
  expect(mentions.customers).toEqual([{ id: testedOrder.customerId }])
})
