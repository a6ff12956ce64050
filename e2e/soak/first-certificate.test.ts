import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connect } from 'node:tls'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Authority, startAuthority } from '../support/servers/certificate-authority'
import { visit } from '../support/calls/http'
import { useEdge } from '../support/servers/stub-web'
import { freePort, runNode, until } from '../support/servers/processes'

const NAME = 'www.site.example'
const SITE_URL = `https://${NAME}`

const acmeFolder = mkdtempSync(path.join(tmpdir(), 'acme-'))
const httpsPort = await freePort()
const setup = useEdge({ EDGE_ACME: acmeFolder, EDGE_HTTPS_PORT: String(httpsPort), EDGE_LOOK: '0.5', SITE_URL })
let authority: Authority
let edgePort: number

beforeAll(async () => {
  edgePort = Number(new URL(setup.edge.url).port)
  authority = await startAuthority(edgePort, 90 * 86_400)
})
afterAll(async () => {
  await authority?.stop()
  rmSync(acmeFolder, { recursive: true, force: true })
})

function start() {
  const program = authority.startAcme(setup.folder, acmeFolder, { SITE_URL })
  onTestFinished(() => program.kill())
  return program
}
const pageStatus = async () => (await visit(`${setup.edge.url}/hizmetler`)).status

test('a name that resolves to another host is reported in a one-line message, and the site is served without TLS', async () => {
  const otherServer = createServer((_request, response) => response.writeHead(404).end()).listen(edgePort, '127.0.0.2')
  await once(otherServer, 'listening')
  onTestFinished(() => void otherServer.close())
  authority.nameServer.addresses = ['127.0.0.2']
  const program = start()
  await until(() => program.output().includes('\n'), 'the failure is reported')
  expect(program.output()).toMatch(
    new RegExp(`^${NAME} için sertifika alınamadı: .+; 15 dakika sonra yeniden denenecek\\.\\n$`),
  )
  expect(await pageStatus()).toBe(200)
})

test('the first certificate is issued automatically within a minute, and the edge redirects to TLS', async () => {
  authority.nameServer.addresses = ['127.0.0.1']
  const [program, root] = [start(), await authority.root()]
  const isTrusted = async () => {
    const socket = connect({ host: '127.0.0.1', port: httpsPort, servername: NAME, ca: root })
    await once(socket, 'secureConnect').finally(() => socket.destroy())
    return true
  }
  await until(isTrusted, 'TLS is served', 60_000)
  expect(program.output()).toMatch(
    /^www\.site\.example için sertifika alındı; \d{4}-\d\d-\d\d gününe kadar geçerli\.\n$/,
  )
  expect(statSync(path.join(acmeFolder, 'live.pem')).mode & 0o777).toBe(0o600)
  // nginx's old workers accept connections for a moment longer.
  await until(async () => (await pageStatus()) === 308, 'plain HTTP redirects')
})

test.each([
  ['an address without TLS', false, { SITE_URL: `http://${NAME}` }, 'SITE_URL https ile başlamıyor'],
  [
    'a proxy in front',
    false,
    { SITE_URL, TRUSTED_PROXIES: '192.0.2.1' },
    'TLS, EDGE_TRUSTED_PROXIES ile verilen sunucuda biter',
  ],
  ['a certificate in CERTIFICATES', true, { SITE_URL }, 'CERTIFICATES klasöründe sertifika var'],
])(
  'with %s, no certificate is requested, and an earlier certificate is not served',
  async (_, hasOwnCertificate, env, reason) => {
    const folder = mkdtempSync(path.join(setup.folder, 'kept-'))
    const files = ['live.pem', 'fullchain.pem', 'privkey.pem'].map((name) => path.join(folder, name))
    for (const file of files) writeFileSync(file, 'önceki')
    const certificatesFolder = hasOwnCertificate ? folder : path.join(folder, 'none')
    const result = await runNode(['dist/acme.js', certificatesFolder, folder, '127.0.0.1:1'], env)
    expect(result).toEqual({ code: 0, output: `Sertifika alınmıyor: ${reason}.\n` })
    expect(files.map((file) => existsSync(file) && readFileSync(file, 'utf8'))).toEqual([false, 'önceki', 'önceki'])
  },
)
