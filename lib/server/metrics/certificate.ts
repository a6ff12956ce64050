import { isIP } from 'node:net'
import { connect } from 'node:tls'

const TIMEOUT_MS = 2000

/**
 * Returns when the certificate that an address serves for the site's name expires, in epoch seconds, or null if it serves
 * none.
 */
export function certificateExpiry(
  { host, port }: { host: string; port: number },
  name: string,
): Promise<number | null> {
  return new Promise((resolve) => {
    // Only the date is read. Browsers check whether the certificate is valid.
    const options = { host, port, servername: isIP(name) ? '' : name, rejectUnauthorized: false }
    const socket = connect(options, () => finish(Date.parse(socket.getPeerCertificate().valid_to) / 1000))
    const finish = (seconds: number) => {
      socket.destroy()
      resolve(Number.isNaN(seconds) ? null : seconds)
    }
    socket.setTimeout(TIMEOUT_MS, () => finish(NaN)).on('error', () => finish(NaN))
  })
}
