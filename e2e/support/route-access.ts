import { v7 as newId } from 'uuid'
import type { StaffAccess } from '@/lib/access/roles'
import type { Access } from '@/lib/api/route'
import { delegateOf } from '@/lib/content/data'
import { db } from '@/lib/platform/db/client'
import { CLOSED } from '@/lib/readiness/data'
import { NOTICE_VERSION } from '@/lib/settings/notice-text'
import { type Kind, KINDS, type PublishableKind } from '@/lib/site/kinds'
import { PASSWORD } from './calls/accounts'
import { ask, bodyOf, type Call, type Caller, newAdministrator, newCaller, newClientAddress } from './calls/handlers'
import { newPicture } from './images'
import type { CallName } from './routes'
import { codeOf } from './calls/totp-code'
import { turnOnSecondFactor } from './calls/second-factor-calls'

/** Returns a call that succeeds if the caller has access. It adds the rows that the call needs. */
type Sample = (caller: Caller) => Call | Promise<Call>

let uniqueCount = 0
const unique = (text: string) => `${text} ${(uniqueCount += 1)}`
const uniqueEmail = (name = 'hesap') => `${name}-${(uniqueCount += 1)}@ornek.example`

export const send = (name: string, call: Call, caller?: Caller) =>
  ask(name as CallName, { token: caller?.token, ...call })

const callersByDatabase = new Map<string, Promise<Caller>>()

/** Sends the sample of a call as a manager, with `overrides` added to it, and returns the body of the response. */
async function sendSample<Body = { id: string }>(name: string, overrides: Call = {}): Promise<Body> {
  const database = process.env.DATABASE_URL!
  if (!callersByDatabase.has(database)) callersByDatabase.set(database, newCaller())
  const caller = await callersByDatabase.get(database)!
  const response = await send(name, { ...(await sampleOf(name, caller)), ...overrides }, caller)
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`)
  return (response.status === 204 ? undefined : await response.json()) as Body
}

export const addItem = async (list: string) => (await sendSample(`POST ${list}`)).id

const noInput = () => ({})
/** Returns a sample that adds an item to a list, for a call with the item's key. */
const forNewItem =
  (list: string, call: Call = {}) =>
  async () => ({ params: { key: await addItem(list) }, ...call })
const changeOf = (list: string) => async (caller: Caller) => ({
  ...(await sampleOf(`POST ${list}`, caller)),
  ...(await forNewItem(list)()),
})
const reorderOf = (kind: Kind) => async () => {
  const { api } = KINDS[kind]
  await addItem(api)
  await addItem(api)
  const rows = (await delegateOf(kind).findMany({ orderBy: [{ position: 'desc' }] })) as { id: string }[]
  return { json: { ids: rows.map(({ id }) => id) } }
}
const bulkDeleteOf = (list: string) => async () => {
  const ids = [await addItem(list), await addItem(list)]
  return { json: { action: 'delete', items: ids.map((id) => ({ id, version: 1 })) } }
}
/** Returns a sample for the earlier text of a new item. */
const earlierText = (kind: PublishableKind) => async () => {
  const key = await addItem(KINDS[kind].api)
  const texts = { title: 'Eski' }
  const { id } = await db().textVersion.create({ data: { kind, itemId: key, texts, replacedBy: 'Ayşe' } })
  return { params: { key, version: String(id) } }
}
const earlierNotice = async () => {
  await sendSample('PUT Settings/[section]', { params: { section: 'notice' }, json: { text: `## ${unique('x')}` } })
  return { params: { section: 'notice', version: String(NOTICE_VERSION) } }
}
/** `DELETE Readiness` closes the launch checklist, which must have no open points. A closed checklist has none. */
const closedReadiness = async () => {
  const closed = { point: CLOSED, answer: CLOSED }
  await db().readinessAnswer.upsert({ where: { point: CLOSED }, create: closed, update: closed })
  return {}
}
const newKey = (list: string) => async () => ({ key: await addItem(list) })
/** Returns a sample for a call that another call with the same parameters must precede. */
const after =
  (name: string, newParams: () => Promise<Record<string, string>>, call: Call = {}) =>
  async () => {
    const params = await newParams()
    await sendSample(name, { params })
    return { params, ...call }
  }
const deletedItem = after('DELETE Services/[key]', newKey('Services'))
const form = async (fileField: string, fields: Record<string, string> = {}) => ({
  form: { ...fields, [fileField]: await newPicture() },
})

const forColleague = async (call: Call = {}) => ({
  params: { key: (await newAdministrator({ role: 'editor' })).id },
  ...call,
})

async function newPictureUrl(params?: { key: string }): Promise<string> {
  const service = params ?? { key: await addItem('Services') }
  return (await sendSample<{ imageUrl: string }>('POST Services/[key]/upload-image', { params: service })).imageUrl
}

async function otherSession({ id: administratorId }: Caller): Promise<Call> {
  const data = { id: newId(), administratorId, expiresAt: new Date(Date.now() + 3_600_000) }
  await db().session.create({ data })
  return { params: { key: data.id } }
}

const withSecondFactor = async (caller: Caller) => ({
  json: { currentPassword: PASSWORD, code: (await turnOnSecondFactor(caller)).codes[0] },
})

async function orderWith(list: 'photos' | 'shipments', idParam: string): Promise<Record<string, string>> {
  const params = { key: await addItem('WorkOrders') }
  return { ...params, [idParam]: (await sendSample(`POST WorkOrders/[key]/${list}`, { params })).id }
}

async function orderInTest(): Promise<{ key: string }> {
  const params = { key: await addItem('WorkOrders') }
  await sendSample('POST WorkOrders/[key]/quote', { params })
  await sendSample('POST WorkOrders/[key]/decision', { params })
  await sendSample('POST WorkOrders/[key]/step', { params, json: { step: 5 } })
  return params
}

async function paidOrder(): Promise<Record<string, string>> {
  const params = { key: await addItem('WorkOrders') }
  type Billing = { payments: [{ id: string }] }
  const { payments } = await sendSample<Billing>('POST Billing/orders/[key]/payments', { params })
  return { ...params, paymentId: payments[0].id }
}

async function invoicedOrder(): Promise<Record<string, string>> {
  const key = await addItem('WorkOrders')
  await sendSample('POST Billing/invoices', { json: invoice(key) })
  return { key, of: 'payment' }
}

async function movedPart(): Promise<Call> {
  const params = { key: await addItem('Parts') }
  await sendSample('POST Parts/[key]/movements', { params })
  const [movement] = await sendSample<[{ id: string }]>('GET Parts/[key]/movements', { params })
  return { params: { ...params, movementId: movement.id }, json: { reason: 'Yanlış' } }
}

async function twoCustomers(): Promise<Call> {
  const params = { key: await addItem('Customers') }
  return { params, json: { otherId: await addItem('Customers'), otherVersion: 1 } }
}

async function knownPerson(): Promise<string> {
  const email = uniqueEmail('veli')
  await sendSample('POST ContactMessages', { json: { ...message(), email } })
  return email
}

const order = () => ({ contactPerson: 'Veli', phone: '2', email: uniqueEmail('veli'), faultDescription: 'y' })
const message = () => ({ contactPerson: 'Veli', phone: '2', email: uniqueEmail('veli'), problemDescription: 'y' })
const reading = { what: 'Akım', nominal: '14', measured: '14', unit: 'A', passed: true }
const loadTest = { load: '4 kW motor', durationMin: 120, ambient: 225, instrument: 'FG-3', rows: [reading] }
const shipment = { direction: 'in', carrier: 'Ekin Kargo', day: '2026-03-05' }
const quote = { amount: 1, work: 'x', leadDays: 1, validUntil: '2100-01-01', send: true }
const payment = { day: '2026-03-05', amount: 100, method: 'transfer' }
const invoice = (id: string) => ({ number: `T${(uniqueCount += 1)}`, day: '2026-03-05', orders: [{ id, amount: 100 }] })
const decision = { quoteVersion: 1, decision: 'approved', by: 'Ali', how: 'phone' }

/**
 * Who may call each route, and a call that succeeds. Written by hand on purpose: a new route fails the tests until somebody
 * decides who may call it. The samples of `POST` add the rows that other samples need, so a new kind of content needs only
 * these lines.
 */
const CALLS: Record<'anyone' | 'optional-content', Record<string, Sample | null>> &
  Partial<Record<StaffAccess, Record<string, Sample>>> = {
  anyone: {
    'GET References/[key]': null,
    'GET Search': null,
    'POST ContactMessages': () => ({ json: message(), headers: { 'x-client-address': newClientAddress() } }),
    'POST ContactMessages/[key]/photos': null,
    'POST Tracking': null,
    'GET Tracking/[token]': null,
    'GET Tracking/[token]/papers/[file]': null,
    'POST Tracking/[token]/decision': null,
    'POST Tracking/[token]/photos': null,
    'POST Auth/login': null,
    'POST Auth/logout': null,
    'POST Auth/invitation': null,
    'POST Auth/new-password': null,
    'POST Auth/password-link': null,
    'GET health/live': null,
    'GET health/ready': null,
    'GET openapi.json': null,
  },
  'optional-content': {
    'GET Services': null,
    'GET Services/[key]': null,
    'GET References': null,
    'GET BlogPosts': null,
    'GET BlogPosts/[key]': null,
    'GET Faults': null,
    'GET Faults/[key]': null,
  },
  session: { 'GET Dashboard/stats': noInput, 'GET Dashboard/today': noInput, 'GET Panel/Search': noInput },
  account: {
    'GET Auth/session': noInput,
    'POST Auth/session': noInput,
    'GET Auth/sessions': noInput,
    'DELETE Auth/sessions': otherSession,
    'DELETE Auth/sessions/[key]': otherSession,
    'PUT Auth/name': () => ({ json: { name: 'Kerem Aydın' } }),
    'POST Auth/change-email': () => ({ json: { newEmail: uniqueEmail(), currentPassword: PASSWORD } }),
    'POST Auth/change-password': () => ({ json: { newPassword: 'Yeni-Şifre-2', currentPassword: PASSWORD } }),
    'GET Auth/second-factor': noInput,
    'POST Auth/second-factor': () => ({ json: { currentPassword: PASSWORD } }),
    'PUT Auth/second-factor': async (caller) => {
      const json = { currentPassword: PASSWORD }
      const { secret } = await bodyOf(caller.ask('POST Auth/second-factor', { json }))
      return { json: { code: codeOf(secret) } }
    },
    'DELETE Auth/second-factor': withSecondFactor,
    'POST Auth/second-factor/recovery-codes': withSecondFactor,
  },
  content: {
    'POST Services': () => ({ json: { title: unique('Hizmet') } }),
    'PUT Services/[key]': changeOf('Services'),
    'DELETE Services/[key]': forNewItem('Services'),
    'GET Services/[key]/versions': forNewItem('Services'),
    'GET Services/[key]/versions/[version]': earlierText('service'),
    'POST Services/several': bulkDeleteOf('Services'),
    'PUT Services/order': reorderOf('service'),
    'POST Services/[key]/upload-image': async () => forNewItem('Services', await form('file'))(),
    'DELETE Services/[key]/delete-image': async () => {
      const params = { key: await addItem('Services') }
      return { params, query: `?imageUrl=${encodeURIComponent(await newPictureUrl(params))}` }
    },
    'GET Pictures': async () => ({ query: `?imageUrl=${encodeURIComponent(await newPictureUrl())}` }),
    'PUT Pictures': async () => ({ json: { imageUrl: await newPictureUrl(), turn: 1, cut: [], focus: [] } }),
    'POST References': () => form('logoFile', { name: unique('Marka') }),
    'PUT References/[key]': changeOf('References'),
    'DELETE References/[key]': forNewItem('References'),
    'PUT References/order': reorderOf('reference'),
    'POST BlogPosts': () => form('imageFile', { title: unique('Yazı'), content: 'x' }),
    'PUT BlogPosts/[key]': changeOf('BlogPosts'),
    'DELETE BlogPosts/[key]': forNewItem('BlogPosts'),
    'GET BlogPosts/[key]/versions': forNewItem('BlogPosts'),
    'GET BlogPosts/[key]/versions/[version]': earlierText('post'),
    'POST BlogPosts/several': bulkDeleteOf('BlogPosts'),
    'POST BlogPosts/[key]/upload-image': async () => forNewItem('BlogPosts', await form('file'))(),
    'POST Markdown': () => ({ json: { content: '**x**' } }),
    'GET Faults/groups': noInput,
    'GET Faults/links': noInput,
    'POST Faults': () => ({ json: { brand: 'Yumaro', code: unique('AL'), title: 'Akım' } }),
    'POST Faults/import': async () => {
      const { title } = await sendSample<{ title: string }>('POST Services')
      const lines = ['cihaz;marka;baslik', `${title};Yumaro;${unique('Kodsuz')}`]
      return { form: { file: new File([lines.join('\n')], 'a.csv'), apply: 'true' } }
    },
    'PUT Faults/[key]': changeOf('Faults'),
    'DELETE Faults/[key]': forNewItem('Faults'),
    'GET Faults/[key]/versions': forNewItem('Faults'),
    'GET Faults/[key]/versions/[version]': earlierText('fault'),
    'POST Faults/several': bulkDeleteOf('Faults'),
    'GET Bin': noInput,
    'GET Bin/counts': noInput,
    'POST Bin/several': async () => ({ json: { action: 'restore', ids: [(await deletedItem()).params.key] } }),
    'POST Bin/[key]/restore': deletedItem,
    'DELETE Bin/[key]': deletedItem,
    'GET Dashboard/states': noInput,
  },
  messages: {
    'GET ContactMessages': noInput,
    'GET ContactMessages/[key]': forNewItem('ContactMessages'),
    'PATCH ContactMessages/[key]': forNewItem('ContactMessages', { json: { isRead: true } }),
  },
  orders: {
    'GET Customers': noInput,
    'GET Customers/duplicates': noInput,
    'GET Customers/[key]': forNewItem('Customers'),
    'POST Customers': () => ({ json: { contactPerson: 'Veli', phone: `0532 555 ${1000 + (uniqueCount += 1)}` } }),
    'PUT Customers/[key]': changeOf('Customers'),
    'POST Customers/[key]/merge': twoCustomers,
    'POST Customers/[key]/distinct': twoCustomers,
    'GET Parts': noInput,
    'GET Parts/counts': noInput,
    'GET Parts/[key]': forNewItem('Parts'),
    'POST Parts': () => ({ json: { code: unique('P').replace(' ', '-'), name: 'Fan' } }),
    'PUT Parts/[key]': changeOf('Parts'),
    'GET Parts/[key]/movements': forNewItem('Parts'),
    'POST Parts/[key]/movements': forNewItem('Parts', { json: { kind: 'in', quantity: 1000 } }),
    'POST Parts/[key]/movements/[movementId]/back': movedPart,
    'POST Parts/count': async () => ({ json: { items: [{ id: await addItem('Parts'), counted: 1000, seen: 0 }] } }),
    'POST Parts/import': () => ({
      form: { file: new File([`Kod;Ad;Miktar\n${unique('C').replace(' ', '-')};Fan;2,5`], 'a.csv'), apply: 'true' },
    }),
    'GET WorkOrders': noInput,
    'GET WorkOrders/counts': noInput,
    'POST WorkOrders/several': async () => {
      const { id } = await sendSample('POST WorkOrders', { json: { ...order(), responsible: 'Çırak' } })
      return { json: { items: [{ id, version: 1 }], responsibleId: null } }
    },
    'GET WorkOrders/people': noInput,
    'GET WorkOrders/device': () => ({ query: '?serialNumber=23110462' }),
    'GET WorkOrders/[key]': forNewItem('WorkOrders'),
    'GET WorkOrders/[key]/parts': forNewItem('WorkOrders'),
    'POST WorkOrders/[key]/parts': async () =>
      forNewItem('WorkOrders', { json: { items: [{ partId: await addItem('Parts'), quantity: 1000 }] } })(),
    'GET WorkOrders/[key]/papers/[file]': async () => ({
      params: { key: await addItem('WorkOrders'), file: 'intake.pdf' },
    }),
    'POST WorkOrders': () => ({ json: order() }),
    'PUT WorkOrders/[key]': changeOf('WorkOrders'),
    'POST WorkOrders/[key]/step': forNewItem('WorkOrders', { json: { step: 2 } }),
    'POST WorkOrders/[key]/quote': forNewItem('WorkOrders', { json: quote }),
    'POST WorkOrders/[key]/decision': after('POST WorkOrders/[key]/quote', newKey('WorkOrders'), { json: decision }),
    'POST WorkOrders/[key]/shipments': forNewItem('WorkOrders', { json: shipment }),
    'PUT WorkOrders/[key]/shipments/[shipmentId]': async () => ({
      params: await orderWith('shipments', 'shipmentId'),
      json: { ...shipment, carrier: 'Tepe Kargo' },
    }),
    'DELETE WorkOrders/[key]/shipments/[shipmentId]': async () => ({
      params: await orderWith('shipments', 'shipmentId'),
    }),
    'GET SavedTexts': noInput,
    'POST SavedTexts': () => ({ json: { kind: 'sentence', text: unique('Yeni') } }),
    'PUT SavedTexts/[key]': changeOf('SavedTexts'),
    'DELETE SavedTexts/[key]': forNewItem('SavedTexts'),
    'PUT WorkOrders/[key]/load-test': async () => ({ params: await orderInTest(), json: loadTest }),
    'POST WorkOrders/[key]/load-test/sign': after('PUT WorkOrders/[key]/load-test', orderInTest),
    'POST WorkOrders/[key]/notes': forNewItem('WorkOrders', { json: { text: 'x' } }),
    'POST WorkOrders/[key]/seen': forNewItem('WorkOrders'),
    'POST WorkOrders/[key]/resend': forNewItem('WorkOrders'),
    'POST WorkOrders/[key]/link': forNewItem('WorkOrders'),
    'POST WorkOrders/[key]/photos': async () => forNewItem('WorkOrders', await form('file'))(),
    'PATCH WorkOrders/[key]/photos/[photoId]': async () => ({
      params: await orderWith('photos', 'photoId'),
      json: { caption: 'Etiket' },
    }),
    'DELETE WorkOrders/[key]/photos/[photoId]': async () => ({ params: await orderWith('photos', 'photoId') }),
  },
  billing: {
    'GET Billing': noInput,
    'GET Billing/counts': noInput,
    'GET Billing/customers/[key]': forNewItem('Customers'),
    'PATCH Billing/customers/[key]': forNewItem('Customers', { json: { paymentDays: 30 } }),
    'GET Billing/files/[file]': () => ({ params: { file: 'payments' } }),
    'POST Billing/invoices': async () => ({ json: invoice(await addItem('WorkOrders')) }),
    'PUT Billing/invoices/[key]': async () => {
      const json = invoice(await addItem('WorkOrders'))
      return { params: { key: (await sendSample('POST Billing/invoices', { json })).id }, json }
    },
    'DELETE Billing/invoices/[key]': forNewItem('Billing/invoices'),
    'POST Billing/invoices/[key]/payments': forNewItem('Billing/invoices', { json: { ...payment, open: 100 } }),
    'GET Billing/orders/[key]': forNewItem('WorkOrders'),
    'PATCH Billing/orders/[key]': forNewItem('WorkOrders', { json: { byHand: true } }),
    'PUT Billing/orders/[key]/no-invoice': forNewItem('WorkOrders', { json: { reason: 'warranty' } }),
    'DELETE Billing/orders/[key]/no-invoice': after('PUT Billing/orders/[key]/no-invoice', newKey('WorkOrders')),
    'POST Billing/orders/[key]/payments': forNewItem('WorkOrders', { json: payment }),
    'PUT Billing/orders/[key]/payments/[paymentId]': async () => ({
      params: await paidOrder(),
      json: { ...payment, note: 'Peşin' },
    }),
    'DELETE Billing/orders/[key]/payments/[paymentId]': async () => ({ params: await paidOrder() }),
    'PUT Billing/orders/[key]/differences/[of]': async () => ({
      params: await invoicedOrder(),
      json: { amount: -100, kind: 'discount' },
    }),
    'DELETE Billing/orders/[key]/differences/[of]': after('PUT Billing/orders/[key]/differences/[of]', invoicedOrder),
  },
  settings: {
    'GET Readiness': noInput,
    'DELETE Readiness': closedReadiness,
    'PUT Readiness/points/[point]': () => ({ params: { point: 'backup' }, json: { answer: 'not-needed' } }),
    'POST Readiness/test-mail': () => ({ json: { recipient: uniqueEmail() } }),
    'GET Redirects': noInput,
    'GET Redirects/pages': noInput,
    'GET Redirects/[key]': forNewItem('Redirects'),
    'POST Redirects': () => ({ json: { from: `/${newId()}`, to: '/kurumsal' } }),
    'POST Redirects/import': () => ({ form: { file: new File([`/${newId()};/kurumsal`], 'a.csv'), apply: 'true' } }),
    'PUT Redirects/[key]': changeOf('Redirects'),
    'DELETE Redirects/[key]': forNewItem('Redirects'),
    'POST Redirects/several': bulkDeleteOf('Redirects'),
    'GET Settings': noInput,
    'GET Settings/[section]': () => ({ params: { section: 'search' } }),
    'PUT Settings/[section]': () => ({ params: { section: 'search' }, json: { title: unique('x') } }),
    'GET Settings/[section]/versions': () => ({ params: { section: 'aboutTexts' } }),
    'GET Settings/[section]/versions/[version]': earlierNotice,
    'POST Settings/slides/upload-image': () => form('file'),
    'POST Settings/look/upload-image': () => form('file'),
    'GET Dashboard/copies': noInput,
  },
  team: {
    'GET AuditEntries': noInput,
    'GET Team': noInput,
    'GET Team/[key]': () => forColleague(),
    'PATCH Team/[key]': () => forColleague({ json: { role: 'workshop' } }),
    'POST Team/[key]/password-link': () => forColleague(),
    'POST Team/invitations': () => ({ json: { email: uniqueEmail(), role: 'workshop' } }),
    'DELETE Team/invitations/[key]': async () => {
      const { invitation } = await sendSample<{ invitation: { id: string } }>('POST Team/invitations')
      return { params: { key: invitation.id } }
    },
    'GET Privacy/ending': noInput,
    'POST Privacy/search': () => ({ json: { person: uniqueEmail() } }),
    'POST Privacy/export': () => ({ json: { person: uniqueEmail() } }),
    'POST Privacy/erasure': async () => {
      const person = await knownPerson()
      return { json: { person, confirmation: person, requestedOn: '2026-03-05' }, headers: { 'if-match': '*' } }
    },
  },
}

export const ROUTE_ACCESS: Record<string, [access: Access, sample: Sample | null]> = Object.fromEntries(
  Object.entries(CALLS).flatMap(([access, samples]) =>
    Object.entries(samples).map(([name, sample]) => [name, [access as Access, sample]]),
  ),
)

export async function sampleOf(name: string, caller: Caller): Promise<Call> {
  return ROUTE_ACCESS[name]![1]!(caller)
}

const isStaff = (access: Access): access is StaffAccess => access !== 'anyone' && access !== 'optional-content'

export const GUARDED = Object.entries(ROUTE_ACCESS).flatMap(([name, [access]]) =>
  isStaff(access) ? [[name, access] as const] : [],
)
