import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, migrateTemplate, query, withDatabase } from './database'
import { oncePerRun } from '../once-per-run'
import { isRunning, until } from './processes'

type Programs = { major: number; initdb: string; postgres: string }
type StartedServer = { url: string; pid: number; stop(): Promise<void> }
type Start = (dataDir: string, options: { durable: boolean; programs?: Programs }) => Promise<StartedServer>

const scriptUrl = (name: string): string => new URL(`../../../scripts/lib/postgres/${name}`, import.meta.url).href
const loadStartPostgres = async () =>
  ((await import(scriptUrl('embedded.mjs'))) as { startPostgres: Start }).startPostgres

export type OwnPostgres = {
  url: string
  query: <Row = Record<string, unknown>>(text: string, values?: unknown[]) => Promise<Row[]>
  /** Kills the server, as a power cut would. */
  kill: () => Promise<void>
  revive: () => Promise<void>
  /** Stops all its processes with SIGSTOP: connections remain open, but nothing responds. */
  freeze: () => void
  thaw: () => void
  stop: () => Promise<void>
}

function processTree(pid: number): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const all = lines.map((line) => line.trim().split(/\s+/).map(Number))
  const treeOf = (root: number): number[] => [
    root,
    ...all.flatMap(([id, parent]) => (parent === root ? treeOf(id!) : [])),
  ]
  return treeOf(pid)
}

function signalAll(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // The process has already ended.
    }
  }
}

async function prepareFolder(
  start: Start,
  folder: string,
  act: (url: string) => Promise<unknown>,
  programs?: Programs,
) {
  const server = await start(folder, { durable: false, programs })
  await act(server.url)
  await server.stop()
  // The port is removed, so that each copy chooses its own.
  const settings = join(folder, 'postgres.json')
  const { password } = JSON.parse(readFileSync(settings, 'utf8')) as { password: string }
  writeFileSync(settings, JSON.stringify({ password }), { mode: 0o600 })
}

/** Copies a data folder with its permissions, without which PostgreSQL refuses it. Node 24's `cpSync` drops them. */
const copyCluster = (from: string, to: string) => cp(from, to, { recursive: true })

/** Data folders from which servers are copied, because initdb takes seconds. */
const emptyFolder = (start: Start) =>
  oncePerRun('postgres-empty', (folder) => prepareFolder(start, folder, () => Promise.resolve()))
const migratedFolder = (start: Start) =>
  oncePerRun('postgres-migrated', async (folder) => {
    await copyCluster(await emptyFolder(start), folder)
    await prepareFolder(start, folder, migrateTemplate)
  })

type Options = { migrated?: boolean; durable?: boolean; standbyOf?: string }

/**
 * Starts a server in a new folder. With `migrated: false` its database is empty. Without `durable` it is faster, but a
 * kill may lose the last commits. `standbyOf` is the URL of the server to replicate, which started from a copy of the same
 * folder. A standby cannot be durable, because it must allow as many connections as the server that created the folder.
 */
export async function startOwnPostgres({
  migrated = true,
  durable = false,
  standbyOf,
}: Options = {}): Promise<OwnPostgres> {
  const startPostgres = await loadStartPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'e2e-postgres-'))
  await copyCluster(await (migrated ? migratedFolder : emptyFolder)(startPostgres), folder)
  if (standbyOf) {
    writeFileSync(join(folder, 'postgres', 'standby.signal'), '')
    appendFileSync(join(folder, 'postgres', 'postgresql.auto.conf'), `primary_conninfo = '${standbyOf}'\n`)
  }
  let server = await startPostgres(folder, { durable })
  let frozen: number[] = []
  const thaw = () => {
    signalAll(frozen, 'SIGCONT')
    frozen = []
  }
  return {
    url: server.url,
    query: (text, values) => query(server.url, text, values),
    kill: async () => {
      process.kill(server.pid, 'SIGSTOP')
      signalAll(processTree(server.pid), 'SIGKILL')
      await until(() => !isRunning(server.pid), 'the server has ended')
    },
    revive: async () => {
      server = await startPostgres(folder, { durable })
    },
    freeze: () => {
      // The postmaster is stopped first, so that it starts no more processes.
      process.kill(server.pid, 'SIGSTOP')
      frozen = processTree(server.pid)
      signalAll(frozen, 'SIGSTOP')
    },
    thaw,
    stop: async () => {
      thaw()
      await server.stop().catch(() => {})
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Starts Debian's PostgreSQL, which has a matching pg_dump. The server has a migrated database and a copy of it, the template
 * `blank`. `halt` stops the server, and `revive` starts it again on the same port.
 */
export async function startDebianPostgres() {
  const { findDebianPostgres } = (await import(scriptUrl('debian.mjs'))) as {
    findDebianPostgres: () => Promise<Programs>
  }
  const [startPostgres, programs] = [await loadStartPostgres(), await findDebianPostgres()]
  const fill = async (url: string) => {
    await migrateTemplate(url)
    await createDatabase(url, 'blank', url)
  }
  const template = await oncePerRun('postgres-debian', (dataFolder) =>
    prepareFolder(startPostgres, dataFolder, fill, programs),
  )
  const folder = mkdtempSync(join(tmpdir(), 'e2e-debian-postgres-'))
  await copyCluster(template, folder)
  const start = () => startPostgres(folder, { durable: false, programs })
  let server = await start()
  return {
    url: server.url,
    create: (name: string, { migrated = false } = {}) =>
      createDatabase(server.url, name, migrated ? withDatabase(server.url, 'blank') : undefined),
    halt: () => server.stop(),
    revive: async () => {
      server = await start()
    },
    stop: async () => {
      await server.stop().catch(() => {})
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
