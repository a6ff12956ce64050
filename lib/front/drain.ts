import type { Server } from 'node:http'
import { startDraining } from '@/lib/front/draining'

/** Milliseconds: what is still open then is cut, so that the process is gone within 8 s. */
const LIMIT = 7000
const SWEEP = 50

/** Stops accepting, lets running requests end, then resolves. Connections that fall idle later are closed as they do. */
export async function drain(server: Server): Promise<void> {
  startDraining()
  // Whoever asks again and again on one connection would never let it fall idle.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP)
  const limit = setTimeout(() => server.closeAllConnections(), LIMIT)
  await new Promise<void>((resolve) => void server.close(() => resolve()))
  clearInterval(sweep)
  clearTimeout(limit)
}
