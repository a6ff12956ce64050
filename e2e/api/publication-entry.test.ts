import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { v7 as newId } from 'uuid'
import { db } from '@/lib/platform/db/client'
import { recordPublications } from '@/lib/content/publish-by-time'
import { publishByTime } from '@/lib/content/publish-by-time'
import { raiseRevision } from '@/lib/platform/runtime/revisions'
import { useDatabase } from '../support/handlers'

useDatabase()

const HOUR_MS = 3600_000

let stop: () => void
beforeEach(async () => {
  // The clock alone, so that the timer of a publication comes later than its time, as on a busy machine.
  vi.useFakeTimers({ toFake: ['Date'] })
  stop = publishByTime()
  // The first query is slow.
  await db().blogPost.count()
})
afterEach(async () => {
  stop()
  vi.useRealTimers()
  await db().blogPost.deleteMany()
})

/** Adds a post that becomes public in an hour, or later, as another process would, which announces the change. */
async function addPost(laterMs = 0): Promise<string> {
  const id = newId()
  const publishedAt = new Date(Date.now() + HOUR_MS + laterMs)
  await db().blogPost.create({ data: { id, slug: id, title: id, content: 'x', publishedAt } })
  raiseRevision(['blog_posts'])
  return id
}

/** Lets the hour pass, and announces a change before any timer runs. */
function changeAfterAnHour(): void {
  vi.setSystemTime(Date.now() + HOUR_MS + 10)
  raiseRevision(['blog_posts'])
}

const entriesOf = (id: string) =>
  db().$queryRaw`SELECT "label" FROM "audit_entries" WHERE "action" = 'published' AND "item_id" = ${id}`

test('a change while the time of a publication is looked for loses no entry', async () => {
  const id = await addPost()
  changeAfterAnHour()
  await expect.poll(() => entriesOf(id), { timeout: 10_000 }).toEqual([{ label: id }])
})

test('of two items that become public before the timer runs neither loses its entry', async () => {
  const first = await addPost()
  const second = await addPost(5)
  await db().blogPost.count()
  changeAfterAnHour()
  await expect.poll(() => entriesOf(first), { timeout: 10_000 }).toEqual([{ label: first }])
  await expect.poll(() => entriesOf(second), { timeout: 10_000 }).toEqual([{ label: second }])
})

test('what became public while no process ran has its entry once one runs', async () => {
  stop()
  const id = await addPost()
  changeAfterAnHour()
  stop = publishByTime()
  await expect.poll(() => entriesOf(id), { timeout: 10_000 }).toEqual([{ label: id }])
})

test('what somebody published by hand has no entry of its time', async () => {
  const id = await addPost()
  const publishedAt = new Date()
  await db().blogPost.update({ where: { id }, data: { publishedAt } })
  await recordPublications('post', new Date(publishedAt.getTime() - 1000), publishedAt)
  expect(await entriesOf(id)).toEqual([])
})
