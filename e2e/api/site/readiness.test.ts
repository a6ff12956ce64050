import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import type { Readiness } from '@/lib/readiness/output'
import type { Point } from '@/lib/readiness/points'
import { routes } from '@/lib/readiness/routes'
import { ask, newAdministrator, newToken, problemIn, useDatabase } from '../../support/calls/handlers'

const { GET, DELETE } = routes['']
const { PUT } = routes['points/[point]']
const { POST: sendTestMail } = routes['test-mail']

useDatabase()

const readiness = async (token: string) => (await (await ask(GET, { token })).json()) as Readiness
const pointIn = async (token: string, point: Point) =>
  (await readiness(token)).points.find(({ name }) => name === point)!
const answer = (token: string, point: Point, text: string | null) =>
  ask(PUT, { method: 'PUT', token, params: { point }, json: { answer: text } })

test('a point can be declared not needed and put back on the list, but only by an answer that it has', async () => {
  const token = await newToken()
  expect(await pointIn(token, 'carriers')).toMatchObject({ state: 'open' })
  expect((await answer(token, 'carriers', 'not-needed')).status).toBe(204)
  expect(await pointIn(token, 'carriers')).toMatchObject({ state: 'not-needed', offers: ['take-back'] })
  expect((await answer(token, 'carriers', null)).status).toBe(204)
  expect(await pointIn(token, 'carriers')).toMatchObject({ state: 'open' })
  await problemIn(await answer(token, 'placeholders', 'not-needed'), 400)
})

test('a test mail goes to the manager’s own address, and only then its arrival can be answered', async () => {
  const { id, email } = await newAdministrator()
  const token = await newToken(id)
  await problemIn(await answer(token, 'test-mail', 'arrived'), 409)
  expect((await ask(sendTestMail, { method: 'POST', token })).status).toBe(202)
  expect(await db().mail.findMany({ where: { kind: 'test' } })).toMatchObject([{ recipient: email }])
  expect((await answer(token, 'test-mail', 'arrived')).status).toBe(204)
  expect(await pointIn(token, 'test-mail')).toMatchObject({ state: 'done' })
})

test('a closed list has no points any more', async () => {
  const token = await newToken()
  expect((await ask(DELETE, { method: 'DELETE', token })).status).toBe(204)
  expect(await readiness(token)).toEqual({ points: [], isClosed: true })
})
