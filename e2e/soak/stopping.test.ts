import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newDatabase, dropDatabase, query } from '../support/database'
import { ApiClient, formOf, openRaw, sendMessage, sendRaw } from '../support/http'
import { newWidePicture } from '../support/images'
import { isRunning, until } from '../support/processes'
import { type RunningSite, startSite } from '../support/site'

const FORM =
  'POST /iletisim HTTP/1.1\r\nHost: site\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\n'
const sync = (site: RunningSite) =>
  sendRaw(site.url, 'GET /api/health/live HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n')

const SENDERS = 12
const UPLOADERS = 3
/** Accepted before the signal: the site is in the middle of it. */
const UNDER_WAY = 24

test('SIGTERM under load loses nothing that was accepted, and no request without end keeps the process beyond 10 s', async () => {
  const url = await newDatabase()
  onTestFinished(() => dropDatabase(url))
  const site = await startSite(url)
  onTestFinished(() => site.stop())
  const uploads = path.join(site.folder, 'uploads')
  const staff = await ApiClient.signIn(site)
  const { id: redirect } = await staff.create('/api/Redirects', { from: '/son.html', to: '/kurumsal' })
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

  for (let i = 0; i < 3; i += 1) await fetch(`${site.url}/son.html`, { redirect: 'manual' })
  const endless = await openRaw(site.url)
  endless.write(FORM)
  await sync(site)
  const [before, since] = [accepted.length, performance.now()]
  process.kill(site.pid, 'SIGTERM')
  await until(() => !isRunning(site.pid), 'the process is gone', 12_000)
  expect(performance.now() - since).toBeLessThan(10_000)
  endless.close()
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
  // The uses of a redirect are only in memory until then.
  const uses = 'select count from redirect_hits where redirect_id = $1'
  expect(await query(url, uses, [redirect])).toEqual([{ count: 3 }])
  const connected = () =>
    query(
      url,
      `select 1 from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    )
  await until(async () => (await connected()).length === 0, 'no connection to the database', 2000)
})
