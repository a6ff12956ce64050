// Starts PostgreSQL for root, because it refuses to run as root. It runs in a user namespace of its own, where root's
// files belong to an ordinary user, so that it can enter every folder that root can enter, also those of mode 0700.
// Where namespaces are not allowed, it runs as the folder's owner, as postgres or as nobody: the first that can reach
// the programs and the data.
import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, lstatSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { OperatorError } from './console.mjs'

/**
 * How to start a program: words before its own, the user who must own the folder, and ids for `spawn`.
 * @typedef {{ prefix: string[], owner: number | null, ids: { uid?: number, gid?: number } }} Launcher
 */

const NOBODY_ID = 65534

function idsOf(name) {
  try {
    const id = (flag) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return null
  }
}

function possibleLaunchers(dataDir) {
  const { uid, gid } = statSync(path.dirname(dataDir))
  const namespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--']
  const accounts = [
    uid === 0 ? null : { uid, gid },
    idsOf('postgres'),
    idsOf('nobody') ?? { uid: NOBODY_ID, gid: NOBODY_ID },
  ]
  return [
    { prefix: namespace, owner: 0, ids: {} },
    ...accounts.filter(Boolean).map((ids) => ({ prefix: [], owner: ids.uid, ids })),
  ]
}

/**
 * Finds a way to start a program that refuses to run as root.
 * @param {string} program must be runnable
 * @param {string} folder must be accessible; it is handed over to the user as whom the program will run
 * @returns {Launcher}
 * @throws {OperatorError} when there is none
 */
export function launcherFor(program, folder) {
  if (process.getuid?.() !== 0) return { prefix: [], owner: null, ids: {} }
  for (const launcher of possibleLaunchers(folder)) {
    const before = statSync(folder)
    handOver(folder, launcher)
    const script = 'cd "$1" && test -w . && "$2" --version'
    const [command, ...args] = [...launcher.prefix, '/bin/sh', '-c', script, 'sh', folder, program]
    const probe = spawnSync(command, args, { ...launcher.ids, stdio: 'ignore' })
    if (probe.status === 0) return launcher
    handOver(folder, { owner: before.uid, ids: { gid: before.gid } })
  }
  throw new OperatorError(
    `PostgreSQL root olarak çalışmaz; bu makine kullanıcı ad alanına da izin vermiyor ve başka bir kullanıcı ${folder} ` +
      'klasörüne erişemiyor. Sıradan bir kullanıcıyla ya da DATABASE_URL vererek başlatın.',
  )
}

function handOver(folder, { owner, ids }) {
  if (lstatSync(folder).uid === owner) return
  for (const name of readdirSync(folder, { recursive: true })) chownSync(path.join(folder, name), owner, ids.gid ?? 0)
  chownSync(folder, owner, ids.gid ?? 0)
}
