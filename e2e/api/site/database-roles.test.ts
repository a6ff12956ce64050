import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { query } from '../../support/servers/database'
import { ask, askHandler, asOwner, problemIn, useDatabase } from '../../support/calls/handlers'
import { z } from 'zod/mini'
import { responseSpec } from '@/lib/api/replies'
import { route } from '@/lib/api/route'
import { createLogger, log } from '@/lib/platform/log'

const PERMISSION_DENIED = '42501'

useDatabase()

test('every function that runs with the owner’s rights sets its own search path', async () => {
  const unsafeFunctions = await db().$queryRaw`
    SELECT proname AS "name" FROM pg_proc
    WHERE prosecdef AND pronamespace::regnamespace::text IN ('public', 'graphile_worker')
      AND NOT coalesce(proconfig::text LIKE '%search_path=%', false)`
  expect(unsafeFunctions).toEqual([])
})

const errorCodeOf = (statement: string) =>
  query(process.env.DATABASE_URL!, statement).then(
    () => 'done',
    ({ code }: { code?: string }) => code,
  )

test.each([
  'create table x ()',
  'create temp table x ()',
  'create schema x',
  'create function x() returns int language sql as $$ select 1 $$',
  'create role x',
  'create database x',
  'create trigger x after insert on services execute function announce_content_change()',
  'alter table services add column x text',
  'alter table services disable trigger all',
  'alter table graphile_worker._private_jobs disable row level security',
  'drop table services',
  'truncate services',
  'delete from _prisma_migrations',
  'delete from copies_elsewhere',
  'delete from newest_backup',
  'set session_replication_role = replica',
  `copy services to program 'true'`,
  `select setval('services_position_seq', 1)`,
  'set role postgres',
  `insert into audit_entries (actor_name, kind, action, label) values ('x', 'x', 'x', 'x')`,
  `update audit_entries set label = 'x'`,
  'delete from audit_entries',
  'truncate audit_entries',
  `select audit_add(null, 'x', 'x', 'x', 'x', '[]', 1)`,
])('the site’s role may not: %s', async (statement) => {
  expect(await errorCodeOf(statement)).toBe(PERMISSION_DENIED)
})

test('the site reads the audit trail, and may delete only old entries', async () => {
  const entries = () => db().$queryRaw<{ label: string }[]>`SELECT "label" FROM "audit_entries"`
  await db().$executeRaw`SELECT "audit_record"('settings', 'changed', 'x', 'Deneme', NULL)`
  expect(await entries()).toEqual([{ label: 'Deneme' }])
  await db().$executeRaw`SELECT "audit_forget"()`
  expect(await entries()).toEqual([{ label: 'Deneme' }])
})

test('not even the owner can change or delete entries of the audit trail directly', async () => {
  await expect(asOwner(`UPDATE "audit_entries" SET "label" = 'Başka'`)).rejects.toThrow('cannot be changed')
  await expect(asOwner('DELETE FROM "audit_entries"')).rejects.toThrow('cannot be changed')
})

type LoggedError = { name: string; code?: string; message?: string; cause?: LoggedError }
type LogLine = { level: string; msg: string; error: LoggedError }

const logOutput: string[] = []
const recorder = createLogger({ write: (line) => logOutput.push(line) })
const logLines = () => logOutput.map((line) => JSON.parse(line) as LogLine)
const failures = () => logLines().filter(({ msg }) => msg === 'request failed')

beforeAll(async () => {
  const role = decodeURIComponent(new URL(process.env.DATABASE_URL!).username)
  await asOwner(`REVOKE SELECT ON "references", "services" FROM "${role}"`)
})

afterAll(() => void vi.restoreAllMocks())

beforeEach(() => {
  logOutput.splice(0)
  vi.spyOn(log, 'error').mockImplementation(recorder.error.bind(recorder))
})

const runInCall = (run: () => Promise<unknown>) =>
  askHandler(
    route({
      access: 'anyone',
      summary: 'Deneme',
      returns: responseSpec(200, z.unknown()),
      call: run,
      reply: (body) => ({ status: 200, body }),
    }),
    'GET',
  )

test('a call that lacks a database privilege gets 503 without a reason, and its log line has the server’s code and message', async () => {
  const problem = await problemIn(ask('GET References'), 503)
  expect(problem.message).toBe('Hizmet geçici olarak kullanılamıyor.')
  expect(failures().map(({ error }) => error)).toEqual([
    expect.objectContaining({
      code: 'database-unavailable',
      cause: expect.objectContaining({ code: PERMISSION_DENIED, message: 'permission denied for table references' }),
    }),
  ])
})

test('an error whose message may quote a search is logged with its code only', async () => {
  await runInCall(() => db().$queryRaw`SELECT to_tsquery('simple', ${'gizli & &'})::text`)
  expect(failures()[0]!.error.cause).toMatchObject({ code: '42601' })
  expect(logOutput.join('')).not.toContain('gizli')
})
