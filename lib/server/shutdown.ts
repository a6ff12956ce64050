import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { startDraining } from '@/lib/runtime/lifecycle'

/** Milliseconds: what is still open then is cut, so that the process is gone within 8 s. */
const LIMIT_MS = 7000
const SWEEP_MS = 50
/** Looks in a row at which no new connection had come. Looks, because a busy machine may let none come for a while. */
const QUIET_LOOKS = 10
/** Milliseconds in which new connections are accepted at most. */
const ARRIVAL_MS = 2000

/**
 * Lets in whoever had connected before the signal: closing the server would reset connections that nobody has accepted
 * yet, with the requests in them.
 */
async function untilNobodyComes(server: Server): Promise<void> {
  const end = performance.now() + ARRIVAL_MS
  let isNew = false
  const note = () => void (isNew = true)
  server.on('connection', note)
  for (let quiet = 0; quiet < QUIET_LOOKS && performance.now() < end; quiet = isNew ? 0 : quiet + 1) {
    isNew = false
    await wait(SWEEP_MS)
  }
  server.off('connection', note)
}

/**
 * Answers what has arrived, stops accepting, lets running requests end, then resolves. Connections that fall idle later
 * are closed as they do.
 */
export async function drain(server: Server): Promise<void> {
  startDraining()
  // Whoever asks again and again on one connection would never let it fall idle.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  const limit = setTimeout(() => server.closeAllConnections(), LIMIT_MS)
  await untilNobodyComes(server)
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  await new Promise<void>((resolve) => void server.close(() => resolve()))
  clearInterval(sweep)
  clearTimeout(limit)
}
