import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { formatShortDate } from '@/lib/platform/turkish/dates'
import { CLOSED } from '@/lib/readiness/data'
import type { Point } from '@/lib/readiness/points'
import { ask, asOwner, bodyOf, newAdministrator, newToken, problemIn, useDatabase } from '../../support/calls/handlers'

useDatabase()

const readReadiness = (token: string) => bodyOf(ask('GET Readiness', { token }))
const pointIn = async (token: string, point: Point) =>
  (await readReadiness(token)).points.find(({ name }) => name === point)!
const answer = (token: string, point: Point, text: string | null, reason?: string) =>
  ask('PUT Readiness/points/[point]', { token, params: { point }, json: { answer: text, reason } })

test('a point of the checklist can be declared not needed with a reason and put back on the list, and accepts only its own answers', async () => {
  const token = await newToken()
  expect(await pointIn(token, 'carriers')).toMatchObject({ state: 'open' })
  expect((await answer(token, 'carriers', 'not-needed', 'Cihazlar elden teslim ediliyor')).status).toBe(204)
  expect(await pointIn(token, 'carriers')).toMatchObject({
    state: 'not-needed',
    text: expect.stringContaining('Cihazlar elden teslim ediliyor. '),
    offers: ['take-back'],
  })
  expect((await answer(token, 'carriers', null)).status).toBe(204)
  expect(await pointIn(token, 'carriers')).toMatchObject({ state: 'open' })
  await problemIn(answer(token, 'placeholders', 'not-needed'), 400)
})

test('a test email goes to the address that the manager typed, and only then can its arrival be confirmed', async () => {
  const token = await newToken()
  const recipient = 'kutu@ornek.example'
  const send = (json: object) => ask('POST Readiness/test-mail', { token, json })
  await problemIn(answer(token, 'test-mail', 'arrived'), 409)
  await problemIn(send({ recipient: 'kutu' }), 400)
  expect((await send({ recipient })).status).toBe(202)
  expect(await db().mail.findMany({ where: { kind: 'test' } })).toMatchObject([{ recipient }])
  expect(await pointIn(token, 'test-mail')).toMatchObject({ recipient })
  expect((await answer(token, 'test-mail', 'arrived')).status).toBe(204)
  expect(await pointIn(token, 'test-mail')).toMatchObject({ state: 'done' })
})

test('the checklist’s point about the first account’s password is done once the password has changed, and has the date', async () => {
  const { id } = await newAdministrator()
  const token = await newToken(id)
  await db().administrator.update({ where: { id }, data: { createdAt: new Date(0) } })
  expect(await pointIn(token, 'password')).toMatchObject({ state: 'open' })
  await db().administrator.update({ where: { id }, data: { passwordHash: 'x' } })
  expect(await pointIn(token, 'password')).toMatchObject({
    state: 'done',
    text: `Değiştirildi, ${formatShortDate(new Date())}.`,
  })
})

test('a backup completes its point of the checklist, which offers instructions until there is an off-site copy', async () => {
  const token = await newToken()
  expect(await pointIn(token, 'backup')).toMatchObject({ state: 'open', warning: 'Hiç yedek alınmadı.' })
  await asOwner(`INSERT INTO "newest_backup" VALUES (now())`)
  expect(await pointIn(token, 'backup')).toMatchObject({ state: 'done', offers: ['backup-instructions'] })
  await asOwner(`INSERT INTO "copies_elsewhere" VALUES ('base', now())`)
  expect(await pointIn(token, 'backup')).toMatchObject({ state: 'done', offers: [] })
})

test('a checklist with an open point cannot be closed, and a closed checklist has no points', async () => {
  const token = await newToken()
  await problemIn(ask('DELETE Readiness', { token }), 409)
  expect((await readReadiness(token)).isClosed).toBe(false)
  await db().readinessAnswer.create({ data: { point: CLOSED, answer: CLOSED } })
  expect(await readReadiness(token)).toEqual({ points: [], isClosed: true })
})
