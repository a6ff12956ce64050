import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { startDraining } from '@/lib/front/draining'

/**
 * Milliseconds in which new connections are still served after the signal: requests that had arrived before it may wait
 * in connections that nobody has accepted yet, and closing the server would reset them.
 */
const ARRIVAL_MS = 500
/** Milliseconds: what is still open then is cut, so that the process is gone within 8 s. */
const LIMIT_MS = 6500
const SWEEP_MS = 50

/**
 * Serves what has arrived, stops accepting, lets running requests end, then resolves. Connections that fall idle later
 * are closed as they do.
 */
export async function drain(server: Server): Promise<void> {
  startDraining()
  // Whoever asks again and again on one connection would never let it fall idle.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  await wait(ARRIVAL_MS)
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const limit = setTimeout(() => server.closeAllConnections(), LIMIT_MS)
  await new Promise<void>((resolve) => void server.close(() => resolve()))
  clearInterval(sweep)
  clearTimeout(limit)
}
