// `npm run up` and `npm run dev`: prepare and start the site from a fresh clone, and stop it cleanly.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkBuildMemory } from './build-memory.mjs'
import { bundle, generateClient, PROGRAMS } from './bundle.mjs'
import { complain, endGroup, endRunning, OperatorError, step } from './console.mjs'
import { startPostgres } from './postgres/embedded.mjs'
import { installPackages } from './packages.mjs'
import { inRoot, root } from './paths.mjs'
import {
  checkPort,
  checkVariables,
  prepareFolder,
  runProgram,
  signingSecret,
  variablesWithDefaults,
} from './preparations.mjs'
import { buildIsCurrent, buildSite } from './production-build.mjs'
import { endOrphan, takeLock } from './run-lock.mjs'

// Site and database together end within 8 s.
const SITE_END_MS = 4000
const SITE_START_MS = 60_000

/** The operator stopped the start before it was complete. */
class StopRequested extends Error {}

const stopping = new AbortController()

function obeySignals() {
  // npm and the terminal each send a copy of a signal. Only the first one counts.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, () => {
      if (stopping.signal.aborted) return
      stopping.abort()
      console.log('Durduruluyor…')
      void endRunning()
    })
  }
}

const lastLine = (output) => output.trimEnd().split('\n').at(-1)

/** Runs one step of the start. @throws {StopRequested} when the operator stops the start */
async function prepare(name, work) {
  if (stopping.signal.aborted) throw new StopRequested()
  try {
    await step(name, work)
  } catch (error) {
    throw stopping.signal.aborted ? new StopRequested('', { cause: error }) : error
  }
}

/**
 * Starts the site and waits until it ends or the operator stops it. Ends the process: 0 when the operator stopped it,
 * 1 when something failed.
 * @param {'production' | 'development'} mode
 */
export async function start(mode) {
  obeySignals()
  /**
   * @type {{
   *   lock: { release(): void, nameSite(pid: number): void } | null
   *   database: Awaited<ReturnType<typeof startPostgres>> | null
   *   site: import('node:child_process').ChildProcess | null
   * }}
   */
  const resources = { lock: null, database: null, site: null }
  let failed = false
  try {
    await bringUp(mode, resources)
    failed = await waitForEndOfSite(resources)
  } catch (error) {
    if (!(error instanceof StopRequested)) {
      complain(error)
      failed = true
    }
  }
  try {
    if (resources.site) await endGroup(resources.site, SITE_END_MS)
    await resources.database?.stop()
  } catch (error) {
    complain(error)
    failed = true
  }
  resources.lock?.release()
  process.exit(failed ? 1 : 0)
}

async function bringUp(mode, resources) {
  const variables = variablesWithDefaults()
  variables.DATA_DIR = prepareFolder('DATA_DIR', variables.DATA_DIR)
  variables.UPLOADS_DIR = prepareFolder('UPLOADS_DIR', variables.UPLOADS_DIR)
  const lock = takeLock(variables.DATA_DIR)
  if (lock.heldBy !== null)
    throw new OperatorError(
      `${variables.DATA_DIR} klasörüyle zaten çalışan bir site var (süreç ${lock.heldBy}); onu Ctrl-C ile durdurun ya da başka bir DATA_DIR verin.`,
    )
  resources.lock = lock
  const { orphan } = lock
  if (orphan) await prepare('Önceki çalışmadan kalan kapatılıyor', () => endOrphan(orphan))

  await prepare('Bağımlılıklar', installPackages)
  let demoAccount
  await prepare('Değişkenler', async () => {
    demoAccount = await checkVariables(variables)
  })
  await checkPort(variables)
  const attachments = variables.ATTACHMENTS_DIR ?? path.join(variables.DATA_DIR, 'attachments')
  variables.ATTACHMENTS_DIR = prepareFolder('ATTACHMENTS_DIR', attachments)
  variables.NODE_ENV = mode
  variables.AUTH_SECRET ??= signingSecret(variables.DATA_DIR)
  // One line per request would push the addresses off a terminal's screen.
  variables.LOG_LEVEL ??= process.stdout.isTTY ? 'warn' : 'info'

  if (!variables.DATABASE_URL) {
    await prepare('Gömülü PostgreSQL', async () => {
      resources.database = await startPostgres(variables.DATA_DIR, { signal: stopping.signal })
      variables.DATABASE_URL = resources.database.url
      delete variables.DATABASE_DIRECT_URL
      delete variables.DATABASE_OWNER_URL
      return resources.database.adopted ? 'çalışır durumda bulundu' : 'başladı'
    })
  }
  const isCurrent = mode === 'production' && buildIsCurrent()
  if (!isCurrent) {
    // Checked before the example content, which may take minutes.
    if (mode === 'production') checkBuildMemory()
    await prepare('Prisma istemcisi', generateClient)
    await bundle({ migrate: PROGRAMS.migrate, seed: PROGRAMS.seed })
  }
  await prepare('Veritabanı şeması', async () => lastLine(await runProgram('migrate', variables)))
  await prepare('Başlangıç içeriği', async () => lastLine(await runProgram('seed', variables)))
  if (mode === 'production') await prepare('Derleme', () => buildSite())
  else {
    const { server, 'password-worker': passwords, 'paper-worker': papers } = PROGRAMS
    await bundle({ 'dev-server': server, 'password-worker': passwords, 'paper-worker': papers })
  }
  await prepare('Site', () => serve(mode, variables, resources))
  announce(variables, demoAccount)
}

async function serve(mode, variables, resources) {
  const program = inRoot('dist', mode === 'production' ? 'server.js' : 'dev-server.js')
  // glibc gives each thread its own memory arena, which keeps the memory of decoded pictures. Two are enough.
  const env = { NEXT_TELEMETRY_DISABLED: '1', MALLOC_ARENA_MAX: '2', ...variables }
  // The site needs only its own role.
  delete env.DATABASE_OWNER_URL
  resources.site = spawn(process.execPath, ['--enable-source-maps', program], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  resources.lock.nameSite(resources.site.pid)
  const address = `http://${urlHost(variables.HOST)}:${variables.PORT}/api/health/ready`
  const end = performance.now() + SITE_START_MS
  while (performance.now() < end) {
    if (stopping.signal.aborted) throw new StopRequested()
    if (resources.site.exitCode !== null || resources.site.signalCode !== null)
      throw new OperatorError('Site başlamadı; nedeni yukarıdaki satırlarda.')
    const response = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => null)
    if (response?.ok) return
    await sleep(100)
  }
  throw new OperatorError(
    `Site ${SITE_START_MS / 1000} sn içinde cevap vermedi; yukarıdaki satırlara bakıp yeniden başlatın.`,
  )
}

function urlHost(host) {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function announce({ HOST, PORT }, demoAccount) {
  const url = `http://${HOST === '127.0.0.1' ? 'localhost' : urlHost(HOST)}:${PORT}`
  const lines = [`Site            ${url}`, `Yönetim paneli  ${url}/admin`]
  if (demoAccount) lines.push(`Demo girişi     ${demoAccount}`)
  console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n  Durdurmak için Ctrl-C.\n`)
}

/** @returns {Promise<boolean>} whether the site ended by itself, which is a failure */
async function waitForEndOfSite(resources) {
  const failed = await once(resources.site, 'exit', { signal: stopping.signal }).then(
    () => true,
    ({ name }) => name !== 'AbortError',
  )
  if (failed) console.error('✗ Site beklenmedik biçimde kapandı.')
  return failed
}
