// PostgreSQL 18 from npm, started through its programs and not the package's class
// (docs/decisions/0001-embedded-postgresql.md). Its files are in DATA_DIR: postgres/, postgres.log and postgres.json.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { OperatorError } from '../console.mjs'
import { readText } from '../files.mjs'
import { freePort, isPortFree } from '../free-port.mjs'
import { findPrograms, makeDataFolder } from './programs.mjs'
import { startTimeOf, commandOf, signal, waitForEnd } from '../processes.mjs'
import { launcherFor } from '../unprivileged.mjs'

const DATABASE = 'site'
const START_TIMEOUT_MS = 60_000

function readPidFile(dataFolder) {
  const text = readText(path.join(dataFolder, 'postmaster.pid'))
  const [pid, , , port] = text?.split('\n') ?? []
  return text === null ? null : { pid: Number(pid), port: Number(port) }
}

const isOurs = (pid, dataFolder) => startTimeOf(pid) !== null && commandOf(pid).includes(dataFolder)

const lastLines = (logFile) => (readText(logFile) ?? '').trimEnd().split('\n').slice(-5).join('\n')

async function tryConnect(url) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    // Retrying does not help against a wrong password.
    if (['28P01', '28000'].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) throw error
    await client.end().catch(() => {})
    return null
  }
}

async function ensureDatabase(client) {
  const { rows } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
  if (rows.length === 0) await client.query(`create database ${DATABASE}`)
}

/**
 * Starts the embedded database, or adopts the server left over from a killed run.
 * @param {string} dataDir absolute path of an existing folder
 * @param {{
 *   durable?: boolean, adoptOnly?: boolean, signal?: AbortSignal,
 *   programs?: { initdb: string, postgres: string },
 * }} options
 *   durable: false is faster and may lose data at a power cut, for tests. adoptOnly: adopts a running server or fails.
 *   signal: cancels the start. programs: another release than npm's.
 * @returns {Promise<{ url: string, pid: number, adopted: boolean, stop(): Promise<void> }>}
 *   `stop` waits until connections are closed and files are written.
 * @throws {OperatorError}
 */
export async function startPostgres(dataDir, options = {}) {
  const { durable = true, adoptOnly = false, signal: abort, programs } = options
  const dataFolder = path.join(dataDir, 'postgres')
  const stateFile = path.join(dataDir, 'postgres.json')
  const logFile = path.join(dataDir, 'postgres.log')
  const state = existsSync(stateFile)
    ? JSON.parse(readFileSync(stateFile, 'utf8'))
    : { password: randomBytes(24).toString('hex') }
  const saveState = (port) => {
    state.port = port
    writeFileSync(`${stateFile}.new`, JSON.stringify(state), { mode: 0o600 })
    renameSync(`${stateFile}.new`, stateFile)
  }
  const urlOf = (port) => (name) => `postgresql://postgres:${state.password}@127.0.0.1:${port}/${name}`

  const running = readPidFile(dataFolder)
  if (running && isOurs(running.pid, dataFolder)) {
    if (await becomesReady(urlOf(running.port), () => startTimeOf(running.pid) !== null, 10_000, logFile)) {
      return handle(running.pid, urlOf(running.port)(DATABASE), true)
    }
    await halt(running.pid)
  }
  if (adoptOnly)
    throw new OperatorError('Veritabanı çalışmıyor, ama bir başlatma sürüyor; bitmesini bekleyip yeniden deneyin.')

  const { initdb, postgres } = programs ?? (await findPrograms())
  if (!existsSync(dataFolder)) {
    saveState(undefined)
    makeDataFolder(initdb, { dataFolder, password: state.password, durable })
  }
  // The process that this file names is dead, or its pid belongs to another program. PostgreSQL would refuse to start.
  rmSync(path.join(dataFolder, 'postmaster.pid'), { force: true })

  const port = state.port && (await isPortFree(state.port)) ? state.port : await freePort()
  saveState(port)
  for (let attempt = 1; ; attempt++) {
    const server = launch(postgres, { dataFolder, logFile, port, durable })
    if (await becomesReady(urlOf(port), () => server.isAlive() && !abort?.aborted, START_TIMEOUT_MS, logFile)) {
      return handle(server.pid, urlOf(port)(DATABASE), false)
    }
    if (server.isAlive()) await halt(server.pid)
    const output = lastLines(logFile)
    // The worker processes of a killed server need a moment to end.
    if (abort?.aborted || attempt === 10 || !output.includes('shared memory block')) {
      throw new OperatorError(`PostgreSQL başlamadı; ${logFile} dosyasının sonu:\n${output}`)
    }
    await sleep(500)
  }
}

function launch(postgres, { dataFolder, logFile, port, durable }) {
  const launcher = launcherFor(postgres, dataFolder)
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Tests run eight files at once, each with four sites of up to sixteen connections, and connections of their own.
    ...(durable ? {} : { max_connections: 600, fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command, ...args] = [...launcher.prefix, postgres, '-D', dataFolder, ...flags]
  const log = openSync(logFile, 'w', 0o600)
  // A process group of its own, because Ctrl-C would otherwise reach it at the same moment as the site.
  const child = spawn(command, args, {
    ...launcher.ids,
    cwd: dataFolder,
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH },
  })
  closeSync(log)
  child.unref()
  let alive = true
  for (const event of ['exit', 'error']) child.once(event, () => (alive = false))
  return { pid: child.pid, isAlive: () => alive }
}

async function becomesReady(url, isAlive, timeoutMs, logFile) {
  const end = performance.now() + timeoutMs
  while (isAlive() && performance.now() < end) {
    const client = await tryConnect(url('postgres')).catch((error) => {
      throw new OperatorError(`PostgreSQL kayıtlı parolayı kabul etmiyor (${error.message}); ayrıntı: ${logFile}`, {
        cause: error,
      })
    })
    if (client) {
      await ensureDatabase(client)
      await client.end()
      return true
    }
    await sleep(50)
  }
  return false
}

function handle(pid, url, adopted) {
  return { pid, url, adopted, stop: () => halt(pid) }
}

/** Ends a server: by a fast shutdown, else by an immediate one, after which the next start recovers, else by SIGKILL. */
async function halt(pid) {
  for (const [name, timeoutMs] of [
    ['SIGINT', 3000],
    ['SIGQUIT', 1000],
    ['SIGKILL', 1000],
  ]) {
    signal(pid, name)
    if (await waitForEnd(pid, timeoutMs)) return
  }
  throw new OperatorError(`PostgreSQL (süreç ${pid}) durdurulamadı; elle kapatın: kill -9 ${pid}`)
}
