import { describe, expect, test } from 'vitest'
import { ROLE_NAMES } from '@/lib/access/roles'
import { db } from '@/lib/platform/db/client'
import type { Handler } from '@/lib/api/route'
import { ask, newAdministrator, newToken, problemIn, useDatabase } from '../../support/calls/handlers'
import { addPhotoToOrder, newOrder, createdBody, staff, getPhotoAsStaff } from '../../support/calls/photo-calls'
import { routes as dashboardRoutes } from '@/lib/dashboard/routes'
import { routes as serviceRoutes } from '@/lib/services/routes'
import { NextRequest } from 'next/server'
import { endSession } from '@/lib/accounts/sessions'
import { proxy } from '@/proxy'
import { findOrderForStaff } from '@/lib/orders/order/data'
import { setUpOrders } from '../../support/calls/orders'

useDatabase()

describe('roles', () => {
  const stats = dashboardRoutes['stats']
  const services = serviceRoutes['']

  const statusOf = async (handler: Handler, token: string, call = {}) => (await ask(handler, { ...call, token })).status

  test('a changed role applies to the next request of an active session', async () => {
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

  test.each([
    ['manager', ['blogPostCount', 'messageCount', 'serviceCount', 'unreadCount']],
    ['editor', ['blogPostCount', 'serviceCount']],
    ['workshop', ['messageCount', 'unreadCount']],
  ] as const)('the dashboard counts for the role %s only what it may read', async (role, names) => {
    const counts = (await (await ask(stats.GET, { token: await newToken({ role }) })).json()) as object
    expect(Object.keys(counts).toSorted()).toEqual(names)
  })

  test('only the roles that read messages or orders see photos', async () => {
    staff.token = await newToken()
    const { id } = await createdBody(await addPhotoToOrder((await newOrder()).id))
    const statuses = await Promise.all(
      ROLE_NAMES.map(async (role) => [role, (await getPhotoAsStaff([id], await newToken({ role }))).status]),
    )
    expect(Object.fromEntries(statuses)).toEqual({ manager: 200, editor: 404, workshop: 200 })
  })
})

describe('the page guard', () => {
  const visit = (path: string, cookie?: string) =>
    proxy(
      new NextRequest(`http://site.example${path}`, { headers: cookie ? { cookie: `admin_session=${cookie}` } : {} }),
    )
  const locationOf = (response: Response) => {
    const { pathname, searchParams } = new URL(response.headers.get('location')!)
    return { pathname, from: searchParams.get('from') }
  }

  test("redirects a visit without a session to sign-in, and keeps the requested path minus the router's own parameter", async () => {
    const endedToken = await newToken()
    await endSession(endedToken)
    for (const cookie of [undefined, 'abc', endedToken]) {
      const response = await visit('/admin/mesajlar?q=%C4%B1%C5%9F%C4%B1k&page=2&_rsc=x1', cookie)
      expect([response.status, response.headers.get('cache-control')]).toEqual([307, 'no-store'])
      expect(response.headers.get('set-cookie')).toBeNull()
      const from = '/admin/mesajlar?q=%C4%B1%C5%9F%C4%B1k&page=2'
      expect(locationOf(response)).toEqual({ pathname: '/admin/login', from })
    }
  })
})

test('the QR code of a label opens the order only for signed-in staff whose role sees orders', async () => {
  const calls = await setUpOrders()
  const { id, trackingToken } = await calls.create({ notify: false })
  expect(await findOrderForStaff(await newToken({ role: 'workshop' }), trackingToken)).toBe(id)
  expect(await findOrderForStaff(await newToken({ role: 'editor' }), trackingToken)).toBeNull()
  expect(await findOrderForStaff('a.b.c', trackingToken)).toBeNull()
  expect(await findOrderForStaff(calls.token, 'x'.repeat(22))).toBeNull()
  const signedOutAccount = await newAdministrator()
  const token = await newToken(signedOutAccount.id)
  await db().session.deleteMany({ where: { administratorId: signedOutAccount.id } })
  expect(await findOrderForStaff(token, trackingToken)).toBeNull()
})
