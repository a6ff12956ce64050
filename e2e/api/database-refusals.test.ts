import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { db } from '@/lib/platform/db/client'
import { answer } from '@/lib/api/replies'
import { route } from '@/lib/api/route'
import { createLogger, log } from '@/lib/platform/log'
import { asOwner, ask, problemIn, useDatabase } from '../support/handlers'
import { routes as referenceRoutes } from '@/app/api/References/[[...path]]/routes'

const references = referenceRoutes['']

useDatabase()

const UNAVAILABLE = { code: 'database-unavailable' }

type Told = { name: string; code?: string; message?: string; cause?: Told }
type Line = { level: string; msg: string; error: Told }

const written: string[] = []
const recorder = createLogger({ write: (line) => written.push(line) })
const lines = () => written.map((line) => JSON.parse(line) as Line)
const failed = () => lines().filter(({ msg }) => msg === 'request failed')
const refused = () => lines().filter(({ msg }) => msg === 'database refused')

beforeAll(async () => {
  const role = decodeURIComponent(new URL(process.env.DATABASE_URL!).username)
  await asOwner(`REVOKE SELECT ON "references", "services" FROM "${role}"`)
})

beforeEach(() => {
  written.splice(0)
  vi.spyOn(log, 'error').mockImplementation(recorder.error.bind(recorder))
})

/** Sends a statement by a call of the API. */
const asking = (run: () => Promise<unknown>) =>
  ask(
    route({
      access: 'anyone',
      summary: 'Deneme',
      returns: answer(200, z.unknown()),
      call: run,
      reply: (body) => ({ status: 200, body }),
    }),
  )

test('a call that lacks a right is 503 without a reason, and its log line has the server’s code and message', async () => {
  const answered = await problemIn(await ask(references.GET), 503)
  expect(answered.message).toBe('Hizmet geçici olarak kullanılamıyor.')
  expect(failed().map(({ error }) => error)).toEqual([
    expect.objectContaining({
      code: 'database-unavailable',
      cause: expect.objectContaining({ code: '42501', message: 'permission denied for table references' }),
    }),
  ])
})

test('what fails without a line of its own is one line, however often it fails', async () => {
  for (let time = 0; time < 3; time += 1) await expect(db().service.findMany()).rejects.toMatchObject(UNAVAILABLE)
  await expect(db().$transaction((tx) => tx.service.count())).rejects.toMatchObject(UNAVAILABLE)
  expect(refused()).toEqual([
    expect.objectContaining({
      level: 'error',
      error: expect.objectContaining({ code: '42501', message: 'permission denied for table services' }),
    }),
  ])
})

test.each([
  ['42P01', () => db().$queryRaw`SELECT * FROM "kayip"`, 'relation "kayip" does not exist'],
  ['57P01', () => db().$queryRaw`SELECT pg_terminate_backend(pg_backend_pid())`, /^terminating connection/],
])('the reason %s is in the line of the call', async (code, run, message) => {
  expect((await asking(run)).status).toBe(503)
  expect(failed()[0]!.error.cause).toMatchObject({ code, message: expect.stringMatching(message) })
})

test.each([
  ['42601', 'the words of a search', () => db().$queryRaw`SELECT to_tsquery('simple', ${'gizli & &'})::text`],
])('the reason %s, which may quote %s, is logged by its code alone', async (code, _, run) => {
  await asking(run)
  expect(failed()[0]!.error.cause).toMatchObject({ code })
  expect(written.join('')).not.toContain('gizli')
})
