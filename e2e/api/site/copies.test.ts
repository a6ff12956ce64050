import { beforeEach, expect, test } from 'vitest'
import { COPIES, COPY_CONTENTS } from '@/lib/platform/copies/contents'
import { asOwner, bodyOf, useCaller } from '../../support/calls/handlers'

const caller = useCaller()

const outdatedCopies = () => bodyOf(caller.ask('GET Dashboard/copies'))

const insertCopy = (content: string, ageMs: number) =>
  asOwner(`INSERT INTO "copies_elsewhere" VALUES ('${content}', now() - interval '${ageMs} milliseconds')`)

beforeEach(() => asOwner('DELETE FROM "copies_elsewhere"'))

test('a site without off-site copies reports none as outdated', async () => {
  expect(await outdatedCopies()).toEqual([])
})

test('each kind of off-site copy is outdated after its own age limit, or if it was never made', async () => {
  for (const content of COPY_CONTENTS) await insertCopy(content, COPIES[content].oldAfterMs - 60_000)
  expect(await outdatedCopies()).toEqual([])
  await asOwner(`UPDATE "copies_elsewhere" SET "begun_at" = "begun_at" - interval '2 minutes' WHERE "content" = 'rows'`)
  await asOwner(`DELETE FROM "copies_elsewhere" WHERE "content" = 'base'`)
  expect(await outdatedCopies()).toEqual([
    { content: 'rows', begunAt: expect.any(String) },
    { content: 'base', begunAt: null },
  ])
})
