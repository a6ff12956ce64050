import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** A name server that answers every name with the addresses of one host. */
export type NameServer = {
  port: number
  /** The host's IPv4 addresses. If empty, the name does not exist. */
  addresses: string[]
  close: () => void
}

const HEADER_BYTES = 12
const NO_SUCH_NAME = 3

/** Returns the response to a query for a name's IPv4 addresses, with a TTL of one second. */
function responseTo(query: Buffer, addresses: string[]): Buffer {
  const head = Buffer.from(query.subarray(0, HEADER_BYTES))
  head.writeUInt16BE(0x8180 | (addresses.length > 0 ? 0 : NO_SUCH_NAME), 2)
  head.writeUInt16BE(addresses.length, 6)
  head.writeUInt32BE(0, 8)
  const question = query.subarray(HEADER_BYTES, query.indexOf(0, HEADER_BYTES) + 5)
  const records = addresses.map((address) =>
    // Pointer to the name in the question, type A, class IN, TTL 1 s, length 4.
    Buffer.from([0xc0, HEADER_BYTES, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...address.split('.').map(Number)]),
  )
  return Buffer.concat([head, question, ...records])
}

export async function startNameServer(addresses: string[]): Promise<NameServer> {
  const socket = createSocket('udp4')
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const server: NameServer = { port: socket.address().port, addresses, close: () => void socket.close() }
  socket.on('message', (query, { port, address }) => socket.send(responseTo(query, server.addresses), port, address))
  return server
}
