import { expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { type Role, ROLE_NAMES } from '@/lib/access/roles'
import { db } from '@/lib/platform/db/client'
import { codeColumns } from '@/lib/faults/alarm-code'
import type { Handler } from '@/lib/api/route'
import { ask, newAdministrator, newToken, problemIn, useDatabase } from '../support/handlers'
import { addToOrder, newOrder, photosIn, staff, staffSees } from '../support/photo-calls'
import { routes as postRoutes } from '@/app/api/BlogPosts/[[...path]]/routes'
import { routes as dashboardRoutes } from '@/app/api/Dashboard/[[...path]]/routes'
import { routes as faultRoutes } from '@/app/api/Faults/[[...path]]/routes'
import { routes as serviceRoutes } from '@/app/api/Services/[[...path]]/routes'

const post = postRoutes['[key]']
const posts = postRoutes['']
const stats = dashboardRoutes['stats']
const fault = faultRoutes['[key]']
const faults = faultRoutes['']
const service = serviceRoutes['[key]']
const services = serviceRoutes['']

useDatabase()

const statusOf = async (handler: Handler, token: string, call = {}) => (await ask(handler, { ...call, token })).status

test('a role taken away acts on the very next request of a running session', async () => {
  const { id } = await newAdministrator()
  const token = await newToken(id)
  const create = async (title = 'Yeni') => ask(services.POST, { method: 'POST', json: { title }, token })
  expect((await create()).status).toBe(201)
  await db().administrator.update({ where: { id }, data: { role: 'workshop' } })
  expect((await problemIn(await create(), 403)).message).toBe('Bu işlem için yetkiniz yok.')
  await db().administrator.update({ where: { id }, data: { role: 'editor' } })
  expect((await create('Daha yeni')).status).toBe(201)
})

test('the session of a deactivated account ends at once', async () => {
  const { id } = await newAdministrator()
  const token = await newToken(id)
  expect(await statusOf(stats.GET, token)).toBe(200)
  await db().administrator.update({ where: { id }, data: { deactivatedAt: new Date() } })
  expect(await statusOf(stats.GET, token)).toBe(401)
})

test('without the second factor that the site requires only the own account is open', async () => {
  await db().setting.create({ data: { section: 'notifications', value: { secondFactorRequired: true } } })
  const response = await ask(stats.GET, { token: await newToken() })
  await db().setting.deleteMany()
  expect((await problemIn(response, 403)).message).toBe(
    'İki adımlı giriş zorunlu kılındı. Panele geçmek için telefonunuzu şimdi bağlayın.',
  )
})

test.each([
  ['manager', ['blogPostCount', 'messageCount', 'serviceCount', 'unreadCount']],
  ['editor', ['blogPostCount', 'serviceCount']],
  ['workshop', ['messageCount', 'unreadCount']],
] as const)('the dashboard counts for %s only what the role may read', async (role, names) => {
  const counts = (await (await ask(stats.GET, { token: await newToken({ role }) })).json()) as object
  expect(Object.keys(counts).toSorted()).toEqual(names)
})

const DRAFT = { slug: 'taslak', isDraft: true }

/** Adds a draft of each kind. */
async function addDrafts(): Promise<void> {
  await db().service.create({ data: { id: newId(), title: 'Taslak hizmet', ...DRAFT } })
  await db().blogPost.create({ data: { id: newId(), title: 'Taslak yazı', content: 'x', ...DRAFT } })
  const words = { brand: 'Yumaro', series: '', code: 'AL99', title: 'Taslak arıza' }
  await db().fault.create({ data: { id: newId(), ...words, ...codeColumns(words), ...DRAFT } })
}

const LISTS = [services.GET, posts.GET, faults.GET]
const ITEMS = [service.GET, post.GET, fault.GET]

/** Returns the status of each read of the drafts, and whether it shows one. */
async function readDrafts(role: Role, query = '') {
  const token = await newToken({ role })
  const answers = await Promise.all([
    ...LISTS.map((list) => ask(list, { query, token })),
    ...ITEMS.map((item) => ask(item, { query, token, params: { key: DRAFT.slug } })),
  ])
  return Promise.all(answers.map(async (answer) => [answer.status, (await answer.text()).includes('Taslak')]))
}

test('the role workshop reads public content alone, and is refused when it asks for a state', async () => {
  await addDrafts()
  const [list, item] = [
    [200, false],
    [404, false],
  ]
  expect(await readDrafts('workshop')).toEqual([list, list, list, item, item, item])
  expect(await readDrafts('workshop', '?state=all')).toEqual(Array.from({ length: 6 }, () => [403, false]))
  expect(await readDrafts('editor', '?state=all')).toEqual(Array.from({ length: 6 }, () => [200, true]))
})

test('photos are shown to the roles that read messages or orders, and to no other', async () => {
  staff.token = await newToken()
  const { id } = await photosIn(await addToOrder((await newOrder()).id))
  const statuses = await Promise.all(
    ROLE_NAMES.map(async (role) => [role, (await staffSees([id], await newToken({ role }))).status]),
  )
  expect(Object.fromEntries(statuses)).toEqual({ manager: 200, editor: 404, workshop: 200 })
})
