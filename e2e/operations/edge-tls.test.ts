import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:http2'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connect as connectTls, type ConnectionOptions } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { configureEdge, startEdge } from '../support/edge'
import { edgeOf, useEdge } from '../support/pretended-web'
import { freePort, runProgram } from '../support/processes'
import { ordinary } from '../support/project-copy'

const place = useEdge()

/** Starts an edge with a certificate of its own, in a folder of this name. */
async function startSecureEdge(name: string) {
  const certificates = path.join(place.folder, name)
  mkdirSync(certificates)
  const [key, chain] = [path.join(certificates, 'privkey.pem'), path.join(certificates, 'fullchain.pem')]
  const made = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost', '-keyout', key, '-out', chain]
  execFileSync('openssl', ['req', '-x509', ...made], { stdio: 'ignore' })
  const port = await freePort()
  const env = { EDGE_CERTIFICATES: certificates, EDGE_HTTPS_PORT: String(port), SITE_URL: 'https://www.site.example' }
  return { port, chain, secure: await startEdge({ ...edgeOf(place), env }) }
}

test('the edge speaks TLS 1.2 and 1.3 with forward secrecy, and nothing weaker', async () => {
  const { port, secure } = await startSecureEdge('strong')
  onTestFinished(() => secure.stop())
  /** Offers these to the edge. Returns what both agreed on, or null. */
  const agreed = async (options: ConnectionOptions) => {
    const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false, ...options })
    const found = await once(socket, 'secureConnect').then(
      () => [socket.getProtocol(), socket.getCipher().name],
      () => null,
    )
    socket.destroy()
    return found
  }
  const old = { maxVersion: 'TLSv1.2', minVersion: 'TLSv1' } as const
  expect(await agreed({})).toEqual(['TLSv1.3', expect.stringMatching(/^TLS_/)])
  expect(await agreed(old)).toEqual(['TLSv1.2', expect.stringMatching(/^ECDHE-RSA-.*(GCM|CHACHA20)/)])
  for (const ciphers of ['AES128-GCM-SHA256', 'ECDHE-RSA-AES128-SHA', 'ECDHE-RSA-AES256-SHA384'])
    expect(await agreed({ ...old, ciphers })).toBeNull()
  expect(await agreed({ ...old, maxVersion: 'TLSv1.1', ciphers: 'ALL@SECLEVEL=0' })).toBeNull()
})

test('with certificates the edge serves HTTP/2 over TLS and redirects plain HTTP', async () => {
  const { port, chain, secure } = await startSecureEdge('certificates')
  try {
    const plain = await fetch(`${secure.url}/hizmetler?a=1`, { redirect: 'manual' })
    expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://www.site.example/hizmetler?a=1'])
    const session = connect(`https://127.0.0.1:${port}`, {
      ca: readFileSync(chain),
      servername: 'localhost',
      checkServerIdentity: () => undefined,
    })
    const stream = session.request({ ':path': '/hizmetler' })
    const [headers] = (await once(stream, 'response')) as [Record<string, unknown>]
    expect([headers[':status'], session.alpnProtocol]).toEqual([200, 'h2'])
    session.close()
    expect(place.web.seen.at(-1)!.headers['x-forwarded-proto']).toBe('https')
  } finally {
    await secure.stop()
  }
})

test('the configuration turns on HTTP/2 in the syntax of the installed nginx', async () => {
  const certificates = path.join(place.folder, 'named')
  mkdirSync(certificates)
  for (const name of ['fullchain.pem', 'privkey.pem']) writeFileSync(path.join(certificates, name), '')
  const written = (version: string) => {
    const nginx = path.join(place.folder, 'pretended-nginx')
    writeFileSync(nginx, `#!/bin/sh\necho 'nginx version: nginx/${version}' >&2\n`)
    chmodSync(nginx, 0o755)
    const env = { NGINX_PATH: nginx, EDGE_CERTIFICATES: certificates, EDGE_LISTEN: '127.0.0.1' }
    return configureEdge(path.join(place.folder, `run-${version}`), env)
  }
  for (const version of ['1.22.1', '1.25.0', '1.9.15'])
    expect(await written(version)).toMatch(/listen 127.0.0.1:8443 ssl http2;\n\s*\n/)
  for (const version of ['1.25.1', '1.28.0', '1.29.3', '2.0.0'])
    expect(await written(version)).toMatch(/listen 127.0.0.1:8443 ssl;\n\s*http2 on;/)
})

test.each(['fullchain.pem', 'privkey.pem'])(
  'a link %s that leads out of the folder stops the edge, so that it does not serve plain HTTP',
  async (name) => {
    const certificates = path.join(place.folder, `linked-${name}`)
    mkdirSync(certificates)
    for (const file of ['fullchain.pem', 'privkey.pem']) writeFileSync(path.join(certificates, file), '')
    rmSync(path.join(certificates, name))
    symlinkSync(`../../archive/www.site.example/${name}`, path.join(certificates, name))
    const configured = configureEdge(path.join(place.folder, 'run-linked'), { EDGE_CERTIFICATES: certificates })
    await expect(configured).rejects.toThrow(
      `CERTIFICATES: ${name} in ${certificates} is a link that leads out of the folder; copy the file (cp -L).\n`,
    )
  },
)

test('a folder of certificates that the edge may not enter stops it, so that it does not serve plain HTTP', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'edge-closed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o777)
  // Copied, because the user may be unable to enter the project.
  const script = path.join(folder, 'start.sh')
  cpSync(path.resolve('deploy/edge/start.sh'), script)
  const certificates = path.join(folder, 'certificates')
  mkdirSync(certificates, { mode: 0 })
  const run = path.join(folder, 'run')
  const nginx = process.env.NGINX_PATH && { NGINX_PATH: process.env.NGINX_PATH }
  const env = { ...nginx, EDGE_CERTIFICATES: certificates, EDGE_RUN: run, EDGE_CACHE: run, EDGE_RESOLVER: '127.0.0.1' }
  const { ids } = ordinary
  const refused = await runProgram('/bin/sh', [script, 'configure'], { cwd: folder, env, ids })
  const message = `CERTIFICATES: fullchain.pem and privkey.pem in ${certificates} must be readable by user ${ids?.uid ?? process.getuid!()}.\n`
  expect(refused).toEqual({ code: 1, output: message })
})
