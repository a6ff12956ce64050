import { createServer } from 'node:net'

/**
 * Listens on an address for a moment.
 * @param {import('node:net').ListenOptions} options port 0, the default, means any free one
 * @returns {Promise<number>} the port
 * @throws {NodeJS.ErrnoException} the error of `listen`
 */
export function tryPort({ port = 0, host = '127.0.0.1' } = {}) {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen({ port, host, exclusive: true }, () => {
      const { port: foundPort } = /** @type {import('node:net').AddressInfo} */ (probe.address())
      probe.close(() => resolve(foundPort))
    })
  })
}

/** Returns a port of 127.0.0.1 that is free at this moment. */
export const freePort = () => tryPort()

/** Whether a port of 127.0.0.1 is free at this moment. */
export const isPortFree = (port) =>
  tryPort({ port }).then(
    () => true,
    () => false,
  )
