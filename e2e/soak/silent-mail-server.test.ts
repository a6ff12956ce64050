import { expect, onTestFinished, test, vi } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { tasks } from '@/lib/jobs/tasks'
import { jobRunner } from '@/lib/platform/jobs/job-runner'
import { queueJob } from '@/lib/platform/jobs/queue-job'
import { queueMail } from '@/lib/mail/queue-mail'
import { useDatabase } from '../support/calls/handlers'
import { startMailServer } from '../support/servers/mail-server'

useDatabase()

const content = { kind: 'message-received', subject: 'Konu', text: 'Metin', html: '<p>Metin</p>' } as const

test('a mail server that never responds delays the next email by half a minute, and no other job', async () => {
  const server = await startMailServer('hold')
  vi.stubEnv('SMTP_URL', server.url)
  const runner = jobRunner(process.env.DATABASE_URL!, tasks)
  onTestFinished(async () => {
    await runner.stop()
    await server.stop()
    vi.unstubAllEnvs()
  })
  runner.start()
  await db().$transaction(async (tx) => {
    for (const recipient of ['ece@ornek.example', 'can@ornek.example']) await queueMail(tx, recipient, content, {})
  })
  await vi.waitUntil(() => server.receivedCount() === 1, { timeout: 30_000 })
  server.behave('accept')
  await queueJob(db(), 'send-tracking-link', { number: '2026-1', email: 'ece@ornek.example' })
  const queuedTaskNames = async () => {
    const jobs = await db().$queryRaw<
      { task_identifier: string }[]
    >`SELECT "task_identifier" FROM "graphile_worker"."jobs"`
    return jobs.map((job) => job.task_identifier)
  }
  await vi.waitUntil(async () => !(await queuedTaskNames()).includes('send-tracking-link'), { timeout: 20_000 })
  expect(await queuedTaskNames()).toEqual(['send-mail', 'send-mail'])
  await vi.waitUntil(() => server.accepted.length === 1, { timeout: 45_000 })
}, 120_000)
