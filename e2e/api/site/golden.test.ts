import { beforeAll, expect, test } from 'vitest'
import { documentOf } from '@/lib/api/openapi/document'
import { AUDITED } from '@/lib/audit/kinds'
import { movementTable } from '@/lib/parts/csv'
import { toCsv } from '@/lib/platform/csv/write-csv'
import { db } from '@/lib/platform/db/client'
import { goldenFile, goldenText, sortedJson } from '../../support/golden'
import { ask, bodyOf, newClientAddress } from '../../support/calls/handlers'
import { newPicture } from '../../support/images'
import { dayFromNow, useOrders } from '../../support/calls/orders'
import { pagesIn, singleSpaced } from '../../support/papers'
import { addPhotoToMessage, sendMessage } from '../../support/calls/photo-calls'
import { privacyCallsOf } from '../../support/calls/privacy'
import { type CallName, ROUTES } from '../../support/routes'

// What other programs and people get from the site, mostly about one order, compared with the files of e2e/golden.

const EMAIL = 'sevgi@tuncel.example'

const MESSAGE = {
  companyName: 'Tunçel Ambalaj',
  contactPerson: 'Sevgi Taşkıran',
  phone: '0532 555 01 23',
  email: EMAIL,
  deviceBrand: 'Yumaro',
  deviceModel: 'YS2-40A-4HP',
  problemDescription: 'İlk açılışta AL16 veriyor.\nIsınınca düzeliyor.',
}

const DEVICE = { serialNumber: 'YS-20814', accessories: 'Enkoder kablosu, fren direnci' }

const TAX = { address: 'Organize Sanayi 4. Cadde 12\nÇorlu, Tekirdağ', taxOffice: 'Çorlu', taxNumber: '1234567890' }

const ACCOUNTS = [
  { bank: 'Örnek Bankası, Sanayi Şubesi', iban: 'TR450999900000000012345601', currency: 'TRY' },
  { bank: 'Deneme Bankası', iban: 'TR230999800000000007788102', currency: 'TRY' },
  { bank: 'Örnek Bankası, Sanayi Şubesi', iban: 'TR180999900000000012345602', currency: 'EUR' },
].map((account) => ({ ...account, holder: 'Ölçev Endüstriyel Elektronik Onarım Ltd. Şti.' }))

const LINES = [
  { kind: 'labour', text: 'Güç katı onarımı', quantity: 4.5, unit: 'saat', unitPrice: 120_000 },
  { kind: 'part', text: 'IGBT modülü', quantity: 2, unit: 'adet', unitPrice: 333_333 },
  { kind: 'shipping', text: 'Geri gönderim', quantity: 1, unit: 'adet', unitPrice: 25_000 },
]

const calls = useOrders()
let orderId = ''

const write = <Name extends CallName>(name: Name, params: Record<string, string>, json: unknown) =>
  calls.ask(name, { params, json })

beforeAll(async () => {
  await db().setting.create({
    data: { section: 'notifications', value: { addresses: ['atolye@ornek.example'], messageMonths: 24 } },
  })
  await db().setting.create({ data: { section: 'bank', value: { accounts: ACCOUNTS } } })
  const message = await sendMessage(MESSAGE)
  await addPhotoToMessage(message.id, { uploadToken: message.uploadToken, file: await newPicture() })
  const { id, trackingToken, number } = await calls.create({ ...MESSAGE, ...DEVICE, messageId: message.id })
  orderId = id
  const { customerId } = await calls.read(id)
  const { companyName, contactPerson, phone, email } = MESSAGE
  const customer = { companyName, contactPerson, phone, email, ...TAX, note: 'Yıllık bakım anlaşması var.' }
  await bodyOf(write('PUT Customers/[key]', { key: customerId! }, customer))
  await bodyOf(write('POST SavedTexts', {}, { kind: 'sentence', text: 'Parçanız geldi.' }), 201)
  await calls.addShipment(id, newShipment('in', 'Elden', ''))
  await bodyOf(calls.note(id, 'Sabah arandı, akşam bilgi bekliyor.'), 201)
  await calls.advance(id, 2)
  await bodyOf(
    calls.put(id, {
      ...MESSAGE,
      ...DEVICE,
      faultDescription: MESSAGE.problemDescription,
      diagnosis: 'U fazı IGBT kısa devre.',
      promisedOn: dayFromNow(9),
      waitingForPart: true,
      partExpectedOn: dayFromNow(4),
      partShown: true,
    }),
  )
  const lines = { amount: null, lines: LINES, work: 'Sürücü katı yenilenir.', validUntil: dayFromNow(15) }
  await calls.sendQuote(id, { ...lines, leadDays: 5 })
  await calls.sendQuote(id, { ...lines, leadDays: 3, discount: { kind: 'percent', value: 750 } })
  await bodyOf(calls.decide(trackingToken, { quoteVersion: 2, name: 'Sevgi Taşkıran', note: 'Kargo bize ait.' }))
  await bodyOf(calls.step(id, { step: 4, text: 'Parçanız geldi, onarıma aldık.', notify: true }))
  await calls.advance(id, 5)
  await calls.signTest(id)
  await bodyOf(calls.step(id, { step: 6, text: 'Cihazınız hazır.', notify: true }))
  await calls.addShipment(id, newShipment('out', 'Sarnıç Kargo', '7300 4418'))
  await bodyOf(calls.step(id, { step: 6, state: 'delivered', notify: true }))
  const invoice = { number: 'OLC2026000000001', day: dayFromNow(0), withholding: 7, orders: [{ id }] }
  await bodyOf(write('POST Billing/invoices', {}, invoice), 201)
  const payment = { day: dayFromNow(0), amount: 100_000, method: 'transfer', note: 'İlk yarısı' }
  await bodyOf(write('POST Billing/orders/[key]/payments', { key: id }, payment))
  await ask('POST Tracking', { json: { number, email: EMAIL }, headers: { 'x-client-address': newClientAddress() } })
})

const newShipment = (direction: string, carrier: string, trackingNumber: string) => ({
  direction,
  carrier,
  trackingNumber,
  day: dayFromNow(0),
})

/** Returns the entries of the second level, with both names: [['/api/Services get', …], …]. */
const entriesOf = (groups: object) =>
  Object.entries(groups).flatMap(([group, members]) =>
    Object.entries(members as object).map(([name, value]) => [`${group} ${name}`, value as unknown] as const),
  )

test('the headings of CSV files and the first rows of some are unchanged', async () => {
  const lists: [string, CallName][] = [
    ['messages', 'GET ContactMessages'],
    ['orders', 'GET WorkOrders'],
    ['parts', 'GET Parts'],
    ['audit trail', 'GET AuditEntries'],
    ['redirects', 'GET Redirects'],
    ['faults', 'GET Faults'],
  ]
  const fileStarts = []
  const files = ['to-invoice', 'invoices', 'payments'].map((file) => [file, 'GET Billing/files/[file]'] as const)
  for (const [name, call] of [...lists, ...files]) {
    const response = await calls.ask(call, { params: { file: name }, headers: { accept: 'text/csv' } })
    const [headings, row = ''] = (await response.text()).replace('\uFEFF', '').split('\r\n')
    fileStarts.push(
      `${name}\n${headings}\n${['messages', 'orders', 'invoices', 'payments'].includes(name) ? row : ''}`.trimEnd(),
    )
  }
  // A download would need a part, and would be in the audit trail.
  fileStarts.push(`movements of a part\n${toCsv(movementTable([])).replace('\uFEFF', '').trimEnd()}`)
  await expect(goldenText(fileStarts.join('\n\n'))).toMatchFileSnapshot(goldenFile('csv'))
})

test('the OpenAPI document is unchanged', async () => {
  const routesByName = new Map(Array.from(ROUTES, ([name, route]) => [name, route.description!]))
  const { paths, components, ...head } = documentOf(routesByName, 'https://ornek.example')
  const lines = [['head', head] as const, ...entriesOf(paths), ...entriesOf(components)].map(
    ([name, value]) => `${name} ${sortedJson(value, 0)}`,
  )
  await expect(goldenText(lines.toSorted().join('\n'))).toMatchFileSnapshot(goldenFile('openapi'))
})

test('a person’s export is unchanged', async () => {
  await expect(goldenText(sortedJson(await privacyCallsOf(calls).export(EMAIL)))).toMatchFileSnapshot(
    goldenFile('export'),
  )
})

const mapValues = <From, To>(table: Readonly<Record<string, From>>, to: (value: From) => To) =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, to(value)]))

test('the audit trail’s labels and texts are unchanged', async () => {
  const entries = await bodyOf(calls.ask('GET AuditEntries', { query: '?pageSize=200' }))
  const lines = entries.toReversed().flatMap(({ actionText, item, changes }) => [
    `${actionText}: ${item}`,
    // The rows of one statement have no defined order.
    ...changes.map(({ label, before, after }) => `  ${label}: ${before ?? '–'} → ${after ?? '–'}`).toSorted(),
  ])
  const labels = mapValues(AUDITED, ({ fields }) => mapValues(fields, ({ label }) => label))
  await expect(goldenText(sortedJson(labels))).toMatchFileSnapshot(goldenFile('audit-labels'))
  await expect(goldenText(lines.join('\n'))).toMatchFileSnapshot(goldenFile('audit'))
})

test('the emails of an order are unchanged', async () => {
  const mails = await db().mail.findMany({ orderBy: { id: 'asc' } })
  expect(mails.length).toBeGreaterThan(8)
  const texts = mails.map(({ kind, recipient, subject, text }) => `${kind} → ${recipient}\n${subject}\n\n${text}`)
  await expect(goldenText(texts.toSorted().join(`\n\n${'='.repeat(80)}\n`))).toMatchFileSnapshot(goldenFile('mails'))
})

test.each(['quote-1', 'quote-2', 'intake', 'test', 'warranty'])('the paper %s is unchanged', async (name) => {
  const text = (await pagesIn(calls.paper(orderId, name))).join('\n')
  const lines = text.split('\n').map((line) => singleSpaced(line).trim())
  await expect(goldenText(lines.filter(Boolean).join('\n'))).toMatchFileSnapshot(goldenFile(name))
})
