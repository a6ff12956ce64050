// npm run test:swarm. A swarm of two nodes, with PostgreSQL, its standby, PgBouncer and the bucket outside of it.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { startSiteToBackUp } from '../support/servers/backups'
import { query } from '../support/servers/database'
import { fetchJson, newAddressHeader, signIn, visit } from '../support/calls/http'
import { newPicture } from '../support/images'
import { withPort, startProxy, startPooler } from '../support/servers/pooler'
import { startOwnPostgres } from '../support/servers/postgres'
import { repeat, runProgram, until } from '../support/servers/processes'
import { newBucket, startS3 } from '../support/servers/s3'
import { runUnderLoad } from '../support/screens/under-load'
import { stepsOf } from './documented-steps.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const HOST = '10.77.0.1'
const NODES = [1, 2] as const
const BOTH_NODES = ['node1', 'node2']
const EDGES = ['https://10.77.0.11', 'https://10.77.0.12']
const workFolder = path.join(process.env.TWO_NODES ?? '/tmp/two-nodes', 'work')
const folder = path.join(workFolder, 'site')
const SITE_PASSWORD = 'site parolası/1'
const { commandsOf } = stepsOf('swarm')

const controlNodes = (...args: string[]) =>
  runProgram('bash', [path.join(import.meta.dirname, 'two-nodes.sh'), ...args])
/** Runs a command on a node. Returns its output. */
async function runOn(node: number, ...args: string[]): Promise<string> {
  const { code, output } = await controlNodes('in', String(node), ...args)
  if (code !== 0) throw new Error(`${args.join(' ')} (${code}):\n${output.slice(-2000)}`)
  return output.trim()
}
/** Runs a block of docs/several-machines.md in the project's folder on the first node. */
async function follow(block: string, values: { backup?: string } = {}) {
  const { code, output } = await controlNodes('in', '1', 'sh', '-c', `cd /shared/site && ${commandsOf(block, values)}`)
  console.log(`${block}: ${code}\n${output.split('\n').slice(-6).join('\n')}`)
  return code
}

const variables: Record<string, string> = {}
function fillIn(values: Record<string, string>): void {
  Object.assign(variables, values)
  const lines = Object.entries(variables).map(([name, value]) => `${name}='${value}'\n`)
  writeFileSync(path.join(folder, 'stack.env'), lines.join(''))
}

/** Turns off the networks' encryption (IPsec) if the kernel lacks it, because no packet would pass. */
function encryptIfPossible(): void {
  const stateArguments = 'add src 10.0.0.1 dst 10.0.0.2 proto esp spi 1 aead rfc4106(gcm(aes))'.split(' ')
  const keyArguments = ['0x' + '01'.repeat(20), '64']
  if (spawnSync('unshare', ['-n', 'ip', 'xfrm', 'state', ...stateArguments, ...keyArguments]).status === 0) return
  const stack = path.join(folder, 'deploy/stack.yml')
  writeFileSync(stack, readFileSync(stack, 'utf8').replace("encrypted: 'true'", ''))
  console.log('This kernel has no ESP, so the networks of the stack are not encrypted.')
}

async function startExternalServices() {
  const primary = await startOwnPostgres({ migrated: false, durable: true })
  const standby = await startOwnPostgres({ migrated: false, standbyOf: primary.url })
  await primary.query(`alter system set synchronous_standby_names = '*'`)
  await primary.query('select pg_reload_conf()')
  const syncStandbys = () => primary.query(`select from pg_stat_replication where sync_state = 'sync'`)
  await until(async () => (await syncStandbys()).length === 1, 'the standby replicates')
  const primaryProxy = await startProxy(Number(new URL(primary.url).port))
  const primaryUrl = withPort(primary.url, primaryProxy.port)
  const pooler = await startPooler(primaryUrl, 10)
  const s3 = await startS3()
  const bucket = await newBucket(s3)
  const proxies = await Promise.all(
    [primaryProxy.port, pooler.port, Number(new URL(s3.url).port)].map((port) => startProxy(port, HOST)),
  )
  const stop = async () => {
    for (const proxy of [...proxies, primaryProxy]) proxy.stop()
    await pooler.stop()
    await s3.stop()
    await Promise.all([primary.stop(), standby.stop()])
  }
  return { primary, standby, primaryProxy, primaryUrl, pooler, bucket, ports: proxies.map(({ port }) => port), stop }
}

const photo = await newPicture('etiket.png', { width: 600, height: 400 })
const external = await startExternalServices()
afterAll(external.stop)
let token: string

rmSync(folder, { recursive: true, force: true })
mkdirSync(workFolder, { recursive: true })
execFileSync('git', ['clone', '-q', root, folder])
encryptIfPossible()

/** Runs a docker command on the swarm's manager. Its arguments are separated by single spaces. */
const docker = (command: string) => runOn(1, 'docker', ...command.split(' '))

/** Returns the ids of a service's running tasks, keyed by node. */
async function tasks(service: string): Promise<Map<string, string>> {
  const ps = ['docker', 'service', 'ps', '-f', 'desired-state=running', `olcev_${service}`]
  const lines = await runOn(1, ...ps, '--format', '{{.Node}} {{.ID}} {{.CurrentState}}')
  const runningTasks = lines.split('\n').filter((line) => line.includes(' Running'))
  return new Map(runningTasks.map((line) => line.split(' ').slice(0, 2) as [string, string]))
}
const nodesOf = async (service: string) => [...(await tasks(service)).keys()].toSorted()
const isReadyAt = async (url: string) => (await visit(`${url}/api/health/ready`)).status === 200
const untilReady = () =>
  until(async () => (await Promise.all(EDGES.map(isReadyAt))).every(Boolean), 'both edges reach the site', 120_000)

test('the documented steps move the backup of one machine to two nodes', async () => {
  const formerSite = await startSiteToBackUp()
  expect((await formerSite.backUp()).code).toBe(0)
  const backup = formerSite.listBackups()[0]!
  await formerSite.site.stop()

  expect(await follow('machines')).toBe(0)
  const joinToken = await docker('swarm join-token -q worker')
  await runOn(2, 'docker', 'swarm', 'join', '--advertise-addr', '10.77.0.12', '--token', joinToken, '10.77.0.11:2377')

  expect(await follow('configure')).toBe(0)
  const owner = new URL(external.primaryUrl)
  const [primaryPort, poolerPort, s3Port] = external.ports
  const addressOf = (user: string, port: number) => `postgresql://${user}@${HOST}:${port}/site`
  fillIn({
    REGISTRY: '10.77.0.11:5000',
    VERSION: 'v1',
    SECRETS: '1',
    SITE_URL: 'https://www.ornek.example',
    ADMIN_EMAIL: 'yonetici@ornek.example',
    DATABASE_URL: addressOf('site_app', poolerPort!),
    DATABASE_DIRECT_URL: addressOf('site_app', primaryPort!),
    DATABASE_OWNER_URL: addressOf(owner.username, primaryPort!),
    STORAGE_S3_URL: external.bucket.STORAGE_S3_URL.replace(/\/\/[^/]+/, `//${HOST}:${s3Port}`),
    STORAGE_S3_KEY: external.bucket.STORAGE_S3_KEY,
    EDGE_TRUSTED_PROXIES: HOST,
  })
  const writeSecret = (name: string, text: string) => writeFileSync(path.join(folder, 'secrets', name), text)
  writeSecret('auth-secret', formerSite.secret)
  writeSecret('site-database-password', SITE_PASSWORD)
  writeSecret('database-password', decodeURIComponent(owner.password))
  writeSecret('admin-password', 'Deneme-Şifre-1')
  writeSecret('storage-secret', external.bucket.STORAGE_S3_SECRET)
  writeSecret('smtp-url', `smtp://${HOST}:9`)
  // The databases of this test do not use TLS, but the stack needs a file.
  cpSync(path.join(process.env.SWARM_CERTIFICATE!, 'fullchain.pem'), path.join(folder, 'secrets', 'database-ca'))
  for (const name of ['fullchain.pem', 'privkey.pem']) {
    cpSync(path.join(process.env.SWARM_CERTIFICATE!, name), path.join(folder, 'secrets', name))
  }
  cpSync(path.join(formerSite.backups, backup), path.join(folder, backup), { recursive: true })
  await formerSite.stop()

  expect(await follow('images')).toBe(0)
  expect(await follow('restore', { backup })).toBe(0)
  expect(await follow('deploy')).toBe(0)
  await untilReady()
  expect([await nodesOf('edge'), await nodesOf('web')]).toEqual([BOTH_NODES, BOTH_NODES])
  for (const url of EDGES) {
    const page = await visit(`${url}/hizmetler`)
    expect([page.status, page.text.includes('Servo Sürücü Tamiri')]).toEqual([200, true])
    const [logo] = /\/uploads\/[0-9a-f-]+\.\w+/.exec((await visit(url)).text)!
    expect((await visit(url + logo)).status).toBe(200)
  }
  token = (await signIn({ url: EDGES[0]! })).token!
  await fetchJson(token, 'POST', `${EDGES[1]}/api/Services`, { title: 'Havuz' })
})

/** Lets 200 clients read, and 5 write messages, photos and the service's text, during a disturbance. */
async function loadDuring(disturb: () => Promise<unknown>) {
  const [service] = await query<{ id: string }>(external.primaryUrl, `select id from services where slug = 'havuz'`)
  // The first render of a process loads most of its code.
  for (const url of [...EDGES, ...EDGES]) await visit(`${url}/hizmetler/havuz?g=${Math.random()}`).catch(() => {})
  const result = await runUnderLoad(
    {
      urls: EDGES,
      token,
      service: `/api/Services/${service!.id}`,
      slug: 'havuz',
      database: external.primaryUrl,
      readers: 200,
      writers: 5,
      pauses: [4000, 300],
      photo,
    },
    disturb,
  )
  console.log(result.summary)
  return result
}

/** Opens pages with all their scripts and styles. Returns a function that stops this and returns the files that were not found. */
function watchFiles() {
  const missingFiles: string[] = []
  let count = 0
  const stop = repeat(async () => {
    const edge = EDGES[(count += 1) % 2]!
    const page = await visit(`${edge}/hizmetler?g=${count}`).catch(() => null)
    const files = new Set(page?.text.match(/\/_next\/static\/[\w./~-]+\.(js|css)/g))
    for (const file of files) {
      const response = await visit(edge + file).catch(() => null)
      if (response && response.status !== 200) missingFiles.push(`${response.status} ${file}`)
    }
    await wait(200)
  })
  return async () => {
    await stop()
    return missingFiles
  }
}

/** Changes a style, so that the next version has files with other names. */
function changeSource(): void {
  appendFileSync(path.join(folder, 'app/globals.css'), '\n.next-version {\n  color: red;\n}\n')
}

test('during an update under load no read is refused, no write is lost and no page is stale', async () => {
  changeSource()
  // As after a renewal of the certificate: all secret files are read again, under new names.
  fillIn({ VERSION: 'v2', SECRETS: '2' })
  expect(await follow('images')).toBe(0)
  const endWatch = watchFiles()
  const { lost, refused, stale } = await loadDuring(async () => expect(await follow('deploy')).toBe(0))
  expect({ lost, refused, stale, files: await endWatch() }).toEqual({ lost: [], refused: [], stale: [], files: [] })
  const images = await docker('service ls --format {{.Name}}={{.Image}}')
  expect(images.match(/:v2$/gm)).toHaveLength(4)
})

test('a version that does not become ready is rolled back, and the site stays available', async () => {
  const image = '10.77.0.11:5000/olcev-web'
  writeFileSync(path.join(workFolder, 'broken'), `FROM ${image}:v2\nUSER root\nRUN rm deploy/run.mjs\nUSER node\n`)
  await docker(`build -q -t ${image}:v3 -f /shared/broken /tmp`)
  await docker(`push -q ${image}:v3`)
  const { lost, refused, stale } = await loadDuring(async () => {
    await controlNodes('in', '1', 'docker', 'service', 'update', '--image', `${image}:v3`, 'olcev_web')
  })
  expect({ lost, refused, stale }).toEqual({ lost: [], refused: [], stale: [] })
  expect(await docker('service inspect -f {{.Spec.TaskTemplate.ContainerSpec.Image}} olcev_web')).toContain(':v2')
})

test('after a restart of PgBouncer and a promotion of the standby no write is lost, no page is stale and no process has restarted', async () => {
  const tasksBefore = await tasks('web')
  const duringRestart = await loadDuring(() => external.pooler.restart())
  const duringPromotion = await loadDuring(async () => {
    await external.primary.kill()
    // Longer than an engine tolerates an unhealthy process.
    await wait(25_000)
    external.primaryProxy.moveTo(Number(new URL(external.standby.url).port))
    await external.standby.query('select pg_promote()')
  })
  for (const { lost, failedOutsideOutage, staleOutsideOutage } of [duringRestart, duringPromotion]) {
    expect({ lost, failedOutsideOutage, staleOutsideOutage }).toEqual({
      lost: [],
      failedOutsideOutage: [],
      staleOutsideOutage: [],
    })
  }
  expect(await tasks('web')).toEqual(tasksBefore)
})

/** Returns the processor time of web and edge on each node, in seconds. */
async function processorTimes(): Promise<number[]> {
  return Promise.all(
    NODES.map(async (node) => {
      const ids = await runOn(node, 'docker', 'ps', '-q', '--no-trunc', '-f', 'name=olcev_web', '-f', 'name=olcev_edge')
      return ids
        .split('\n')
        .filter(Boolean)
        .reduce((sum, id) => sum + processorTimeOf(id), 0)
    }),
  )
}
function processorTimeOf(id: string): number {
  const cgroupV1File = `/sys/fs/cgroup/cpuacct/swarmtest/${id}/cpuacct.usage`
  if (existsSync(cgroupV1File)) return Number(readFileSync(cgroupV1File, 'utf8')) / 1e9
  return Number(/usage_usec (\d+)/.exec(readFileSync(`/sys/fs/cgroup/swarmtest/${id}/cpu.stat`, 'utf8'))![1]) / 1e6
}

/** Requests `count` searches, which the site renders, from these edges in turn. Returns the processor time of the busier node. */
async function renderSearches(count: number, edges: string[]): Promise<number> {
  let started = 0
  const searchNext = async () => {
    for (let i = (started += 1); i <= count; i = started += 1) {
      const { status } = await visit(`${edges[i % edges.length]}/ara?q=servo+${i}`, { headers: newAddressHeader() })
      expect(status).toBe(200)
    }
  }
  const timesBefore = await processorTimes()
  await Promise.all(Array.from({ length: 6 }, searchNext))
  const timesAfter = await processorTimes()
  return Math.max(...timesAfter.map((time, i) => time - timesBefore[i]!))
}

test('a drained node gets the site again, and the gain of two nodes over one is reported', async () => {
  // A process gets faster with its first renders.
  await renderSearches(1200, EDGES)
  const secondsOnTwo = await renderSearches(600, EDGES)
  await docker('node update --availability drain node2')
  await until(async () => (await nodesOf('web')).join() === 'node1', 'the site runs on one node', 90_000)
  await renderSearches(600, [EDGES[0]!])
  const secondsOnOne = await renderSearches(600, [EDGES[0]!])
  await docker('node update --availability active node2')
  await untilReady()
  await expect.poll(() => nodesOf('web'), { timeout: 120_000 }).toEqual(BOTH_NODES)
  console.log(
    `600 renders: ${secondsOnOne.toFixed(1)} s on one node, ${secondsOnTwo.toFixed(1)} s on the busier of two: ${(secondsOnOne / secondsOnTwo).toFixed(2)} times`,
  )
})

test('after a node is killed no accepted write is lost and no page is stale', async () => {
  const { lost, failed, stale } = await loadDuring(async () => {
    await controlNodes('kill', '2')
    const state = () => docker('node inspect -f {{.Status.State}} node2')
    await until(async () => (await state()) === 'down', 'the swarm reports the node as down', 120_000)
  })
  // Requests in progress on that node fail, also those through the other edge.
  const failedAtFirstEdge = failed.filter(({ url, startedAt }) => url === EDGES[0] && startedAt > 0)
  expect({ lost, failedAtFirstEdge, stale }).toEqual({ lost: [], failedAtFirstEdge: [], stale: [] })
})

test('a returning node serves fresh pages, and the documented steps move the site back to one machine', async () => {
  const { lost, refused, stale } = await loadDuring(async () => {
    await controlNodes('start', '2')
    await untilReady()
  })
  expect({ lost, refused, stale }).toEqual({ lost: [], refused: [], stale: [] })
  expect(await nodesOf('web')).toEqual(BOTH_NODES)

  expect(await follow('backup')).toBe(0)
  const archive = readdirSync(folder).find((name) => name.endsWith('.tar'))!
  const backup = path.join(workFolder, archive.slice(0, -'.tar'.length))
  execFileSync('tar', ['-C', workFolder, '-xf', path.join(folder, archive)])
  execFileSync('sha256sum', ['-c', '--quiet', 'SHA256SUMS'], { cwd: backup })
  const files = ['uploads', 'attachments'].map((name) => readdirSync(path.join(backup, name)).length)
  expect(files.every((count) => count > 0)).toBe(true)
  rmSync(backup, { recursive: true })
})
