import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { v7 as newId } from 'uuid'
import { AppError } from '@/lib/platform/app-error'
import { db } from '@/lib/platform/db/client'
import { publishByTime } from '@/lib/content/publish-by-time'
import { markDatabaseDown } from '@/lib/platform/runtime/database-status'
import { onRaised, raiseRevision, revisionOf } from '@/lib/platform/runtime/revisions'
import { asOwner, useDatabase } from '../support/handlers'

useDatabase()

let stop: () => void
beforeEach(async () => {
  stop = publishByTime()
  // The first queries are slow.
  await addPost(new Date(), true)
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
/** Notes each moment from now on at which the posts' pages are outdated. Returns what waits for the first of them. */
function noteRaises(): (count: number) => Promise<number[]> {
  const moments: number[] = []
  const stopListening = onRaised((tables) => {
    if (!tables || tables.has('blog_posts')) moments.push(Date.now())
  })
  onTestFinished(stopListening)
  return (count) =>
    vi.waitFor(
      () => {
        expect(moments).toHaveLength(count)
        return moments
      },
      { timeout: 10_000 },
    )
}

test('pages are outdated at the moment of each post, and not before', async () => {
  const times = [inMs(2000), inMs(2500)]
  for (const time of times) await addPost(time)
  const moments = await noteRaises()(times.length)
  for (const [index, time] of times.entries()) {
    expect(moments[index]).toBeGreaterThanOrEqual(time.getTime())
    expect(moments[index]).toBeLessThan(time.getTime() + 2000)
  }
})

test('a post that is scheduled earlier than the one awaited is not missed', async () => {
  await addPost(inMs(60_000))
  const soon = inMs(2000)
  await addPost(soon)
  const [moment] = await noteRaises()(1)
  expect(moment).toBeLessThan(soon.getTime() + 2000)
})

test('a draft outdates nothing at its time, and a post of another table leaves the services', async () => {
  const time = inMs(2500)
  await addPost(inMs(2000), true)
  await addPost(time)
  const raised = noteRaises()
  const [before, services] = [revision(), revisionOf(['services'])]
  const [moment] = await raised(1)
  expect(moment).toBeGreaterThanOrEqual(time.getTime())
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
  const raised = noteRaises()
  markDatabaseDown(false)
  const [moment] = await raised(1)
  expect(moment).toBeGreaterThanOrEqual(time.getTime())
})
