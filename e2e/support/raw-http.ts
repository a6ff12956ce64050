import { connect, type Socket } from 'node:net'
import { once } from 'node:events'

/** A connection on which a test writes bytes as it likes, with no HTTP client between that would mend them. */
export type RawConnection = {
  write: (text: string) => void
  /** All that came until the server closed the connection or, given a pattern, until it came. */
  read: (until?: RegExp) => Promise<string>
  close: () => void
}

/** Opens a connection to a site. */
export async function openRaw(url: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url)
  const socket: Socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  let received = ''
  socket.on('data', (chunk: Buffer) => void (received += chunk.toString('latin1')))
  socket.on('error', () => {})
  return {
    write: (text) => void socket.write(text),
    read: (until) =>
      new Promise((resolve) => {
        const look = () => {
          if (socket.closed || until?.test(received)) resolve(received)
        }
        socket.on('data', look).on('close', look)
        look()
      }),
    close: () => void socket.destroy(),
  }
}

/** Sends bytes and reads until the server closes. */
export async function sendRaw(url: string, text: string): Promise<string> {
  const connection = await openRaw(url)
  connection.write(text)
  return connection.read()
}
