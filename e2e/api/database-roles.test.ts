import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { query } from '../support/database'
import { asOwner, useDatabase, ask, problemIn } from '../support/handlers'
import { z } from 'zod/mini'
import { routes as referenceRoutes } from '@/app/api/References/[[...path]]/routes'
import { answer } from '@/lib/api/replies'
import { route } from '@/lib/api/route'
import { createLogger, log } from '@/lib/platform/log'

const { GET: references } = referenceRoutes['']
const PERMISSION_DENIED = '42501'

useDatabase()

test('every function that runs with the owner’s rights has a search path of its own', async () => {
  const open = await db().$queryRaw`
    SELECT proname AS "name" FROM pg_proc
    WHERE prosecdef AND pronamespace::regnamespace::text IN ('public', 'graphile_worker')
      AND NOT coalesce(proconfig::text LIKE '%search_path=%', false)`
  expect(open).toEqual([])
})

test('the site owns no table, function or schema, and may empty or extend none', async () => {
  const [found] = await db().$queryRaw<Record<string, number>[]>`
    SELECT
      (SELECT count(*)::int FROM pg_class WHERE pg_get_userbyid(relowner) = current_user) AS "relations",
      (SELECT count(*)::int FROM pg_proc WHERE pg_get_userbyid(proowner) = current_user) AS "functions",
      (SELECT count(*)::int FROM pg_class WHERE relkind = 'r' AND relnamespace::regnamespace::text IN ('public', 'graphile_worker')
        AND (has_table_privilege(oid, 'truncate') OR has_table_privilege(oid, 'trigger'))) AS "tables",
      (SELECT count(*)::int FROM pg_namespace WHERE has_schema_privilege(oid, 'create')) AS "schemas"`
  expect(found).toEqual({ relations: 0, functions: 0, tables: 0, schemas: 0 })
})

test('the site can read the audit trail, and neither write, change nor empty it', async () => {
  const entries = () => db().$queryRaw<{ label: string }[]>`SELECT "label" FROM "audit_entries"`
  await db().$executeRaw`SELECT "audit_record"('settings', 'changed', 'x', 'Deneme', NULL)`
  expect(await entries()).toEqual([{ label: 'Deneme' }])
  const statements = [
    `INSERT INTO "audit_entries" ("actor_name", "kind", "action", "label") VALUES ('x', 'x', 'x', 'x')`,
    `UPDATE "audit_entries" SET "label" = 'Başka'`,
    'DELETE FROM "audit_entries"',
    'TRUNCATE "audit_entries"',
    'ALTER TABLE "audit_entries" DISABLE TRIGGER ALL',
  ]
  const refusals = await Promise.all(
    statements.map((statement) =>
      query(process.env.DATABASE_URL!, statement).then(
        () => 'done',
        ({ code }: { code?: string }) => code,
      ),
    ),
  )
  expect(refusals).toEqual(statements.map(() => PERMISSION_DENIED))
  await db().$executeRaw`SELECT "audit_forget"()`
  expect(await entries()).toEqual([{ label: 'Deneme' }])
})

test('not even the owner changes or removes an entry of the audit trail by accident', async () => {
  await expect(asOwner(`UPDATE "audit_entries" SET "label" = 'Başka'`)).rejects.toThrow('cannot be changed')
  await expect(asOwner('DELETE FROM "audit_entries"')).rejects.toThrow('cannot be changed')
})

type Told = { name: string; code?: string; message?: string; cause?: Told }
type Line = { level: string; msg: string; error: Told }

const written: string[] = []
const recorder = createLogger({ write: (line) => written.push(line) })
const lines = () => written.map((line) => JSON.parse(line) as Line)
const failed = () => lines().filter(({ msg }) => msg === 'request failed')

beforeAll(async () => {
  const role = decodeURIComponent(new URL(process.env.DATABASE_URL!).username)
  await asOwner(`REVOKE SELECT ON "references", "services" FROM "${role}"`)
})

afterAll(() => void vi.restoreAllMocks())

beforeEach(() => {
  written.splice(0)
  vi.spyOn(log, 'error').mockImplementation(recorder.error.bind(recorder))
})

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
  const answered = await problemIn(await ask(references), 503)
  expect(answered.message).toBe('Hizmet geçici olarak kullanılamıyor.')
  expect(failed().map(({ error }) => error)).toEqual([
    expect.objectContaining({
      code: 'database-unavailable',
      cause: expect.objectContaining({ code: '42501', message: 'permission denied for table references' }),
    }),
  ])
})

test.each([
  ['42601', 'the words of a search', () => db().$queryRaw`SELECT to_tsquery('simple', ${'gizli & &'})::text`],
])('the reason %s, which may quote %s, is logged by its code alone', async (code, _, run) => {
  await asking(run)
  expect(failed()[0]!.error.cause).toMatchObject({ code })
  expect(written.join('')).not.toContain('gizli')
})
