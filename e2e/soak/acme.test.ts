import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { Agent, get } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { TLSSocket } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { startAuthority } from '../support/servers/certificate-authority'
import { CACHEABLE, newPage, useEdge } from '../support/servers/stub-web'
import { freePort, until } from '../support/servers/processes'

const SITE_URL = 'https://www.site.example'
const acmeFolder = mkdtempSync(path.join(tmpdir(), 'acme-'))
const port = await freePort()
const setup = useEdge({ EDGE_ACME: acmeFolder, EDGE_HTTPS_PORT: String(port), EDGE_LOOK: '1', SITE_URL })

/**
 * Requests a page. Returns its text, and the certificate's serial number if the connection is new. Like a browser, it repeats a
 * request on a keep-alive connection that the edge was closing.
 */
async function request(agent: Agent, page: string): Promise<{ serialNumber?: string; body: string }> {
  const outgoing = get({ agent, host: '127.0.0.1', port, path: page, rejectUnauthorized: false })
  const response = await once(outgoing, 'response').then(
    ([message]) => message as IncomingMessage,
    (error: unknown) => String(error),
  )
  if (typeof response === 'string') return outgoing.reusedSocket ? request(agent, page) : { body: response }
  const { serialNumber } = (response.socket as TLSSocket).getPeerX509Certificate() ?? {}
  return { serialNumber, body: `${response.statusCode} ${await text(response).catch(String)}` }
}

async function* slowChunks() {
  for (let i = 0; i < 10; i += 1) {
    yield 'parça '
    await wait(2000)
  }
}

test('renewals interrupt neither requests on new and keep-alive connections nor a long download', async () => {
  onTestFinished(() => rmSync(acmeFolder, { recursive: true, force: true }))
  // A certificate that is valid for twelve seconds is renewed after eight.
  const authority = await startAuthority(Number(new URL(setup.edge.url).port), 12)
  onTestFinished(authority.stop)
  const program = authority.startAcme(setup.folder, acmeFolder, { SITE_URL })
  onTestFinished(() => program.kill())
  const newConnections = new Agent()
  await until(async () => (await request(newConnections, '/')).body.startsWith('200'), 'TLS is served', 60_000)

  setup.web.reply = ({ url }) => (url === '/api/slow' ? { body: slowChunks() } : CACHEABLE)
  const slowDownload = request(newConnections, '/api/slow')
  const [serials, wrongBodies] = [new Set<string>(), [] as string[]]
  const stopping = new AbortController()
  let requestCount = 0
  const visitor = async (agent: Agent) => {
    while (!stopping.signal.aborted) {
      const { serialNumber, body } = await request(agent, newPage())
      if (serialNumber) serials.add(serialNumber)
      if (body !== `200 ${CACHEABLE.body as string}`) wrongBodies.push(body)
      requestCount += 1
      await wait(5)
    }
  }
  const keepAlive = () => new Agent({ keepAlive: true, maxSockets: 1 })
  const visitors = [newConnections, newConnections, newConnections, keepAlive(), keepAlive(), keepAlive()].map(visitor)
  await until(() => serials.size > 2, 'two renewals', 90_000)
  expect((await slowDownload).body).toBe(`200 ${'parça '.repeat(10)}`)
  stopping.abort()
  await Promise.all(visitors)
  expect(wrongBodies).toEqual([])
  expect(requestCount).toBeGreaterThan(500)
  expect(program.output().trimEnd().split('\n').length).toBeGreaterThan(2)
})
