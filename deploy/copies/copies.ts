import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { CopyContent } from '@/lib/platform/copies/contents'
import { databaseAddresses, envOf, storageAddress } from '@/lib/platform/env'
import { folderStorage } from '@/lib/platform/media/folder-storage'
import { type Store, STORES } from '@/lib/platform/media/storage'
import type { Storage } from '@/lib/platform/media/storage-interface'
import { HOUR_MS } from '@/lib/platform/turkish/dates'
import { complain, connect, fail, OperatorError } from '@/prisma/operator'
import { findProgram, type Program, runOnDatabase, startOnDatabase } from '../backup/programs'
import { baseTags, TAGS } from './choose'
import { copiesFolder, Incomplete, openRepository, type Repository, destination, restic, startRestic } from './restic'

/**
 * `copies`: makes encrypted off-site copies of the site until a signal stops it. pg_receivewal writes the write-ahead log (WAL) of
 * the database to COPIES_DIR; restic copies this log every half minute, the pictures every five minutes, and the whole database once
 * a day. A failure is reported in one line, and the next copy tries again.
 */

const RECONNECT_MS = 2000
const STREAMING_WAIT_MS = 30_000

const stopping = new AbortController()
const { signal } = stopping
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stopping.abort())

const { owner } = databaseAddresses()
const times = envOf(
  'COPIES_ROWS_EVERY_SECONDS',
  'COPIES_FILES_EVERY_SECONDS',
  'COPIES_BASE_EVERY_HOURS',
  'COPIES_KEEP_DAYS',
)
/** One day more, because the oldest time needs a base copy from before it. */
const keep = `${Math.ceil(times.COPIES_KEEP_DAYS) + 1}d`
const folder = copiesFolder()
const log = path.join(folder, 'log')
const historyFile = path.join(folder, 'history.json')

/** The last failure of each kind of work, so that the same line is not repeated. */
const failures = new Map<string, string>()

/** An unbroken log of one database, and the start of its newest base copy. */
type History = { id: string; database: string; baseAt?: string }

let history: History

async function writeHistory(next: History): Promise<void> {
  await writeFile(`${historyFile}.new`, JSON.stringify(next), { flush: true })
  await rename(`${historyFile}.new`, historyFile)
  history = next
}

/** Starts an empty log, which needs a base copy. */
async function startHistory(database: string): Promise<void> {
  await rm(log, { recursive: true, force: true })
  await mkdir(log, { recursive: true, mode: 0o700 })
  await writeHistory({ id: randomBytes(6).toString('hex'), database })
}

async function queryAsOwner<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = await connect(owner)
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

/** Continues the existing log if it belongs to this database. */
async function openHistory(): Promise<void> {
  const [server] = await queryAsOwner<{ id: string; isMigrated: boolean }>(
    `select system_identifier::text as id, to_regclass('copies_elsewhere') is not null as "isMigrated" from pg_control_system()`,
  )
  if (!server!.isMigrated) throw new OperatorError('Bu veritabanında sitenin tabloları yok; kopyalama bekliyor.')
  const json = await readFile(historyFile, 'utf8').catch(() => null)
  const stored = json ? (JSON.parse(json) as History) : null
  if (stored?.database === server!.id) history = stored
  else await startHistory(server!.id)
}

async function findFitting(name: 'pg_receivewal' | 'pg_basebackup'): Promise<Program> {
  const [server] = await queryAsOwner<{ version: string }>(`select current_setting('server_version_num') as version`)
  const major = Math.trunc(Number(server!.version) / 10_000)
  return findProgram(name, major, `PostgreSQL ${major} kopyası`)
}

/** The server's errors if the log cannot be continued: parts were removed, or the histories differ. */
const BROKEN = /has already been removed|is ahead of the WAL flush position|not in this server's history/

const receiverName = () => `copies-${history.id}`

/** Collects the log. It ends only by an error, or when the server stops. */
async function receive(): Promise<void> {
  await openHistory()
  const program = await findFitting('pg_receivewal')
  const address = new URL(owner)
  address.searchParams.set('application_name', receiverName())
  try {
    await runOnDatabase(program, address.href, ['--directory', log, '--no-loop', '--no-password'], signal)
  } catch (error) {
    if (BROKEN.test(String(error))) await startHistory(history.database)
    throw error
  }
}

/** Whether the server reports that it streams the log to this program. */
async function isStreaming(): Promise<boolean> {
  const text = `select from pg_stat_replication where application_name = $1 and state = 'streaming'`
  return (await queryAsOwner(text, [receiverName()])).length > 0
}

/** Records the age of a copy, which the site reads. */
const recordCopy = (content: CopyContent, startedAt: Date) =>
  queryAsOwner(
    `insert into copies_elsewhere (content, begun_at) values ($1, $2)
     on conflict (content) do update set begun_at = excluded.begun_at`,
    [content, startedAt],
  )

const backUp = (repository: Repository, tag: string, host: string, target: string) =>
  restic(repository, ['backup', '--quiet', '--tag', tag, '--host', host, target], signal)

async function copyRows(): Promise<void> {
  const startedAt = new Date()
  const copy = () => backUp('rows', TAGS.log, history.id, log)
  // A segment of the log may get its final name while restic reads it.
  await copy().catch((error: unknown) => {
    if (!(error instanceof Incomplete)) throw error
    return copy()
  })
  if (!(await isStreaming())) throw new OperatorError('Veritabanının günlüğü gelmiyor; kayıtlar kopyalanmadı.')
  failures.delete('log')
  await recordCopy('rows', startedAt)
}

/** Keeps one copy of each log per day: the last one contains the whole day. */
async function expireRows(): Promise<void> {
  const forget = ['forget', '--quiet', '--tag', TAGS.log]
  await restic('rows', [...forget, '--group-by', 'host', '--keep-within-daily', keep], signal)
  await restic('rows', [...forget, '--group-by', '', '--keep-within', keep], signal)
  // Without repacking it takes seconds.
  await restic('rows', ['prune', '--quiet', '--max-unused', 'unlimited'], signal)
}

const namesIn = async (storage: Storage) => new Set((await storage.list()).map(({ name }) => name))

/** Returns the folder of a store's files. Files in S3 are first copied into COPIES_DIR, because restic cannot read a bucket. */
async function filesOf({ name: store, storage }: Store): Promise<string> {
  const from = storage()
  const here = from.isFolder ? from : folderStorage(path.join(folder, store), 'COPIES_DIR')
  await mkdir(here.root, { recursive: true })
  if (from.isFolder) return here.root
  const [stored, present] = [await namesIn(from), await namesIn(here)]
  await here.remove([...present].filter((name) => !stored.has(name)))
  for (const name of stored) {
    signal.throwIfAborted()
    const data = present.has(name) ? null : await from.read(name)
    if (data) await here.write([{ name, data }])
  }
  return here.root
}

async function copyFiles(): Promise<void> {
  const startedAt = new Date()
  for (const store of STORES) await backUp('files', store.name, 'files', await filesOf(store))
  await recordCopy('files', startedAt)
}

async function untilStreaming(): Promise<void> {
  const end = performance.now() + STREAMING_WAIT_MS
  while (!(await isStreaming())) {
    if (performance.now() > end) throw new OperatorError('Veritabanının günlüğü gelmiyor; tam kopya alınmadı.')
    await wait(200, undefined, { signal })
  }
}

/** Deletes the log from before the two newest base copies. */
async function shortenLog(before: number): Promise<void> {
  for (const name of await readdir(log)) {
    const file = path.join(log, name)
    const stats = await stat(file).catch(() => null)
    if (stats && stats.mtimeMs < before) await rm(file, { force: true })
  }
}

async function copyBase(): Promise<void> {
  await untilStreaming()
  const { id, baseAt } = history
  const startedAt = new Date()
  const program = await findFitting('pg_basebackup')
  const to = ['backup', '--json', '--tag', TAGS.unfinished, '--host', id, '--stdin', '--stdin-filename', 'base.tar']
  const copy = startRestic('files', to, signal)
  const from = [
    '--pgdata=-',
    '--format=tar',
    '--wal-method=none',
    '--checkpoint=fast',
    '--no-manifest',
    '--no-password',
  ]
  const base = startOnDatabase(program, owner, from, signal)
  base.child.stdout!.pipe(copy.child.stdin!, { end: false })
  copy.ended.catch(() => base.child.kill())
  await base.ended.catch((error: unknown) => {
    copy.child.kill('SIGKILL')
    throw error
  })
  copy.child.stdin!.end()
  const summary = (await copy.ended).trim().split('\n').at(-1)!
  const { snapshot_id: copied } = JSON.parse(summary) as { snapshot_id: string }
  // Only this tag makes the copy valid: the copy of a killed program looks complete, too.
  await restic('files', ['tag', '--quiet', '--set', baseTags(new Date(), owner).join(','), copied], signal)
  await recordCopy('base', startedAt)
  console.log('Veritabanının tam kopyası başka yere alındı.')
  if (history.id !== id) return
  if (baseAt) await shortenLog(Date.parse(baseAt))
  await writeHistory({ ...history, baseAt: startedAt.toISOString() })
}

async function expireFiles(): Promise<void> {
  const forget = ['forget', '--quiet', '--group-by', '', '--keep-within', keep]
  await restic('files', [...forget, '--tag', TAGS.base], signal)
  const others = [...STORES.map(({ name }) => name), TAGS.unfinished]
  await restic('files', [...forget, ...others.flatMap((tag) => ['--tag', tag])], signal)
  await restic('files', ['prune', '--quiet'], signal)
}

/** Repeats work, or retries it until it succeeds once. Reports a failure once, until the work succeeds again. */
async function repeat(name: string, everyMs: number, work: () => Promise<void>, isOnce = false): Promise<void> {
  while (!signal.aborted) {
    const since = performance.now()
    try {
      await work()
      if (failures.delete(name) && failures.size === 0) console.log('Başka yere kopyalama yeniden çalışıyor.')
      if (isOnce) return
    } catch (error) {
      if (signal.aborted) return
      const { message } = error as Error
      if (![...failures.values()].includes(message)) complain(error)
      failures.set(name, message)
    }
    await wait(Math.max(0, everyMs - (performance.now() - since)), undefined, { signal }).catch(() => {})
  }
}

/**
 * Returns work that opens its repository at the start and after each failure, copies, and regularly removes expired copies. Opening
 * removes the lock of a killed prune, and creates the repository again if the destination was emptied.
 */
function inRepository(repository: Repository, everyMs: number, copy: () => Promise<void>, expire: () => Promise<void>) {
  let isOpen = false
  let expiredAt = -Infinity
  return async () => {
    const isNew = !isOpen && (await openRepository(repository, signal))
    if (isNew && repository === 'files') await writeHistory({ ...history, baseAt: undefined })
    isOpen = false
    await copy()
    if (performance.now() - expiredAt >= everyMs) {
      await expire()
      expiredAt = performance.now()
    }
    isOpen = true
  }
}

async function copyFilesAndBase(): Promise<void> {
  await copyFiles()
  const age = Date.now() - Date.parse(history.baseAt ?? new Date(0).toISOString())
  if (age >= times.COPIES_BASE_EVERY_HOURS * HOUR_MS) await copyBase()
}

try {
  destination()
  envOf('UPLOADS_DIR', 'ATTACHMENTS_DIR', 'DATA_DIR')
  storageAddress()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await repeat('log', RECONNECT_MS, openHistory, true)
  const rows = inRepository('rows', HOUR_MS, copyRows, expireRows)
  const files = inRepository('files', 24 * HOUR_MS, copyFilesAndBase, expireFiles)
  await Promise.all([
    repeat('log', RECONNECT_MS, receive),
    repeat('rows', times.COPIES_ROWS_EVERY_SECONDS * 1000, rows),
    repeat('files', times.COPIES_FILES_EVERY_SECONDS * 1000, files),
  ])
} catch (error) {
  fail(error)
}
