import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const ROUND_TRIP_MS = 150
const BYTES_PER_MS = 1.6e6 / 8 / 1000
const SEGMENT_BYTES = 1460
const FIRST_WINDOW = 10 * SEGMENT_BYTES

/**
 * Starts a proxy to `port` that behaves like a line of 1.6 Mbit/s with a round trip of 150 ms. All connections share
 * the line. Each sends ten segments at first and one more for each that arrived (slow start). Nothing is lost.
 */
export async function startSlowLine(port) {
  let lineIsFreeAt = 0
  const server = createServer((client) => {
    const site = connect(port, '127.0.0.1')
    // The handshake takes a round trip, which a connection on one machine does not.
    let up = wait(ROUND_TRIP_MS)
    client.on('data', (bytes) => {
      const arrival = wait(ROUND_TRIP_MS / 2)
      up = up.then(() => arrival).then(() => void site.write(bytes))
    })
    let down = Promise.resolve()
    let waiting = Buffer.alloc(0)
    let window = FIRST_WINDOW
    let bytesInFlight = 0
    const send = () => {
      while (waiting.length > 0 && bytesInFlight < window) {
        const segment = waiting.subarray(0, SEGMENT_BYTES)
        waiting = waiting.subarray(segment.length)
        bytesInFlight += segment.length
        lineIsFreeAt = Math.max(lineIsFreeAt, performance.now()) + segment.length / BYTES_PER_MS
        void deliver(segment, lineIsFreeAt - performance.now() + ROUND_TRIP_MS / 2)
      }
    }
    const deliver = async (segment, ms) => {
      const arrival = wait(ms)
      // Timers that expire together fire in any order.
      down = down.then(() => arrival).then(() => void (client.writable && client.write(segment)))
      await down
      await wait(ROUND_TRIP_MS / 2)
      bytesInFlight -= segment.length
      window += segment.length
      send()
    }
    site.on('data', (bytes) => {
      waiting = Buffer.concat([waiting, bytes])
      send()
    })
    const destroyLater = (other) => () => void setTimeout(() => other.destroy(), 20 * ROUND_TRIP_MS)
    client.on('error', () => {}).on('close', destroyLater(site))
    site.on('error', () => {}).on('close', destroyLater(client))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  return { port: address.port, stop: () => void server.close() }
}
