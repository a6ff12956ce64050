import { v7 as newId } from 'uuid'
import { beforeAll } from 'vitest'
import type { Role, StaffAccess } from '@/lib/access/roles'
import type { Access } from '@/lib/api/route'
import { delegateOf } from '@/lib/content/data'
import { db } from '@/lib/platform/db/client'
import { CLOSED } from '@/lib/readiness/data'
import { NOTICE_VERSION } from '@/lib/settings/notice-text'
import { type Kind, KINDS, type PublishableKind } from '@/lib/site/kinds'
import { PASSWORD } from './calls/accounts'
import { ask, type Call, newClientAddress, newAdministrator, newToken, useDatabase } from './calls/handlers'
import { newPicture } from './images'
import { ROUTES } from './routes'
import { codeOf } from './calls/totp-code'
import { turnOnSecondFactor } from './calls/second-factor-calls'

/** The administrator who makes a call. */
export type Caller = { id: string; token: string }

/** Returns a call that succeeds if the caller has access. It adds the rows that the call needs. */
type Sample = (caller: Caller) => Call | Promise<Call>

let uniqueCount = 0
const unique = (text: string) => `${text} ${(uniqueCount += 1)}`
const uniqueEmail = (name = 'hesap') => `${name}-${(uniqueCount += 1)}@ornek.example`

export async function newCaller(role: Role = 'manager'): Promise<Caller> {
  const { id } = await newAdministrator({ role })
  return { id, token: await newToken(id) }
}

export function useCaller(): Caller {
  useDatabase()
  const caller = {} as Caller
  beforeAll(async () => void Object.assign(caller, await newCaller()))
  return caller
}

export const send = (name: string, call: Call, caller?: Caller) =>
  ask(ROUTES.get(name)!, { method: name.split(' ')[0], token: caller?.token, ...call })

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
const deletedItem = async () => {
  const params = { key: await addItem('Services') }
  await sendSample('DELETE Services/[key]', { params })
  return { params }
}
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
export const ROUTE_ACCESS: Record<string, readonly ['anyone' | 'optional-content', Sample?] | [StaffAccess, Sample]> = {
  'GET Services': ['optional-content'],
  'GET Services/[key]': ['optional-content'],
  'POST Services': ['content', () => ({ json: { title: unique('Hizmet') } })],
  'PUT Services/[key]': ['content', changeOf('Services')],
  'DELETE Services/[key]': ['content', forNewItem('Services')],
  'GET Services/[key]/versions': ['content', forNewItem('Services')],
  'GET Services/[key]/versions/[version]': ['content', earlierText('service')],
  'POST Services/several': ['content', bulkDeleteOf('Services')],
  'PUT Services/order': ['content', reorderOf('service')],
  'POST Services/[key]/upload-image': ['content', async () => forNewItem('Services', await form('file'))()],
  'DELETE Services/[key]/delete-image': [
    'content',
    async () => {
      const params = { key: await addItem('Services') }
      return { params, query: `?imageUrl=${encodeURIComponent(await newPictureUrl(params))}` }
    },
  ],
  'GET Pictures': ['content', async () => ({ query: `?imageUrl=${encodeURIComponent(await newPictureUrl())}` })],
  'PUT Pictures': ['content', async () => ({ json: { imageUrl: await newPictureUrl(), turn: 1, cut: [], focus: [] } })],
  'GET References': ['optional-content'],
  'GET References/[key]': ['anyone'],
  'POST References': ['content', () => form('logoFile', { name: unique('Marka') })],
  'PUT References/[key]': ['content', changeOf('References')],
  'DELETE References/[key]': ['content', forNewItem('References')],
  'PUT References/order': ['content', reorderOf('reference')],
  'GET BlogPosts': ['optional-content'],
  'GET BlogPosts/[key]': ['optional-content'],
  'POST BlogPosts': ['content', () => form('imageFile', { title: unique('Yazı'), content: 'x' })],
  'PUT BlogPosts/[key]': ['content', changeOf('BlogPosts')],
  'DELETE BlogPosts/[key]': ['content', forNewItem('BlogPosts')],
  'GET BlogPosts/[key]/versions': ['content', forNewItem('BlogPosts')],
  'GET BlogPosts/[key]/versions/[version]': ['content', earlierText('post')],
  'POST BlogPosts/several': ['content', bulkDeleteOf('BlogPosts')],
  'POST BlogPosts/[key]/upload-image': ['content', async () => forNewItem('BlogPosts', await form('file'))()],
  'POST Markdown': ['content', () => ({ json: { content: '**x**' } })],
  'GET Faults': ['optional-content'],
  'GET Faults/[key]': ['optional-content'],
  'GET Faults/groups': ['content', noInput],
  'GET Faults/links': ['content', noInput],
  'POST Faults': ['content', () => ({ json: { brand: 'Yumaro', code: unique('AL'), title: 'Akım' } })],
  'POST Faults/import': [
    'content',
    async () => {
      const { title } = await sendSample<{ title: string }>('POST Services')
      const lines = ['cihaz;marka;baslik', `${title};Yumaro;${unique('Kodsuz')}`]
      return { form: { file: new File([lines.join('\n')], 'a.csv'), apply: 'true' } }
    },
  ],
  'PUT Faults/[key]': ['content', changeOf('Faults')],
  'DELETE Faults/[key]': ['content', forNewItem('Faults')],
  'GET Faults/[key]/versions': ['content', forNewItem('Faults')],
  'GET Faults/[key]/versions/[version]': ['content', earlierText('fault')],
  'POST Faults/several': ['content', bulkDeleteOf('Faults')],
  'GET Bin': ['content', noInput],
  'GET Bin/counts': ['content', noInput],
  'POST Bin/several': [
    'content',
    async () => ({ json: { action: 'restore', ids: [(await deletedItem()).params.key] } }),
  ],
  'POST Bin/[key]/restore': ['content', deletedItem],
  'DELETE Bin/[key]': ['content', deletedItem],
  'GET Customers': ['orders', noInput],
  'GET Customers/duplicates': ['orders', noInput],
  'GET Customers/[key]': ['orders', forNewItem('Customers')],
  'POST Customers': [
    'orders',
    () => ({ json: { contactPerson: 'Veli', phone: `0532 555 ${1000 + (uniqueCount += 1)}` } }),
  ],
  'PUT Customers/[key]': ['orders', changeOf('Customers')],
  'POST Customers/[key]/merge': ['orders', twoCustomers],
  'POST Customers/[key]/distinct': ['orders', twoCustomers],
  'GET Parts': ['orders', noInput],
  'GET Parts/counts': ['orders', noInput],
  'GET Parts/[key]': ['orders', forNewItem('Parts')],
  'POST Parts': ['orders', () => ({ json: { code: unique('P').replace(' ', '-'), name: 'Fan' } })],
  'PUT Parts/[key]': ['orders', changeOf('Parts')],
  'GET Parts/[key]/movements': ['orders', forNewItem('Parts')],
  'POST Parts/[key]/movements': ['orders', forNewItem('Parts', { json: { kind: 'in', quantity: 1000 } })],
  'POST Parts/[key]/movements/[movementId]/back': ['orders', movedPart],
  'POST Parts/count': [
    'orders',
    async () => ({ json: { items: [{ id: await addItem('Parts'), counted: 1000, seen: 0 }] } }),
  ],
  'POST Parts/import': [
    'orders',
    () => ({
      form: { file: new File([`Kod;Ad;Miktar\n${unique('C').replace(' ', '-')};Fan;2,5`], 'a.csv'), apply: 'true' },
    }),
  ],
  'GET Search': ['anyone'],
  'GET Readiness': ['settings', noInput],
  'DELETE Readiness': ['settings', closedReadiness],
  'PUT Readiness/points/[point]': ['settings', () => ({ params: { point: 'backup' }, json: { answer: 'not-needed' } })],
  'POST Readiness/test-mail': ['settings', () => ({ json: { recipient: uniqueEmail() } })],
  'GET Redirects': ['settings', noInput],
  'GET Redirects/pages': ['settings', noInput],
  'GET Redirects/[key]': ['settings', forNewItem('Redirects')],
  'POST Redirects': ['settings', () => ({ json: { from: `/${newId()}`, to: '/kurumsal' } })],
  'POST Redirects/import': [
    'settings',
    () => ({ form: { file: new File([`/${newId()};/kurumsal`], 'a.csv'), apply: 'true' } }),
  ],
  'PUT Redirects/[key]': ['settings', changeOf('Redirects')],
  'DELETE Redirects/[key]': ['settings', forNewItem('Redirects')],
  'POST Redirects/several': ['settings', bulkDeleteOf('Redirects')],
  'GET Settings': ['settings', noInput],
  'GET Settings/[section]': ['settings', () => ({ params: { section: 'search' } })],
  'PUT Settings/[section]': ['settings', () => ({ params: { section: 'search' }, json: { title: unique('x') } })],
  'GET Settings/[section]/versions': ['settings', () => ({ params: { section: 'aboutTexts' } })],
  'GET Settings/[section]/versions/[version]': ['settings', earlierNotice],
  'POST Settings/slides/upload-image': ['settings', () => form('file')],
  'POST Settings/look/upload-image': ['settings', () => form('file')],
  'GET ContactMessages': ['messages', noInput],
  'GET ContactMessages/[key]': ['messages', forNewItem('ContactMessages')],
  'POST ContactMessages': ['anyone', () => ({ json: message(), headers: { 'x-client-address': newClientAddress() } })],
  'POST ContactMessages/[key]/photos': ['anyone'],
  'PATCH ContactMessages/[key]': ['messages', forNewItem('ContactMessages', { json: { isRead: true } })],
  'GET WorkOrders': ['orders', noInput],
  'GET WorkOrders/counts': ['orders', noInput],
  'POST WorkOrders/several': [
    'orders',
    async () => {
      const { id } = await sendSample('POST WorkOrders', { json: { ...order(), responsible: 'Çırak' } })
      return { json: { items: [{ id, version: 1 }], responsibleId: null } }
    },
  ],
  'GET WorkOrders/people': ['orders', noInput],
  'GET WorkOrders/device': ['orders', () => ({ query: '?serialNumber=23110462' })],
  'GET WorkOrders/[key]': ['orders', forNewItem('WorkOrders')],
  'GET WorkOrders/[key]/parts': ['orders', forNewItem('WorkOrders')],
  'POST WorkOrders/[key]/parts': [
    'orders',
    async () => forNewItem('WorkOrders', { json: { items: [{ partId: await addItem('Parts'), quantity: 1000 }] } })(),
  ],
  'GET WorkOrders/[key]/papers/[file]': [
    'orders',
    async () => ({ params: { key: await addItem('WorkOrders'), file: 'intake.pdf' } }),
  ],
  'POST WorkOrders': ['orders', () => ({ json: order() })],
  'PUT WorkOrders/[key]': ['orders', changeOf('WorkOrders')],
  'POST WorkOrders/[key]/step': ['orders', forNewItem('WorkOrders', { json: { step: 2 } })],
  'POST WorkOrders/[key]/quote': ['orders', forNewItem('WorkOrders', { json: quote })],
  'POST WorkOrders/[key]/decision': [
    'orders',
    async () => {
      const params = { key: await addItem('WorkOrders') }
      await sendSample('POST WorkOrders/[key]/quote', { params })
      return { params, json: decision }
    },
  ],
  'POST WorkOrders/[key]/shipments': ['orders', forNewItem('WorkOrders', { json: shipment })],
  'PUT WorkOrders/[key]/shipments/[shipmentId]': [
    'orders',
    async () => ({ params: await orderWith('shipments', 'shipmentId'), json: { ...shipment, carrier: 'Tepe Kargo' } }),
  ],
  'DELETE WorkOrders/[key]/shipments/[shipmentId]': [
    'orders',
    async () => ({ params: await orderWith('shipments', 'shipmentId') }),
  ],
  'GET Billing': ['billing', noInput],
  'GET Billing/counts': ['billing', noInput],
  'GET Billing/customers/[key]': ['billing', forNewItem('Customers')],
  'PATCH Billing/customers/[key]': ['billing', forNewItem('Customers', { json: { paymentDays: 30 } })],
  'GET Billing/files/[file]': ['billing', () => ({ params: { file: 'payments' } })],
  'POST Billing/invoices': ['billing', async () => ({ json: invoice(await addItem('WorkOrders')) })],
  'PUT Billing/invoices/[key]': [
    'billing',
    async () => {
      const json = invoice(await addItem('WorkOrders'))
      return { params: { key: (await sendSample('POST Billing/invoices', { json })).id }, json }
    },
  ],
  'DELETE Billing/invoices/[key]': ['billing', forNewItem('Billing/invoices')],
  'POST Billing/invoices/[key]/payments': [
    'billing',
    forNewItem('Billing/invoices', { json: { ...payment, open: 100 } }),
  ],
  'GET Billing/orders/[key]': ['billing', forNewItem('WorkOrders')],
  'PATCH Billing/orders/[key]': ['billing', forNewItem('WorkOrders', { json: { byHand: true } })],
  'PUT Billing/orders/[key]/no-invoice': ['billing', forNewItem('WorkOrders', { json: { reason: 'warranty' } })],
  'DELETE Billing/orders/[key]/no-invoice': [
    'billing',
    async () => {
      const params = { key: await addItem('WorkOrders') }
      await sendSample('PUT Billing/orders/[key]/no-invoice', { params })
      return { params }
    },
  ],
  'POST Billing/orders/[key]/payments': ['billing', forNewItem('WorkOrders', { json: payment })],
  'PUT Billing/orders/[key]/payments/[paymentId]': [
    'billing',
    async () => ({ params: await paidOrder(), json: { ...payment, note: 'Peşin' } }),
  ],
  'DELETE Billing/orders/[key]/payments/[paymentId]': ['billing', async () => ({ params: await paidOrder() })],
  'PUT Billing/orders/[key]/differences/[of]': [
    'billing',
    async () => ({ params: await invoicedOrder(), json: { amount: -100, kind: 'discount' } }),
  ],
  'DELETE Billing/orders/[key]/differences/[of]': [
    'billing',
    async () => {
      const params = await invoicedOrder()
      await sendSample('PUT Billing/orders/[key]/differences/[of]', { params })
      return { params }
    },
  ],
  'GET SavedTexts': ['orders', noInput],
  'POST SavedTexts': ['orders', () => ({ json: { kind: 'sentence', text: unique('Yeni') } })],
  'PUT SavedTexts/[key]': ['orders', changeOf('SavedTexts')],
  'DELETE SavedTexts/[key]': ['orders', forNewItem('SavedTexts')],
  'PUT WorkOrders/[key]/load-test': ['orders', async () => ({ params: await orderInTest(), json: loadTest })],
  'POST WorkOrders/[key]/load-test/sign': [
    'orders',
    async () => {
      const params = await orderInTest()
      await sendSample('PUT WorkOrders/[key]/load-test', { params, json: loadTest })
      return { params }
    },
  ],
  'POST WorkOrders/[key]/notes': ['orders', forNewItem('WorkOrders', { json: { text: 'x' } })],
  'POST WorkOrders/[key]/seen': ['orders', forNewItem('WorkOrders')],
  'POST WorkOrders/[key]/resend': ['orders', forNewItem('WorkOrders')],
  'POST WorkOrders/[key]/link': ['orders', forNewItem('WorkOrders')],
  'POST WorkOrders/[key]/photos': ['orders', async () => forNewItem('WorkOrders', await form('file'))()],
  'PATCH WorkOrders/[key]/photos/[photoId]': [
    'orders',
    async () => ({ params: await orderWith('photos', 'photoId'), json: { caption: 'Etiket' } }),
  ],
  'DELETE WorkOrders/[key]/photos/[photoId]': [
    'orders',
    async () => ({ params: await orderWith('photos', 'photoId') }),
  ],
  'POST Tracking': ['anyone'],
  'GET Tracking/[token]': ['anyone'],
  'GET Tracking/[token]/papers/[file]': ['anyone'],
  'POST Tracking/[token]/decision': ['anyone'],
  'POST Tracking/[token]/photos': ['anyone'],
  'GET Dashboard/copies': ['settings', noInput],
  'GET Dashboard/stats': ['session', noInput],
  'GET Dashboard/states': ['content', noInput],
  'GET Dashboard/today': ['session', noInput],
  'GET Panel/Search': ['session', noInput],
  'GET AuditEntries': ['team', noInput],
  'GET Team': ['team', noInput],
  'GET Team/[key]': ['team', () => forColleague()],
  'PATCH Team/[key]': ['team', () => forColleague({ json: { role: 'workshop' } })],
  'POST Team/[key]/password-link': ['team', () => forColleague()],
  'POST Team/invitations': ['team', () => ({ json: { email: uniqueEmail(), role: 'workshop' } })],
  'DELETE Team/invitations/[key]': [
    'team',
    async () => {
      const { invitation } = await sendSample<{ invitation: { id: string } }>('POST Team/invitations')
      return { params: { key: invitation.id } }
    },
  ],
  'GET Privacy/ending': ['team', noInput],
  'POST Privacy/search': ['team', () => ({ json: { person: uniqueEmail() } })],
  'POST Privacy/export': ['team', () => ({ json: { person: uniqueEmail() } })],
  'POST Privacy/erasure': [
    'team',
    async () => {
      const person = await knownPerson()
      return { json: { person, confirmation: person, requestedOn: '2026-03-05' }, headers: { 'if-match': '*' } }
    },
  ],
  'POST Auth/login': ['anyone'],
  'POST Auth/logout': ['anyone'],
  'POST Auth/invitation': ['anyone'],
  'POST Auth/new-password': ['anyone'],
  'POST Auth/password-link': ['anyone'],
  'GET Auth/session': ['account', noInput],
  'POST Auth/session': ['account', noInput],
  'GET Auth/sessions': ['account', noInput],
  'DELETE Auth/sessions': ['account', otherSession],
  'DELETE Auth/sessions/[key]': ['account', otherSession],
  'PUT Auth/name': ['account', () => ({ json: { name: 'Kerem Aydın' } })],
  'POST Auth/change-email': ['account', () => ({ json: { newEmail: uniqueEmail(), currentPassword: PASSWORD } })],
  'POST Auth/change-password': [
    'account',
    () => ({ json: { newPassword: 'Yeni-Şifre-2', currentPassword: PASSWORD } }),
  ],
  'GET Auth/second-factor': ['account', noInput],
  'POST Auth/second-factor': ['account', () => ({ json: { currentPassword: PASSWORD } })],
  'PUT Auth/second-factor': [
    'account',
    async (caller) => {
      const json = { currentPassword: PASSWORD }
      const setup = (await (await send('POST Auth/second-factor', { json }, caller)).json()) as { secret: string }
      return { json: { code: codeOf(setup.secret) } }
    },
  ],
  'DELETE Auth/second-factor': ['account', withSecondFactor],
  'POST Auth/second-factor/recovery-codes': ['account', withSecondFactor],
  'GET health/live': ['anyone'],
  'GET health/ready': ['anyone'],
  'GET openapi.json': ['anyone'],
}

export async function sampleOf(name: string, caller: Caller): Promise<Call> {
  return ROUTE_ACCESS[name]![1]!(caller)
}

const isStaff = (access: Access): access is StaffAccess => access !== 'anyone' && access !== 'optional-content'

export const GUARDED = Object.entries(ROUTE_ACCESS).flatMap(([name, [access]]) =>
  isStaff(access) ? [[name, access] as const] : [],
)
