import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { folderStorage } from '@/lib/platform/media/folder-storage'
import { type Store, STORES } from '@/lib/platform/media/storage'
import { formatDateTime } from '@/lib/platform/turkish/dates'
import { connect, OperatorError } from '@/prisma/operator'
import { isTemporary } from '../backup/connect-within'
import { findProgram } from '../backup/programs'
import { writeSet } from '../backup/write-set'
import { chooseDatabase, chooseFiles, databaseIn, type Snapshot } from './choose'
import { copiesFolder, restic, snapshotsOf, startRestic, WITHOUT_LOCK } from './restic'

const PARTIAL = '.partial'
const POLL_MS = 100

/** PostgreSQL's error if the log ends before the time. Then all of the log is the state of that time. */
const NOTHING_LATER = 'before configured recovery target was reached'

/** Reads a time in İstanbul. @throws {OperatorError} for another text */
function parseTime(text: string): Date {
  const [, day, clock] = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)$/.exec(text) ?? []
  const time = new Date(`${day}T${clock}+03:00`)
  if (!day || Number.isNaN(time.getTime()))
    throw new OperatorError(
      `Geri yüklenecek an: bulunan "${text}"; beklenen İstanbul saati, örneğin '2026-11-25 14:30:00'.`,
    )
  return time
}

async function unpackBase(base: Snapshot, data: string, signal: AbortSignal): Promise<void> {
  await mkdir(data, { mode: 0o700 })
  const copy = startRestic('files', ['dump', WITHOUT_LOCK, base.id, '/base.tar'], signal)
  copy.child.stdin!.end()
  const tar = spawn('tar', ['-xf', '-', '-C', data], { stdio: ['pipe', 'ignore', 'ignore'], signal })
  copy.child.stdout!.pipe(tar.stdin.on('error', () => {}))
  const unpacked = new Promise<number | null>((resolve, reject) => tar.once('error', reject).once('close', resolve))
  const [code] = await Promise.all([unpacked, copy.ended])
  if (code !== 0) throw new OperatorError(`Veritabanının kopyası açılamadı (tar: ${code}).`)
}

/** Fetches the log. Renames the segment that was incomplete when it was copied. @returns its folder */
async function fetchLog(log: Snapshot, to: string, signal: AbortSignal): Promise<string> {
  await restic('rows', ['restore', WITHOUT_LOCK, log.id, '--target', to, '--quiet'], signal)
  const folder = path.join(to, log.paths[0]!)
  for (const name of (await readdir(folder)).filter((file) => file.endsWith(PARTIAL)))
    await rename(path.join(folder, name), path.join(folder, name.slice(0, -PARTIAL.length)))
  return folder
}

/** Fetches the files of a store. Several copies go into one folder, because a file name never gets other content. */
async function fetchFiles(copies: Snapshot[], to: string, signal: AbortSignal): Promise<string> {
  for (const copy of copies)
    await restic('files', ['restore', WITHOUT_LOCK, copy.id, '--target', to, '--quiet'], signal)
  return copies.length > 0 ? path.join(to, copies[0]!.paths[0]!) : to
}

function nullIfTemporary(error: unknown): null {
  if (isTemporary(error)) return null
  throw error
}

type Running = { ended: Promise<void>; stop: () => Promise<void> }

/** Starts a server that replays the log, on a socket that only this user can reach. */
async function startRecovery(data: string, socket: string, log: string, time: Date | null): Promise<Running> {
  const major = Number(await readFile(path.join(data, 'PG_VERSION'), 'utf8'))
  const program = await findProgram('postgres', major, `PostgreSQL ${major} kopyası`)
  if (program.major !== major)
    throw new OperatorError(
      `Kopya PostgreSQL ${major} sunucusundan; buradaki program ${program.major} (Debian: postgresql-${major}).`,
    )
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socket,
    port: '5432',
    hba_file: path.join(socket, 'hba'),
    ident_file: path.join(socket, 'ident'),
    restore_command: `cp '${log}/%f' '%p'`,
    recovery_target_action: 'promote',
    // PostgreSQL does not know names of time zones, such as Z, when it reads this file.
    ...(time && { recovery_target_time: time.toISOString().replace('Z', '+00') }),
    hot_standby: 'off',
    fsync: 'off',
  }
  const quoted = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`)
  await writeFile(path.join(data, 'postgresql.conf'), quoted.join(''))
  await writeFile(path.join(data, 'postgresql.auto.conf'), '')
  await writeFile(path.join(data, 'recovery.signal'), '')
  await writeFile(settings.hba_file, 'local all all trust\n')
  await writeFile(settings.ident_file, '')
  const child = spawn(program.file, ['-D', data], { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-8000)))
  const ended = new Promise<void>((_, reject) => {
    child.once('error', reject)
    child.once('close', () => {
      const reason = output.split('\n').findLast((line) => line.includes('FATAL:')) ?? output.trim().split('\n').at(-1)
      reject(new OperatorError(`Veritabanı kopyadan açılamadı (postgres: ${reason?.replace(/^.*FATAL: +/, '')}).`))
    })
  })
  ended.catch(() => {})
  const stop = async () => {
    child.kill('SIGINT')
    await ended.catch(() => {})
  }
  return { ended, stop }
}

/** Replays the log up to a time, or all of it. @returns how to stop the server, once it answers */
async function recover(data: string, socket: string, log: string, time: Date | null, url: string, signal: AbortSignal) {
  const server = await startRecovery(data, socket, log, time)
  try {
    for (;;) {
      const client = await Promise.race([connect(url).catch(nullIfTemporary), server.ended])
      if (client) {
        await client.end()
        return server.stop
      }
      await Promise.race([wait(POLL_MS, undefined, { signal }), server.ended])
    }
  } catch (error) {
    await server.stop()
    if (time && String(error).includes(NOTHING_LATER)) return recover(data, socket, log, null, url, signal)
    throw error
  }
}

/**
 * Makes a backup set from the off-site copies, passes it to `use`, and removes it.
 * @param text a time in İstanbul; without it the newest state
 * @throws {OperatorError} when there is no copy of that time
 */
export async function withSetFromCopies(
  text: string | undefined,
  use: (set: string) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  if (process.getuid?.() === 0)
    throw new OperatorError('PostgreSQL root olarak çalışmaz; sıradan bir kullanıcıyla geri yükleyin.')
  const time = text === undefined ? null : parseTime(text)
  const [rows, files] = [await snapshotsOf('rows', signal), await snapshotsOf('files', signal)]
  const chosen = chooseDatabase(rows, files, time)
  if (!chosen) throw new OperatorError('Başka yerde bu anı kapsayan bir kopya yok.')
  await mkdir(copiesFolder(), { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(path.join(copiesFolder(), 'restore-'))
  // A socket's path has at most 107 characters.
  const socket = await mkdtemp(path.join(tmpdir(), 'restore-'))
  try {
    const data = path.join(folder, 'data')
    const on = new URLSearchParams({ host: socket, port: '5432' })
    const url = `${databaseIn(chosen.base)}?${on.toString()}`
    await unpackBase(chosen.base, data, signal)
    const log = await fetchLog(chosen.log, path.join(folder, 'log'), signal)
    const folders = new Map<Store, string>()
    for (const store of STORES)
      folders.set(store, await fetchFiles(chooseFiles(files, store.name, time), path.join(folder, store.name), signal))
    const stop = await recover(data, socket, log, time, url, signal)
    try {
      const { name } = await writeSet(path.join(folder, 'sets'), url, signal, (store) =>
        folderStorage(folders.get(store)!, 'COPIES_DIR'),
      )
      console.log(`Başka yerdeki kopya alındı: ${time ? text : formatDateTime(chosen.log.time)}`)
      await use(path.join(folder, 'sets', name))
    } finally {
      await stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
    await rm(socket, { recursive: true, force: true })
  }
}
