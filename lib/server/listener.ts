import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { refusalOf } from '@/lib/platform/db/errors'
import { isDatabaseDown, setDatabaseDown, recordHeartbeat } from '@/lib/platform/runtime/database-status'
import { log } from '@/lib/platform/log'
import { raiseRevision } from '@/lib/platform/runtime/revisions'

const CHANNEL = 'content_changed'
/** Heartbeats are necessary because a frozen server does not close connections. */
const HEARTBEAT_MS = 500
const HEARTBEAT_TIMEOUT_MS = 1000
const CONNECT_TIMEOUT_MS = 1500
const RETRY_AFTER_MS = 250
/** SQLSTATE "too many connections". It proves that the server is up. */
const TOO_MANY_CONNECTIONS = '53300'
/** This many timeouts in a row prove an outage. A single one may come from load on this process. */
const MAX_TIMEOUTS = 2

type Listener = {
  /** Resolves once it is known whether the database is up. */
  ready: Promise<void>
  stop: () => Promise<void>
}

/** Logs an error if the connection is to a pooler, which does not forward notifications. A pooler assigns its own process ids. */
async function reportPooler(client: Client): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const { processID } = client as unknown as { processID: number }
  if (rows[0]!.pid !== processID) log.error('changes not received: set DATABASE_DIRECT_URL')
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
  })
  // Without this listener an error on an idle connection would end the process.
  client.on('error', () => {})
  // The payload names the table. Triggers of older schemas send no payload, which means all tables.
  client.on('notification', ({ payload }) => raiseRevision(payload ? [payload] : undefined))
  try {
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    await reportPooler(client)
    return client
  } catch (error) {
    void client.end().catch(() => {})
    throw error
  }
}

/** Returns the code of a refused connection. A timeout has none. */
const codeOf = (error: unknown) => (error as { code?: string } | undefined)?.code

/** Sets whether the database is down, and logs each change, with the reason if the server gave one. */
function updateDatabaseStatus(isDown: boolean, error?: unknown): void {
  if (isDatabaseDown() === isDown) return
  setDatabaseDown(isDown)
  if (isDown) log.error({ code: codeOf(error), message: refusalOf(error)?.message || undefined }, 'database down')
  else log.info('database up again')
}

/** Sends heartbeats until one is not answered or the connection is lost. */
async function sendHeartbeats(client: Client, signal: AbortSignal): Promise<void> {
  const disconnected = new AbortController()
  const ended = AbortSignal.any([signal, disconnected.signal])
  client.once('error', () => disconnected.abort())
  client.once('end', () => disconnected.abort())
  try {
    while (!ended.aborted) {
      await wait(HEARTBEAT_MS, undefined, { signal: ended })
      await Promise.race([
        client.query('select 1'),
        wait(HEARTBEAT_TIMEOUT_MS, undefined, { signal: ended }).then(() =>
          Promise.reject(new Error('no answer to the heartbeat')),
        ),
      ])
      recordHeartbeat()
    }
  } catch {
    // The caller reconnects, whatever the reason.
  }
  void client.end().catch(() => {})
}

/**
 * Listens for content changes on its own connection and raises the revision. A new connection raises it too, because
 * changes may have been missed. A lost connection does not mean that the database is down: only a failed
 * reconnection does, unless a busy process may be the cause.
 */
export function listenForChanges(connectionString: string): Listener {
  const stopping = new AbortController()
  const { signal } = stopping
  async function run(onStatusKnown: () => void): Promise<void> {
    let timeouts = 0
    while (!signal.aborted) {
      try {
        const client = await connect(connectionString)
        recordHeartbeat()
        raiseRevision()
        updateDatabaseStatus(false)
        timeouts = 0
        onStatusKnown()
        await sendHeartbeats(client, signal)
      } catch (error) {
        const code = codeOf(error)
        timeouts = code === undefined ? timeouts + 1 : 0
        const isRefused = code !== undefined && code !== TOO_MANY_CONNECTIONS
        if (isRefused || timeouts >= MAX_TIMEOUTS) updateDatabaseStatus(true, error)
        onStatusKnown()
        await wait(RETRY_AFTER_MS, undefined, { signal }).catch(() => {})
      }
    }
  }
  let running: Promise<void> | undefined
  const ready = new Promise<void>((resolve) => {
    running = run(resolve)
  })
  return {
    ready,
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
