import path from 'node:path'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startSiteToBackUp } from '../support/backups'
import { query } from '../support/database'
import { startMailServer } from '../support/mail-server'
import { untilMailsWritten } from '../support/known-person'
import { runNode, until } from '../support/processes'
import { startSite } from '../support/site'

let source: Awaited<ReturnType<typeof startSiteToBackUp>>

beforeAll(async () => {
  source = await startSiteToBackUp()
  await untilMailsWritten(source.site)
})

afterAll(() => source?.stop())

/** Adds a mail and its job, which the site of the source does not reach. */
async function addMail(status: 'queued' | 'sent', age: string): Promise<string> {
  const id = newId()
  await query(
    source.server.url,
    `insert into mails (id, kind, recipient, subject, text, html, status, created_at)
     values ($1, 'message-received', 'ece@ornek.example', 'Konu', 'Metin', '<p>Metin</p>', $2, now() - $3::interval)`,
    [id, status, age],
  )
  const job = `select graphile_worker.add_job('send-mail', json_build_object('mailId', $1::text), run_at => now() + interval '1 day')`
  await query(source.server.url, job, [id])
  return id
}

test('after a restore waiting mails are sent, but none that was sent before the backup and none that is old', async () => {
  const [waiting, sent, old] = [
    await addMail('queued', '1 hour'),
    await addMail('sent', '1 hour'),
    await addMail('queued', '4 days'),
  ]
  const [place, set] = [await source.emptyPlace('mails'), await source.newSet()]
  expect((await runNode(['dist/restore.js', set], place)).code).toBe(0)
  const mails = await startMailServer()
  onTestFinished(() => mails.stop())
  await query(place.DATABASE_URL, 'update graphile_worker._private_jobs set run_at = now()')
  const env = { UPLOADS_DIR: place.UPLOADS_DIR, DATA_DIR: path.join(source.folder, 'data'), SMTP_URL: mails.url }
  const site = await startSite(place.DATABASE_URL, { env })
  onTestFinished(() => site.stop())
  await until(
    async () => (await query(place.DATABASE_URL, 'select 1 from graphile_worker.jobs')).length === 0,
    'no job',
  )
  expect(mails.accepted.map(({ messageId }) => messageId)).toEqual([`<${waiting}@localhost>`])
  const rows = await query<{ id: string; status: string }>(
    place.DATABASE_URL,
    'select id, status from mails where id = any($1)',
    [[waiting, sent, old]],
  )
  expect(Object.fromEntries(rows.map(({ id, status }) => [id, status]))).toEqual({
    [waiting]: 'sent',
    [sent]: 'sent',
    [old]: 'failed',
  })
})
