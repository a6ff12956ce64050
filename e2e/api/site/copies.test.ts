import { beforeEach, expect, test } from 'vitest'
import { COPIES, COPY_CONTENTS } from '@/lib/platform/copies/contents'
import { routes } from '@/lib/dashboard/routes'
import { ask, asOwner, newToken, useDatabase } from '../../support/calls/handlers'

useDatabase()

const old = async () => (await ask(routes['copies'].GET, { token: await newToken() })).json()

const copied = (content: string, ageMs: number) =>
  asOwner(`INSERT INTO "copies_elsewhere" VALUES ('${content}', now() - interval '${ageMs} milliseconds')`)

beforeEach(() => asOwner('DELETE FROM "copies_elsewhere"'))

test('a site without copies elsewhere does not report old ones', async () => {
  expect(await old()).toEqual([])
})

test('each kind of copy elsewhere is old from its own age on, or if it was never made', async () => {
  for (const content of COPY_CONTENTS) await copied(content, COPIES[content].oldAfterMs - 60_000)
  expect(await old()).toEqual([])
  await asOwner(`UPDATE "copies_elsewhere" SET "begun_at" = "begun_at" - interval '2 minutes' WHERE "content" = 'rows'`)
  await asOwner(`DELETE FROM "copies_elsewhere" WHERE "content" = 'base'`)
  expect(await old()).toEqual([
    { content: 'rows', begunAt: expect.any(String) },
    { content: 'base', begunAt: null },
  ])
})
