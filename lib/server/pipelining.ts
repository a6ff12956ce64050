import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Per connection: settles when its last request is answered, or the connection lost. */
const lastOf = new WeakMap<Socket, Promise<void>>()

async function untilDone(earlier: Promise<void> | undefined, socket: Socket, response: ServerResponse): Promise<void> {
  await earlier
  // Of a lost connection Node closes only the answer that had it, none in the queue behind.
  if (!socket.destroyed && !response.closed) await once(response, 'close')
}

/**
 * Waits until the earlier requests of a connection are answered, because Node begins all that one packet brings at
 * once: one client would take the place of two thousand. Also settles when the connection is lost.
 */
export function untilEarlierAreAnswered({ socket }: IncomingMessage, response: ServerResponse): Promise<void> {
  const earlier = lastOf.get(socket)
  lastOf.set(socket, untilDone(earlier, socket, response))
  return earlier ?? Promise.resolve()
}
