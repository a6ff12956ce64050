import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { query } from '../support/database'
import { ApiClient, formOf, sendMessage } from '../support/http'
import { newWidePicture } from '../support/images'
import { isRunning, until } from '../support/processes'
import { useSite } from '../support/use-site'

const SENDERS = 12
const UPLOADERS = 3
/** Accepted before the signal: the site is in the middle of it. */
const UNDER_WAY = 24

const place = useSite()

test('SIGTERM under load loses nothing that was accepted and ends the process within 10 s', async () => {
  const { url, site } = place
  const uploads = path.join(site.folder, 'uploads')
  const staff = await ApiClient.signIn(site)
  const service = await staff.create('/api/Services', { title: 'Kapanış' })
  const statuses = new Set<number | null>()
  const [accepted, pictures]: [string[], string[]] = [[], []]
  const ended = new AbortController()
  const senders = Array.from({ length: SENDERS }, async () => {
    while (!ended.signal.aborted) {
      const key = randomUUID()
      const status = await sendMessage(site, key)
      statuses.add(status)
      if (status === 201) accepted.push(key)
      // Nobody is let in any more.
      if (status === null) return
    }
  })
  const uploaders = Array.from({ length: UPLOADERS }, async () => {
    while (!ended.signal.aborted) {
      const body = formOf({ file: await newWidePicture() })
      const answer = await staff.send('POST', `/api/Services/${service.id}/upload-image`, body).catch(() => null)
      statuses.add(answer?.status ?? null)
      if (answer?.status === 201) pictures.push(answer.body.imageUrl)
      if (!answer) return
    }
  })
  await until(() => accepted.length >= UNDER_WAY && pictures.length >= UPLOADERS, 'the site is busy')

  const [before, since] = [accepted.length, performance.now()]
  process.kill(site.pid, 'SIGTERM')
  await until(() => !isRunning(site.pid), 'the process is gone', 12_000)
  expect(performance.now() - since).toBeLessThan(10_000)
  ended.abort()
  await Promise.all([...senders, ...uploaders])

  // Those under way at the signal were answered, and nothing was answered in another way than a busy database makes it.
  expect(accepted.length).toBeGreaterThan(before)
  expect([...statuses].filter((status) => status !== 201 && status !== 503 && status !== null)).toEqual([])
  const stored = await query<{ key: string }>(url, 'select idempotency_key as key from contact_messages')
  const keys = new Set(stored.map(({ key }) => key))
  expect(accepted.filter((key) => !keys.has(key))).toEqual([])
  const rows = await query<{ path: string }>(url, 'select path from images')
  const paths = new Set(rows.map((row) => row.path))
  expect(
    pictures.filter((picture) => !paths.has(picture) || !existsSync(path.join(uploads, path.basename(picture)))),
  ).toEqual([])
  const connected = () =>
    query(
      url,
      `select 1 from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    )
  await until(async () => (await connected()).length === 0, 'no connection to the database', 2000)
})
