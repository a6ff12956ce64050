import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { oncePerRun } from './once-per-run'

type Started = { url: string; pid: number; exited(): Promise<void>; stop(): Promise<void> }
type Start = (dataDir: string, options: { durable: boolean }) => Promise<Started>

const SCRIPT = new URL('../../scripts/lib/embedded-postgres.mjs', import.meta.url).href
const MIGRATIONS = new URL('../../prisma/migrations/', import.meta.url)

/** A PostgreSQL of one test file's own, migrated, which it may treat as badly as it likes. */
export type OwnPostgres = {
  url: string
  query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
  /** Ends it without a word, as a power cut would. */
  kill: () => Promise<void>
  /** Starts it again on the same port. */
  revive: () => Promise<void>
  /** Stops all its processes where they stand: connections stay open, nothing answers. */
  freeze: () => void
  thaw: () => void
  stop: () => Promise<void>
}

/** The process and all below it. */
function family(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // "pid (name) state ppid …"; the name may hold anything, a bracket too.
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        return [{ pid: Number(name), parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) }]
      } catch {
        return []
      }
    })
  const below = (root: number): number[] => [
    root,
    ...parents.filter(({ parent }) => parent === root).flatMap((child) => below(child.pid)),
  ]
  return below(pid)
}

function signalAll(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It ended by itself meanwhile.
    }
  }
}

async function migrate(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const folders = readdirSync(MIGRATIONS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  for (const name of folders.sort())
    await client.query(readFileSync(new URL(`${name}/migration.sql`, MIGRATIONS), 'utf8'))
  await client.end()
}

/** Starts and stops one in a data folder that is to be copied. */
async function prepare(
  startPostgres: Start,
  folder: string,
  act: (url: string) => Promise<void> = async () => {},
): Promise<void> {
  const server = await startPostgres(folder, { durable: false })
  await act(server.url)
  await server.stop()
  // Each copy takes a port of its own, and keeps it.
  const memory = join(folder, 'postgres.json')
  const { password } = JSON.parse(readFileSync(memory, 'utf8')) as { password: string }
  writeFileSync(memory, JSON.stringify({ password }), { mode: 0o600 })
}

/** Data folders to copy, since making one takes seconds. */
const emptyFolder = (startPostgres: Start) => oncePerRun('postgres-empty', (folder) => prepare(startPostgres, folder))
const migratedFolder = (startPostgres: Start) =>
  oncePerRun('postgres-migrated', async (folder) => {
    cpSync(await emptyFolder(startPostgres), folder, { recursive: true })
    await prepare(startPostgres, folder, migrate)
  })

/** Starts one on a free port, in a folder of its own; `migrated: false` leaves that to whoever is tested. */
export async function startOwnPostgres({ migrated = true } = {}): Promise<OwnPostgres> {
  const { startPostgres } = (await import(SCRIPT)) as { startPostgres: Start }
  const folder = mkdtempSync(join(tmpdir(), 'e2e-postgres-'))
  cpSync(await (migrated ? migratedFolder : emptyFolder)(startPostgres), folder, { recursive: true })
  let server = await startPostgres(folder, { durable: false })
  let frozen: number[] = []
  const thaw = () => {
    signalAll(frozen, 'SIGCONT')
    frozen = []
  }
  return {
    url: server.url,
    query: async (text, values) => {
      const client = new Client({ connectionString: server.url })
      await client.connect()
      try {
        return (await client.query<Record<string, unknown>>(text, values)).rows
      } finally {
        await client.end()
      }
    },
    kill: async () => {
      signalAll(family(server.pid), 'SIGKILL')
      await server.exited()
    },
    revive: async () => {
      server = await startPostgres(folder, { durable: false })
    },
    freeze: () => {
      frozen = family(server.pid)
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
