import { createServer, type Server } from 'node:http'

/** Milliseconds that a client may take. A proxy in front has shorter ones; these count where there is none. */
export type ConnectionLimits = {
  /** Until the headers of a request are whole. */
  headers: number
  /** Until all of a request is: a picture of 15 MB at 1.4 Mbit/s. */
  request: number
  /** Without a byte in either direction, as a client that reads nothing. */
  idle: number
  /** Between looks at which requests are too slow. */
  look: number
}

export const CONNECTION_LIMITS: ConnectionLimits = { headers: 30_000, request: 90_000, idle: 60_000, look: 5_000 }

/** An HTTP server that cuts off clients that are too slow. */
export function createLimitedServer({ headers, request, idle, look }: ConnectionLimits = CONNECTION_LIMITS): Server {
  const server = createServer({ headersTimeout: headers, requestTimeout: request, connectionsCheckingInterval: look })
  server.timeout = idle
  return server
}
