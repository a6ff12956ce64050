// Tests the edge: crashes, certificates and their renewal.
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { check, eventually, heading } from './checks.mjs'
import { must } from './engine.mjs'
import { SERVICES } from './start.mjs'
import { HOST } from './visitor.mjs'

/**
 * Kills a service's program from inside, because Docker does not restart a container that was killed by `docker kill`.
 */
async function crashService(project, service) {
  const startOf = () => project.inspect(service, '{{.State.StartedAt}}')
  const startBefore = await startOf()
  const program = String.raw`kill -9 $(grep -l "^PPid:[[:space:]]*1$" /proc/[0-9]*/status | cut -d/ -f3)`
  await project.inside(service, 'sh', '-c', program).catch(() => {})
  const isBack = async () => {
    const state = await project.inspect(service, '{{.State.Status}}')
    return state === 'running' && (await startOf()) !== startBefore
  }
  return eventually(isBack, true, 30_000)
}

async function testCrashes(project) {
  for (const service of SERVICES)
    check(`${service} comes back after a crash`, await crashService(project, service), true)
  check('the site is ready again', await eventually(project.visitor.ready, 200), 200)
}

/** Creates a self-signed certificate that any user, such as the edge's, can read. */
async function writeCertificate(folder) {
  mkdirSync(folder, { recursive: true })
  const [key, chain] = [path.join(folder, 'privkey.pem'), path.join(folder, 'fullchain.pem')]
  const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`]
  const options = ['-newkey', 'rsa:2048', '-nodes', '-keyout', `${key}.new`, '-out', `${chain}.new`, '-days', '2']
  await must('openssl', ['req', '-x509', ...options, ...subject])
  for (const file of [key, chain]) {
    writeFileSync(file, readFileSync(`${file}.new`))
    chmodSync(file, 0o644)
  }
  return readFileSync(chain, 'utf8')
}

async function testTls(project) {
  const { visitor } = project
  const folder = path.join(project.folder, 'certificates')
  const first = await writeCertificate(folder)
  check('git ignores the private key', await project.git('status', '--porcelain'), '')
  project.fillIn({ SITE_URL: `https://${HOST}` })
  check('the edge starts with certificates', (await project.follow('tls')).code, 0)
  visitor.trust(first)
  check('the site answers over TLS', await eventually(visitor.ready, 200), 200)
  const plain = await visitor.send('/hizmetler?a=1', { plain: true })
  check('plain HTTP redirects to HTTPS', [plain.status, plain.headers.location], [308, `https://${HOST}/hizmetler?a=1`])

  const servedFingerprint = async () => (await visitor.send('/')).fingerprint
  const fingerprintBefore = await servedFingerprint()
  visitor.trust((await writeCertificate(folder)) + first)
  check('a renewed certificate is loaded', (await project.follow('renewal')).code, 0)
  const isRenewed = async () => (await servedFingerprint()) !== fingerprintBefore
  check('the renewed certificate is served', await eventually(isRenewed, true, 15_000), true)
  check('the edge comes back after a renewal and a crash', await crashService(project, 'edge'), true)
  check('the edge answers after a renewal and a crash', await eventually(visitor.ready, 200), 200)
}

export async function edge(project) {
  heading('Crashes, certificates')
  await testCrashes(project)
  await testTls(project)
}
