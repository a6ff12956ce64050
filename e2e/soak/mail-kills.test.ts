import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { sendJson, sendMessage } from '../support/calls/http'
import { startMailServer } from '../support/servers/mail-server'
import { startOwnPostgres } from '../support/servers/postgres'
import { isRunning, until } from '../support/servers/processes'
import { type RunningSite, startSite } from '../support/servers/site'

const MESSAGES = 500
const DECISIONS = 500
const MAILS = 2 * (MESSAGES + DECISIONS)
const KILLS = 10
/** The number of senders of messages, and of decisions. */
const SENDERS = 3
/** The test takes a minute, and longer on a busy machine. */
const LIMIT_MS = 400_000
const WAIT_MS = 120_000
/** The kills after which the database is killed, too. */
const KILLS_WITH_DATABASE = new Set([3, 7])

const [postgres, mailServer] = await Promise.all([startOwnPostgres({ durable: true }), startMailServer()])
const start = () => startSite(postgres.url, { env: { SMTP_URL: mailServer.url, LOG_LEVEL: 'error' } })
const sites = await Promise.all([start(), start()])
const killed: RunningSite[] = []

afterAll(async () => {
  await Promise.all([...sites, ...killed].map((site) => site.stop()))
  await mailServer.stop()
  await postgres.stop()
})

async function addWaitingOrders(): Promise<string[]> {
  const tokens = Array.from({ length: DECISIONS }, () => randomBytes(16).toString('base64url'))
  await postgres.query(
    `with opened as (
       insert into work_orders (id, number, token, contact_person, phone, email, fault_description, step)
       select gen_random_uuid(), '2026-' || n, token, 'Ece Ada', '1', 'ece@ornek.example', 'Açılmıyor.', 3
       from unnest($1::text[]) with ordinality as tokens (token, n) returning id)
     insert into quotes (id, work_order_id, version, amount, work, lead_days, valid_until, sent_at)
     select gen_random_uuid(), id, 1, 1850000, 'Modül değişir.', 3, '2099-12-31', now() from opened`,
    [tokens],
  )
  return tokens
}

async function sendDecision(site: RunningSite, token: string): Promise<number | null> {
  const decision = { quoteVersion: 1, decision: 'approved', name: 'Ece Ada' }
  const response = await sendJson('POST', `${site.url}/api/Tracking/${token}/decision`, decision).catch(() => null)
  return response?.status ?? null
}

/** Sends a message from a new mailbox, because the number of receipts to a mailbox is limited. */
const sendFrom = (site: RunningSite, key: string) => sendMessage(site, key, { email: `${key}@ornek.example` })

/** Sends the messages or decisions of the keys one after the other, each repeatedly until one of the sites has accepted it. */
async function sendAll(
  keys: string[],
  accepted: string[],
  { send, successStatus }: { send: typeof sendDecision; successStatus: number },
): Promise<void> {
  for (let key = keys.pop(); key; key = keys.pop()) {
    for (let tries = 0; ; tries += 1) {
      const status = await send(sites[tries % 2]!, key)
      if (status === successStatus) break
      expect([null, 503]).toContain(status)
      await until(() => sites.some(({ pid }) => isRunning(pid)), 'a site is running')
    }
    accepted.push(key)
  }
}

test(
  '500 messages and 500 decisions survive 10 SIGKILLs and 2 restarts of the database, and each email is sent',
  async ({ annotate }) => {
    const keys = Array.from({ length: MESSAGES }, () => randomUUID())
    const tokens = await addWaitingOrders()
    const messages: string[] = []
    const decisions: string[] = []
    const senders = Array.from({ length: SENDERS }, () => [
      sendAll(keys, messages, { send: sendFrom, successStatus: 201 }),
      sendAll(tokens, decisions, { send: sendDecision, successStatus: 200 }),
    ])
    const sending = Promise.all(senders.flat())
    sending.catch(() => {})

    for (let kill = 1; kill <= KILLS; kill += 1) {
      const dueCount = Math.floor((kill * MAILS) / (KILLS + 2))
      await until(() => mailServer.accepted.length >= dueCount, `${dueCount} emails were accepted`, WAIT_MS)
      const victim = sites[kill % 2]!
      process.kill(victim.pid, 'SIGKILL')
      killed.push(victim)
      if (KILLS_WITH_DATABASE.has(kill)) {
        await postgres.kill()
        await postgres.revive()
      }
      sites[kill % 2] = await start()
    }
    await sending
    expect([messages.length, decisions.length]).toEqual([MESSAGES, DECISIONS])

    const unsentMails = () => postgres.query(`select status from mails where status <> 'sent'`)
    await until(async () => (await unsentMails()).length === 0, 'all emails are sent', WAIT_MS)
    const kindsByKey = await postgres.query<{ key: string; kinds: string }>(
      `select coalesce(idempotency_key::text, token) as key, string_agg(mails.kind, ' ' order by mails.kind) as kinds
       from mails left join contact_messages as m on m.id = message_id left join work_orders as o on o.id = work_order_id
       group by 1`,
    )
    const expected = [
      ...messages.map((key) => [key, 'message-received new-message']),
      ...decisions.map((key) => [key, 'decision-confirmed new-decision']),
    ]
    expect(new Map(kindsByKey.map(({ key, kinds }) => [key, kinds]))).toEqual(new Map(expected as [string, string][]))
    const wrongDecisions = await postgres.query(
      `select decision from quotes where decision is distinct from 'approved'
       or (select count(*) from work_order_events as e where e.work_order_id = quotes.work_order_id) <> 1`,
    )
    expect(wrongDecisions).toEqual([])

    const rows = await postgres.query<{ id: string }>('select id from mails')
    expect(new Set(mailServer.accepted.map(({ messageId }) => messageId))).toEqual(
      new Set(rows.map(({ id }) => `<${id}@localhost>`)),
    )
    // An email is sent twice if the process is killed after the mail server's response and before the database records it.
    const duplicates = mailServer.accepted.length - MAILS
    await annotate(`${duplicates} of ${MAILS} emails were sent twice`)
    expect(duplicates).toBeLessThanOrEqual(KILLS)
  },
  LIMIT_MS,
)
