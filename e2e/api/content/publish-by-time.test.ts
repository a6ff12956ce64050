import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { v7 as newId } from 'uuid'
import { AppError } from '@/lib/platform/app-error'
import { db } from '@/lib/platform/db/client'
import { publishByTime } from '@/lib/content/publish-by-time'
import { setDatabaseDown } from '@/lib/platform/runtime/database-status'
import { onRevisionChange, raiseRevision, revisionOf } from '@/lib/platform/runtime/revisions'
import { asOwner, useDatabase } from '../../support/calls/handlers'
import { HOUR_MS } from '@/lib/platform/turkish/dates'

useDatabase()

beforeAll(publishByTime)

afterEach(async () => {
  setDatabaseDown(false)
  vi.useRealTimers()
  await db().blogPost.deleteMany()
})

const msFromNow = (milliseconds: number) => new Date(Date.now() + milliseconds)

/** Adds a post and announces the change, as another process would. */
async function addPost(publishedAt: Date, isDraft = false): Promise<string> {
  const id = newId()
  await db().blogPost.create({ data: { id, slug: id, title: id, content: 'x', publishedAt, isDraft } })
  raiseRevision(['blog_posts'])
  return id
}

describe('pages', () => {
  beforeEach(async () => {
    // Warms up the database connection: the first queries are slow.
    await addPost(new Date(), true)
  })

  /** Records when the posts' pages are invalidated. Returns a function that waits for `count` such times and returns them. */
  function recordInvalidations(): (count: number) => Promise<number[]> {
    const moments: number[] = []
    const stopListening = onRevisionChange((tables) => {
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

  test('are invalidated when each post is due, earliest first, but not for a draft', async () => {
    const times = [msFromNow(1500), msFromNow(1000)]
    for (const time of times) await addPost(time)
    await addPost(msFromNow(1200), true)
    const waitForInvalidations = recordInvalidations()
    const servicesRevision = revisionOf(['services'])
    const moments = await waitForInvalidations(times.length)
    for (const [index, time] of times.toReversed().entries()) {
      expect(moments[index]).toBeGreaterThanOrEqual(time.getTime())
      expect(moments[index]).toBeLessThan(time.getTime() + 2000)
    }
    expect(revisionOf(['services'])).toBe(servicesRevision)
  })

  test('are invalidated for a post that another process scheduled during an outage', async () => {
    setDatabaseDown(true)
    raiseRevision()
    await expect(db().blogPost.count()).rejects.toThrow(AppError)
    // Another process reaches the database.
    const time = msFromNow(700)
    await asOwner(
      `insert into blog_posts (id, slug, title, content, published_at)
       values ('${newId()}', 'kesinti', 'Kesinti', 'x', '${time.toISOString()}')`,
    )
    const waitForInvalidations = recordInvalidations()
    setDatabaseDown(false)
    const [moment] = await waitForInvalidations(1)
    expect(moment).toBeGreaterThanOrEqual(time.getTime())
  })
})

describe('audit entries', () => {
  beforeEach(async () => {
    // Fakes only the clock, so that the timer of a publication runs late, as on a busy machine.
    vi.useFakeTimers({ toFake: ['Date'] })
  })

  const passAnHour = () => vi.setSystemTime(Date.now() + HOUR_MS + 10)

  const entriesOf = (id: string) =>
    db().$queryRaw`SELECT "label" FROM "audit_entries" WHERE "action" = 'published' AND "item_id" = ${id}`

  test('are written for two posts that both become public before the timer runs', async () => {
    const [firstId, secondId] = [await addPost(msFromNow(HOUR_MS)), await addPost(msFromNow(HOUR_MS + 5))]
    passAnHour()
    raiseRevision(['blog_posts'])
    await expect.poll(() => entriesOf(firstId), { timeout: 10_000 }).toEqual([{ label: firstId }])
    await expect.poll(() => entriesOf(secondId), { timeout: 10_000 }).toEqual([{ label: secondId }])
  })

  test('are written for posts that became public while no process ran', async () => {
    const id = await addPost(msFromNow(HOUR_MS))
    passAnHour()
    publishByTime()
    await expect.poll(() => entriesOf(id), { timeout: 10_000 }).toEqual([{ label: id }])
  })
})
