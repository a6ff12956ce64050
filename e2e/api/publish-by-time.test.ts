import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { v7 as newId } from 'uuid'
import { AppError } from '@/lib/app-error'
import { db } from '@/lib/db'
import { publishByTime } from '@/lib/jobs/publish-by-time'
import { markDatabaseDown } from '@/lib/runtime/database-status'
import { raiseRevision, revisionOf } from '@/lib/runtime/revisions'
import { asOwner, useDatabase } from '../support/handlers'

useDatabase()

let stop: () => void
beforeEach(async () => {
  stop = publishByTime()
  // The first query is slow.
  await db().blogPost.count()
})
afterEach(() => {
  stop()
  markDatabaseDown(false)
})

const inMs = (milliseconds: number) => new Date(Date.now() + milliseconds)

/** Adds a post as another process would, which announces the change. */
async function addPost(publishedAt: Date, isDraft = false): Promise<string> {
  const id = newId()
  await db().blogPost.create({ data: { id, slug: id, title: id, content: 'x', publishedAt, isDraft } })
  raiseRevision(['blog_posts'])
  return id
}

const revision = () => revisionOf(['blog_posts'])
/** Waits until the posts' pages are outdated after `before`, and returns when that was. */
async function whenRaised(before: number): Promise<number> {
  await vi.waitFor(() => expect(revision()).toBeGreaterThan(before), { timeout: 5000, interval: 5 })
  return Date.now()
}

test('pages are outdated at the moment of each post, and not before', async () => {
  const times = [inMs(1000), inMs(1500)]
  for (const time of times) await addPost(time)
  for (const time of times) {
    const at = await whenRaised(revision())
    expect(at).toBeGreaterThanOrEqual(time.getTime())
    expect(at).toBeLessThan(time.getTime() + 2000)
  }
})

test('a post that is scheduled earlier than the one awaited is not missed', async () => {
  await addPost(inMs(60_000))
  const soon = inMs(1000)
  await addPost(soon)
  expect(await whenRaised(revision())).toBeLessThan(soon.getTime() + 2000)
})

test('a draft outdates nothing at its time, and a post of another table leaves the services', async () => {
  await addPost(inMs(600), true)
  await addPost(inMs(1000))
  const [before, services] = [revision(), revisionOf(['services'])]
  await whenRaised(before)
  expect(revision()).toBe(before + 1)
  expect(revisionOf(['services'])).toBe(services)
})

test('a post that was scheduled during an outage is found after it', async () => {
  markDatabaseDown(true)
  raiseRevision()
  await expect(db().blogPost.count()).rejects.toThrow(AppError)
  // By another process, which reaches the database.
  const time = inMs(1000)
  await asOwner(
    `insert into blog_posts (id, slug, title, content, published_at)
     values ('${newId()}', 'kesinti', 'Kesinti', 'x', '${time.toISOString()}')`,
  )
  const before = revision()
  markDatabaseDown(false)
  expect(await whenRaised(before)).toBeGreaterThanOrEqual(time.getTime())
})
