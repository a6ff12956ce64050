import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendMessage } from '../support/http'
import { type MailServer, startMailServer } from '../support/mail-server'
import { type OwnPostgres, startOwnPostgres } from '../support/postgres'
import { isRunning, until } from '../support/processes'
import { type RunningSite, startSite } from '../support/site'

const MESSAGES = 1000
const MAILS = 2 * MESSAGES
const KILLS = 10
const SENDERS = 6
/** It takes a minute, and longer on a busy machine. */
const LIMIT_MS = 400_000
const PATIENCE_MS = 120_000
/** The database is killed after these kills of a site. */
const DATABASE_KILLS = new Set([3, 7])

let postgres: OwnPostgres
let mails: MailServer
let sites: RunningSite[]
const gone: RunningSite[] = []

const start = () => startSite(postgres.url, { env: { SMTP_URL: mails.url, LOG_LEVEL: 'error' } })

beforeAll(async () => {
  ;[postgres, mails] = await Promise.all([startOwnPostgres({ durable: true }), startMailServer()])
  sites = await Promise.all([start(), start()])
})

afterAll(async () => {
  await Promise.all([...(sites ?? []), ...gone].map((site) => site.stop()))
  await mails?.stop()
  await postgres?.stop()
})

/** Sends messages until there are enough, each again and again until one of the sites has accepted it. */
async function sendMessages(keys: string[], accepted: string[]): Promise<void> {
  for (let key = keys.pop(); key; key = keys.pop()) {
    for (let tries = 0; ; tries += 1) {
      const status = await sendMessage(sites[tries % 2]!, key)
      if (status === 201) break
      expect([null, 503]).toContain(status)
      await until(() => sites.some(({ pid }) => isRunning(pid)), 'a site is running')
    }
    accepted.push(key)
  }
}

test(
  '1 000 messages keep their mails over 10 SIGKILLs and 2 restarts of the database, each sent once',
  async ({ annotate }) => {
    const keys = Array.from({ length: MESSAGES }, () => randomUUID())
    const accepted: string[] = []
    const sending = Promise.all(Array.from({ length: SENDERS }, () => sendMessages(keys, accepted)))
    sending.catch(() => {})

    for (let kill = 1; kill <= KILLS; kill += 1) {
      const due = Math.floor((kill * MAILS) / (KILLS + 2))
      await until(() => mails.accepted.length >= due, `${due} mails were accepted`, PATIENCE_MS)
      const victim = sites[kill % 2]!
      process.kill(victim.pid, 'SIGKILL')
      gone.push(victim)
      if (DATABASE_KILLS.has(kill)) {
        await postgres.kill()
        await postgres.revive()
      }
      sites[kill % 2] = await start()
    }
    await sending
    expect(accepted).toHaveLength(MESSAGES)

    const left = () => postgres.query(`select status from mails where status <> 'sent'`)
    await until(async () => (await left()).length === 0, 'all mails are sent', PATIENCE_MS)
    const rows = await postgres.query<{ id: string; key: string }>(
      'select mails.id, idempotency_key as key from mails join contact_messages on contact_messages.id = message_id',
    )
    expect(rows).toHaveLength(MAILS)
    expect(new Set(rows.map(({ key }) => key))).toEqual(new Set(accepted))

    expect(new Set(mails.accepted.map(({ messageId }) => messageId))).toEqual(
      new Set(rows.map(({ id }) => `<${id}@localhost>`)),
    )
    // Sent again: those cut off between the server's answer and our note of it.
    const doubled = mails.accepted.length - MAILS
    await annotate(`${doubled} of ${MAILS} mails came twice`)
    expect(doubled).toBeLessThanOrEqual(KILLS)
  },
  LIMIT_MS,
)
