// npm run test:swarm: the steps of docs/several-machines.md on two nodes of a Docker Swarm, under load. `--keep` keeps the nodes
// running afterwards. The certificate is created first, because Node reads NODE_EXTRA_CA_CERTS only at its start.
import '../../scripts/lib/check-node.mjs'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from '../../scripts/lib/console.mjs'
import { inRoot, root } from '../../scripts/lib/paths.mjs'
import { buildSite } from '../../scripts/lib/production-build.mjs'
import { needPgbouncer } from '../../scripts/lib/test-programs.mjs'

const controlNodes = (command) => run('bash', [inRoot('e2e/compose/two-nodes.sh'), command], { cwd: root, show: true })
const folder = mkdtempSync(path.join(tmpdir(), 'swarm-certificate-'))
const [chain, key] = [path.join(folder, 'fullchain.pem'), path.join(folder, 'privkey.pem')]
const names = 'subjectAltName=DNS:www.ornek.example,IP:10.77.0.11,IP:10.77.0.12'
const options = ['-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', chain, '-days', '2']

try {
  await needPgbouncer()
  await buildSite()
  await run('openssl', ['req', '-x509', ...options, '-subj', '/CN=www.ornek.example', '-addext', names], { cwd: root })
  await controlNodes('up')
  await run(process.execPath, [inRoot('node_modules/vitest/vitest.mjs'), 'run', '--project', 'swarm'], {
    cwd: root,
    env: { ...process.env, NODE_EXTRA_CA_CERTS: chain, SWARM_CERTIFICATE: folder },
    show: true,
  })
} catch (error) {
  console.error(/** @type {Error} */ (error).message)
  process.exitCode = 1
} finally {
  if (!process.argv.includes('--keep')) await controlNodes('down')
  rmSync(folder, { recursive: true, force: true })
}
