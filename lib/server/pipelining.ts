import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** By connection: a promise that resolves when its last request is answered, or the connection is lost. */
const lastRequests = new WeakMap<Socket, Promise<void>>()

async function waitForEnd(earlier: Promise<void> | undefined, socket: Socket, response: ServerResponse): Promise<void> {
  await earlier
  // When a connection is lost, Node closes only the response that owns it, not the queued ones.
  if (!socket.destroyed && !response.closed) await once(response, 'close')
}

/**
 * Waits until the earlier requests of a connection are answered, because Node starts all pipelined requests immediately:
 * one client could cause as much work as two thousand others. Also resolves when the connection is lost.
 */
export function waitForEarlierRequests({ socket }: IncomingMessage, response: ServerResponse): Promise<void> {
  const earlier = lastRequests.get(socket)
  lastRequests.set(socket, waitForEnd(earlier, socket, response))
  return earlier ?? Promise.resolve()
}
