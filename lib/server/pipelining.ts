import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Per connection: resolves when its last request is answered or the connection is lost. */
const lastOf = new WeakMap<Socket, Promise<void>>()

async function untilDone(earlier: Promise<void> | undefined, socket: Socket, response: ServerResponse): Promise<void> {
  await earlier
  // When a connection is lost, Node closes only the response that owns it, not the queued ones.
  if (!socket.destroyed && !response.closed) await once(response, 'close')
}

/**
 * Waits until the earlier requests of a connection are answered, because Node starts all pipelined requests immediately:
 * one client could send as many as two thousand others. Also resolves when the connection is lost.
 */
export function untilEarlierAreAnswered({ socket }: IncomingMessage, response: ServerResponse): Promise<void> {
  const earlier = lastOf.get(socket)
  lastOf.set(socket, untilDone(earlier, socket, response))
  return earlier ?? Promise.resolve()
}
