import { expect, test } from 'vitest'
import { routes } from '@/app/api/Auth/[[...path]]/routes'
import { findOrderForStaff } from '@/lib/orders/data'
import { db } from '@/lib/platform/db/client'
import { ask, newAdministrator, newToken, useDatabase } from '../support/handlers'
import { openOrders } from '../support/orders'

useDatabase()

test('the code of a label leads staff who see orders to the order, and nobody else', async () => {
  const calls = await openOrders()
  const { id, secret } = await calls.create({ notify: false })
  expect(await findOrderForStaff(await newToken({ role: 'workshop' }), secret)).toBe(id)
  expect(await findOrderForStaff(await newToken({ role: 'editor' }), secret)).toBeNull()
  expect(await findOrderForStaff('a.b.c', secret)).toBeNull()
  expect(await findOrderForStaff(calls.token, 'x'.repeat(22))).toBeNull()
  const gone = await newAdministrator()
  const token = await newToken(gone.id)
  await db().session.deleteMany({ where: { administratorId: gone.id } })
  expect(await findOrderForStaff(token, secret)).toBeNull()
})

test('the cookie of the panel goes to customers’ pages, too, and ends there with the session', async () => {
  const token = await newToken()
  const renewed = await ask(routes.session.POST, { method: 'POST', token })
  const ended = await ask(routes.logout.POST, { method: 'POST', token })
  for (const { headers } of [renewed, ended])
    expect(headers.getSetCookie().map((cookie) => /; Path=([^;]*);/.exec(cookie)![1])).toEqual(['/admin', '/is-emri'])
})
