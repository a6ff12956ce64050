import { isIP } from 'node:net'
import { connect } from 'node:tls'

const TIMEOUT_MS = 2000

/**
 * Returns when the certificate that is served at an address for the site's name ends, in epoch seconds, or null when none
 * is served.
 */
export function certificateEnd({ host, port }: { host: string; port: number }, name: string): Promise<number | null> {
  return new Promise((resolve) => {
    // Only the date is read. Whether the certificate is valid is for browsers to say.
    const options = { host, port, servername: isIP(name) ? '' : name, rejectUnauthorized: false }
    const socket = connect(options, () => end(Date.parse(socket.getPeerCertificate().valid_to) / 1000))
    const end = (seconds: number) => {
      socket.destroy()
      resolve(Number.isNaN(seconds) ? null : seconds)
    }
    socket.setTimeout(TIMEOUT_MS, () => end(NaN)).on('error', () => end(NaN))
  })
}
