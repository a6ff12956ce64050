// Starts PostgreSQL for root, because it refuses to run as root. It runs in a user namespace of its own, where root's
// files belong to an ordinary user, so that it can enter every folder that root can enter, including those of mode 0700.
// Where namespaces are not allowed, it runs as nobody, if that user can reach the programs and the data.
import { spawnSync } from 'node:child_process'
import { chownSync, lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { OperatorError } from './console.mjs'

const NOBODY = 65534

/**
 * How to start a program: a command to put in front, the user who must own the folder, and ids for `spawn`.
 * @typedef {{ prefix: string[], owner: number, ids: { uid?: number, gid?: number } }} Launcher
 */
const LAUNCHERS = [
  { prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'], owner: 0, ids: {} },
  { prefix: [], owner: NOBODY, ids: { uid: NOBODY, gid: NOBODY } },
]

/**
 * Finds a way to start a program that refuses to run as root.
 * @param {string} program the launcher's user must be able to run it
 * @param {string} folder the launcher's user becomes its owner, and must be able to enter it and to write to it
 * @returns {Pick<Launcher, 'prefix' | 'ids'>}
 * @throws {OperatorError} when there is none
 */
export function launcherFor(program, folder) {
  if (process.getuid?.() !== 0) return { prefix: [], ids: {} }
  for (const launcher of LAUNCHERS) {
    handOver(folder, launcher.owner)
    const script = 'cd "$1" && test -w . && "$2" --version'
    const [command, ...args] = [...launcher.prefix, '/bin/sh', '-c', script, 'sh', folder, program]
    if (spawnSync(command, args, { ...launcher.ids, stdio: 'ignore' }).status === 0) return launcher
  }
  throw new OperatorError(
    `PostgreSQL root olarak çalışmaz; bu makine kullanıcı ad alanına da izin vermiyor ve başka bir kullanıcı ${folder} ` +
      'klasörüne erişemiyor. Sıradan bir kullanıcıyla ya da DATABASE_URL vererek başlatın.',
  )
}

function handOver(folder, owner) {
  if (lstatSync(folder).uid === owner) return
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(path.join(folder, name), owner, owner)
  chownSync(folder, owner, owner)
}
