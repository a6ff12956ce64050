import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { startDraining } from '@/lib/platform/runtime/lifecycle'

/** After this time open connections are closed, so that the process ends within 8 s. */
const MAX_DRAIN_MS = 7000
const SWEEP_MS = 50
/** Sweeps in a row without a new connection. One sweep proves nothing on a busy machine. */
const QUIET_SWEEPS = 10
/** New connections are accepted for at most this long. */
const MAX_ARRIVAL_MS = 2000

/**
 * Accepts the connections that were made before the stop signal, because closing the server would reset the
 * connections that still wait to be accepted, together with their requests.
 */
async function acceptPending(server: Server): Promise<void> {
  const end = performance.now() + MAX_ARRIVAL_MS
  let quietSweeps = 0
  const onConnection = () => void (quietSweeps = 0)
  server.on('connection', onConnection)
  while (quietSweeps <= QUIET_SWEEPS && performance.now() < end) {
    await wait(SWEEP_MS)
    quietSweeps += 1
  }
  server.off('connection', onConnection)
}

/**
 * Responds to the requests that have arrived, stops accepting new ones and resolves when all are finished. Closes
 * connections as they become idle.
 */
export async function drain(server: Server): Promise<void> {
  startDraining()
  // A client that keeps sending requests on one connection would never let it become idle.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  const timer = setTimeout(() => server.closeAllConnections(), MAX_DRAIN_MS)
  await acceptPending(server)
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  await new Promise<void>((resolve) => void server.close(() => resolve()))
  clearInterval(sweep)
  clearTimeout(timer)
}
