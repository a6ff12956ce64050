import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { endSession } from '@/lib/accounts/sessions'
import { findOrderForStaff } from '@/lib/orders/order/data'
import { db } from '@/lib/platform/db/client'
import { proxy } from '@/proxy'
import { bodyOf, newAdministrator, newCaller, newToken, problemIn } from '../../support/calls/handlers'
import { useOrders } from '../../support/calls/orders'
import { requestOf } from '../../support/calls/photo-calls'

const calls = useOrders()

test('a changed role applies to the next request of an active session', async () => {
  const { id, ask } = await newCaller()
  const create = (title = 'Yeni') => ask('POST Services', { json: { title } })
  expect((await create()).status).toBe(201)
  await db().administrator.update({ where: { id }, data: { role: 'workshop' } })
  expect((await problemIn(create(), 403)).message).toBe('Bu işlem için yetkiniz yok.')
  await db().administrator.update({ where: { id }, data: { role: 'editor' } })
  expect((await create('Daha yeni')).status).toBe(201)
})

test('the session of a deactivated account ends at once', async () => {
  const { id, ask } = await newCaller()
  expect((await ask('GET Dashboard/stats')).status).toBe(200)
  await db().administrator.update({ where: { id }, data: { deactivatedAt: new Date() } })
  expect((await ask('GET Dashboard/stats')).status).toBe(401)
})

test.each([
  ['manager', ['blogPostCount', 'messageCount', 'serviceCount', 'unreadCount']],
  ['editor', ['blogPostCount', 'serviceCount']],
  ['workshop', ['messageCount', 'unreadCount']],
] as const)('the dashboard counts for the role %s only what it may read', async (role, names) => {
  const { ask } = await newCaller({ role })
  expect(Object.keys(await bodyOf(ask('GET Dashboard/stats'))).toSorted()).toEqual(names)
})

test("the page guard redirects a visit without a session to sign-in, and keeps the requested path minus the router's own parameter", async () => {
  const endedToken = await newToken()
  await endSession(endedToken)
  for (const cookie of [undefined, 'abc', endedToken]) {
    const address = 'http://site.example/admin/mesajlar?q=%C4%B1%C5%9F%C4%B1k&page=2&_rsc=x1'
    const response = await proxy(new NextRequest(address, requestOf(cookie)))
    expect([response.status, response.headers.get('cache-control')]).toEqual([307, 'no-store'])
    expect(response.headers.get('set-cookie')).toBeNull()
    const { pathname, searchParams } = new URL(response.headers.get('location')!)
    const from = '/admin/mesajlar?q=%C4%B1%C5%9F%C4%B1k&page=2'
    expect([pathname, searchParams.get('from')]).toEqual(['/admin/login', from])
  }
})

test('the QR code of a label opens the order only for signed-in staff whose role sees orders', async () => {
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
