import { createServer, type Server } from 'node:http'

/** Time limits for clients. A proxy may have shorter limits. */
type ConnectionLimits = {
  /** Until the headers of a request are complete. */
  headersMs: number
  /** Until a whole request is complete. Enough for a picture of 15 MB at 1.5 Mbit/s. */
  requestMs: number
  /** Without a byte in either direction. */
  idleMs: number
  /** Between checks for requests that are too slow. */
  checkEveryMs: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 30_000,
  requestMs: 90_000,
  idleMs: 60_000,
  checkEveryMs: 5_000,
}

/** Creates an HTTP server that disconnects clients that are too slow. */
export function createLimitedServer(limits: ConnectionLimits = CONNECTION_LIMITS): Server {
  const options = {
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkEveryMs,
    // Without it, Node creates a stream even for the body that a request does not have. That costs a fifth of the time
    // of a cached page. Node ignores the option before 24.12.
    optimizeEmptyRequests: true,
  }
  const server = createServer(options)
  server.timeout = limits.idleMs
  // Node's default of 5 s could close an idle connection just when a proxy or client sends its next request.
  server.keepAliveTimeout = limits.idleMs
  return server
}
