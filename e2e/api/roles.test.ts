import { expect, test } from 'vitest'
import { ROLE_NAMES } from '@/lib/access/roles'
import { db } from '@/lib/platform/db/client'
import type { Handler } from '@/lib/api/route'
import { ask, newAdministrator, newToken, problemIn, useDatabase } from '../support/handlers'
import { addToOrder, newOrder, photosIn, staff, staffSees } from '../support/photo-calls'
import { routes as dashboardRoutes } from '@/app/api/Dashboard/[[...path]]/routes'
import { routes as serviceRoutes } from '@/app/api/Services/[[...path]]/routes'

const stats = dashboardRoutes['stats']
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

test('photos are shown to the roles that read messages or orders, and to no other', async () => {
  staff.token = await newToken()
  const { id } = await photosIn(await addToOrder((await newOrder()).id))
  const statuses = await Promise.all(
    ROLE_NAMES.map(async (role) => [role, (await staffSees([id], await newToken({ role }))).status]),
  )
  expect(Object.fromEntries(statuses)).toEqual({ manager: 200, editor: 404, workshop: 200 })
})
