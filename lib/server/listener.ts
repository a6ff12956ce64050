import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { isDatabaseDown, markDatabaseAway, markDatabaseHeard } from '@/lib/runtime/database-status'
import { log } from '@/lib/runtime/log'
import { raiseRevision } from '@/lib/runtime/revisions'

const CHANNEL = 'content_changed'
/** Milliseconds. A frozen server closes no connection: only a beat without answer tells. */
const BEAT = 500
const BEAT_TIMEOUT = 1000
const CONNECT_TIMEOUT = 1500
const RETRY = 250
/** SQLSTATE "too many connections": the server lives, only this connection found no place. */
const TOO_MANY_CONNECTIONS = '53300'
/** Attempts in a row without any answer that prove something; one alone may be this process's own fault, held up by load. */
const SILENT_ATTEMPTS = 2

export type Listener = {
  /** Settles once it is known whether the database is there. */
  ready: Promise<void>
  stop: () => Promise<void>
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: CONNECT_TIMEOUT,
  })
  // Without a listener an error on an idle connection would end the process.
  client.on('error', () => {})
  // The payload names the table. Triggers of an older schema name none, which means all.
  client.on('notification', ({ payload }) => raiseRevision(payload ? [payload] : undefined))
  try {
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    return client
  } catch (error) {
    void client.end().catch(() => {})
    throw error
  }
}

/** Where visitors see only kept pages and refusals, the operator reads since when. */
function tell(away: boolean, code?: string): void {
  if (isDatabaseDown() === away) return
  markDatabaseAway(away)
  if (away) log.error({ code }, 'database away')
  else log.info('database back')
}

/** Asks the server for a sign of life twice a second until it gives none or the connection breaks. */
async function untilLost(client: Client, signal: AbortSignal): Promise<void> {
  const broken = new AbortController()
  const either = AbortSignal.any([signal, broken.signal])
  client.once('error', () => broken.abort())
  client.once('end', () => broken.abort())
  try {
    while (!either.aborted) {
      await wait(BEAT, undefined, { signal: either })
      await Promise.race([
        client.query('select 1'),
        wait(BEAT_TIMEOUT, undefined, { signal: either }).then(() =>
          Promise.reject(new Error('no answer to the beat')),
        ),
      ])
      markDatabaseHeard()
    }
  } catch {
    // However the connection was lost, the caller makes a new one.
  }
  void client.end().catch(() => {})
}

/**
 * Listens on a connection of its own for changed content and raises the revision; what happened while nobody listened
 * is unknown, so a new connection raises it too. Losing the connection alone says nothing about the database:
 * only when it cannot be made again, for a reason that is not ours, is the database away.
 */
export function listenForChanges(connectionString: string): Listener {
  const stopping = new AbortController()
  const { signal } = stopping
  async function run(isKnown: () => void): Promise<void> {
    let silent = 0
    while (!signal.aborted) {
      try {
        const client = await connect(connectionString)
        markDatabaseHeard()
        raiseRevision()
        tell(false)
        silent = 0
        isKnown()
        await untilLost(client, signal)
      } catch (error) {
        // A refusal has a code; what merely took too long has none.
        const { code } = error as { code?: string }
        silent = code === undefined ? silent + 1 : 0
        if (silent >= SILENT_ATTEMPTS || (code !== undefined && code !== TOO_MANY_CONNECTIONS)) tell(true, code)
        isKnown()
        await wait(RETRY, undefined, { signal }).catch(() => {})
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
