import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startBlockedBackup, startSiteToBackUp, checksumsIn } from '../support/servers/backups'
import { query, rowsOf } from '../support/servers/database'
import { ApiClient, callAs, formOf, sendMessage, sendPhoto, untilReady } from '../support/calls/http'
import { newWidePicture } from '../support/images'
import { untilMailsWritten } from '../support/mail-files'
import { startMailServer } from '../support/servers/mail-server'
import { repeat, runNode, until } from '../support/servers/processes'
import { startSite } from '../support/servers/site'

const source = await startSiteToBackUp()
beforeAll(() => untilMailsWritten(source.site))
afterAll(source.stop)

const OPEN_LINKS = [
  `insert into invitations (id, email, role, token_hash, expires_at)
   values (gen_random_uuid(), 'davetli@ornek.example', 'editor', 'a', now() + interval '1 day')`,
  `insert into password_links (id, administrator_id, token_hash, expires_at)
   select gen_random_uuid(), id, 'b', now() + interval '1 day' from administrators`,
]

const fileOf = (url: string) => path.join(source.uploads, path.basename(url))

function startWriters(serviceId: string): () => Promise<unknown> {
  const writers = [
    () => sendMessage(source.site, randomUUID()),
    async () => sendPhoto(source.site, await newWidePicture()),
    async () =>
      source.staff.send('POST', `/api/Services/${serviceId}/upload-image`, formOf({ file: await newWidePicture() })),
    async () => {
      const { id } = await source.addReference('Gelip giden')
      await source.staff.send('DELETE', `/api/References/${id}`)
    },
  ]
  // Failures are ignored: the writers only create load, and a busy machine may refuse a request.
  const stops = writers.map((write) => repeat(() => (write() as Promise<unknown>).catch(() => {})))
  return () => Promise.all(stops.map((stop) => stop()))
}

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

test('a backup written under load restores every row and file as of its start', async ({ annotate }) => {
  const [deletedReference, replacedReference] = [
    await source.addReference('Silinecek'),
    await source.addReference('Değişecek'),
  ]
  const changingService = await source.staff.create('/api/Services', { title: 'Yük altında' })
  const binnedReference = await source.addReference('Silinmiş')
  expect((await source.staff.send('DELETE', `/api/References/${binnedReference.id}`)).status).toBe(204)
  const [rows, files] = [await rowsOf(source.server.url), checksumsIn(source.uploads)]
  const photos = checksumsIn(source.attachments)
  expect(photos.has(path.basename(binnedReference.logoUrl)), 'the bin keeps the files').toBe(true)
  expect(files.size).toBeGreaterThan(20)
  for (const insert of OPEN_LINKS) await query(source.server.url, insert)
  const [queuedId, sentId, expiredId] = [
    await addMail('queued', '1 hour'),
    await addMail('sent', '1 hour'),
    await addMail('queued', '4 days'),
  ]
  const stopWriters = startWriters(changingService.id)
  onTestFinished(async () => void (await stopWriters()))
  await until(() => readdirSync(source.uploads).length > files.size + 6, 'the writers are writing')

  const { running, release } = await startBlockedBackup(source)
  for (const list of ['References', 'Bin']) {
    expect((await source.staff.send('DELETE', `/api/${list}/${deletedReference.id}`)).status).toBe(204)
  }
  const newFields = formOf({ name: 'Değişti', logoFile: await newWidePicture() })
  expect((await source.staff.send('PUT', `/api/References/${replacedReference.id}`, newFields)).status).toBe(200)
  expect([deletedReference, replacedReference].map(({ logoUrl }) => existsSync(fileOf(logoUrl)))).toEqual([true, true])
  expect([source.listBackups(), source.partialBackups().length]).toEqual([[], 1])
  await release()
  expect([await running.ended, running.output()]).toEqual([0, expect.stringContaining('Yedek alındı: ')])
  await stopWriters()
  expect(source.partialBackups()).toEqual([])
  const { id: lastId, logoUrl } = await source.addReference('Kısa ömürlü')
  for (const list of ['References', 'Bin']) {
    expect((await source.staff.send('DELETE', `/api/${list}/${lastId}`)).status).toBe(204)
  }
  expect(existsSync(fileOf(logoUrl))).toBe(false)

  await annotate('restore while the site runs on the empty database and has cached its pages')
  const target = await source.newTarget('drill', { migrated: true })
  const mailServer = await startMailServer()
  onTestFinished(() => mailServer.stop())
  const { UPLOADS_DIR, ATTACHMENTS_DIR } = target
  const env = { UPLOADS_DIR, ATTACHMENTS_DIR, AUTH_SECRET: source.secret, SMTP_URL: mailServer.url }
  const restoredSite = await startSite(target.DATABASE_URL, { env })
  onTestFinished(() => restoredSite.stop())
  await untilReady(restoredSite)
  const shows = async (text: string) => (await (await fetch(`${restoredSite.url}/hizmetler`)).text()).includes(text)
  expect(await shows('Hizmet bulunamadı.')).toBe(true)
  await query(target.DATABASE_URL, 'drop schema public, graphile_worker cascade; create schema public')
  expect(await shows('Hizmet bulunamadı.')).toBe(true)
  const restoreResult = await runNode(
    ['scripts/database.mjs', 'restore', path.join(source.backups, source.listBackups()[0]!)],
    target,
  )
  expect(restoreResult).toEqual({ code: 0, output: expect.stringMatching(/^Geri yüklendi: .*\n$/) })
  await until(() => shows('Servo Sürücü Tamiri'), 'the restored service on a page of the running site', 5000)

  const restoredRows = await rowsOf(target.DATABASE_URL)
  // The writers change this row, and the site counts each of their messages.
  const isFromWriters = (row: string) => row.includes(changingService.id) || row.startsWith('site_counts ')
  const lost = [...rows].filter((row) => !restoredRows.has(row) && !isFromWriters(row))
  expect(lost).toEqual([])
  const restoredFiles = checksumsIn(target.UPLOADS_DIR)
  expect([...files].filter(([name, sum]) => restoredFiles.get(name) !== sum)).toEqual([])
  const restoredPhotos = checksumsIn(target.ATTACHMENTS_DIR)
  expect(photos.size).toBeGreaterThan(2)
  expect([...photos].filter(([name, sum]) => restoredPhotos.get(name) !== sum)).toEqual([])
  await annotate('no row without its files, no file without its row')
  const images = await query<{ path: string; sha256: string; widths: number[] }>(
    target.DATABASE_URL,
    'select path, sha256, widths from images',
  )
  expect(images.length).toBeGreaterThan(7)
  expect(images.filter(({ path: url, sha256 }) => restoredFiles.get(path.basename(url)) !== sha256)).toEqual([])
  const fileCountBelow = async (prefix: string) => {
    const statement = `select widths from picture_files where starts_with(path, '${prefix}')`
    const rows = await query<{ widths: number[] }>(target.DATABASE_URL, statement)
    return rows.reduce((sum, row) => sum + 1 + row.widths.length, 0)
  }
  expect([restoredFiles.size, restoredPhotos.size]).toEqual([
    await fileCountBelow('/uploads/'),
    await fileCountBelow('/attachments/'),
  ])

  await annotate('the restored site: sign-in, counts, pages and pictures')
  const restoredStaff = await ApiClient.signIn(restoredSite)
  const messages = await query<{ count: number }>(
    target.DATABASE_URL,
    'select count(*)::int as count from contact_messages',
  )
  expect((await restoredStaff.send('GET', '/api/Dashboard/stats')).body.messageCount).toBe(messages[0]!.count)
  const home = await (await fetch(restoredSite.url)).text()
  expect(home.includes(path.parse(deletedReference.logoUrl).name)).toBe(true)
  expect((await fetch(restoredSite.url + deletedReference.logoUrl)).status).toBe(200)
  // Sessions and unused links are not restored, because they may have been revoked since.
  expect((await callAs(source.staff.token, 'GET', `${restoredSite.url}/api/Dashboard/stats`)).status).toBe(401)
  const links = 'select token_hash from invitations union all select token_hash from password_links'
  expect(await query(target.DATABASE_URL, links)).toEqual([])

  await annotate('queued emails are sent, except emails that were sent before the backup or are too old')
  await restoredSite.stop()
  await query(target.DATABASE_URL, 'update graphile_worker._private_jobs set run_at = now()')
  // The site must restart, because it caches the ids of its queue's tasks, which differ in a restored queue.
  const restartedSite = await startSite(target.DATABASE_URL, { env })
  onTestFinished(() => restartedSite.stop())
  const jobs = () => query(target.DATABASE_URL, 'select 1 from graphile_worker.jobs')
  await until(async () => (await jobs()).length === 0, 'all jobs are done')
  const addedIds = [queuedId, sentId, expiredId]
  const accepted = mailServer.accepted.map(({ messageId }) => messageId.slice(1, messageId.indexOf('@')))
  expect(accepted.filter((id) => addedIds.includes(id))).toEqual([queuedId])
  const addedMails = 'select id, status from mails where id = any($1)'
  const statuses = await query<{ id: string; status: string }>(target.DATABASE_URL, addedMails, [addedIds])
  expect(Object.fromEntries(statuses.map(({ id, status }) => [id, status]))).toEqual({
    [queuedId]: 'sent',
    [sentId]: 'sent',
    [expiredId]: 'failed',
  })
})
