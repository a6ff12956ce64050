// PostgreSQL refuses to run as root. As root it runs in a user namespace of its own, where root's files belong to
// an ordinary user: it then enters every folder that root enters, /root and those of mode 0700 too. Where namespaces
// are refused, it runs as the folder's owner, as postgres or as nobody, whichever can reach the programs and the data.
import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, lstatSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { OperatorError } from './console.mjs'

/** @typedef {{ prefix: string[], owner: number | null, ids: { uid?: number, gid?: number } }} Way */

const DUMMY_HASH = 65534

function idsOf(name) {
  try {
    const id = (flag) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return null
  }
}

function waysFor(dataDir) {
  const { uid, gid } = statSync(path.dirname(dataDir))
  const namespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--']
  const accounts = [
    uid === 0 ? null : { uid, gid },
    idsOf('postgres'),
    idsOf('nobody') ?? { uid: DUMMY_HASH, gid: DUMMY_HASH },
  ]
  return [
    { prefix: namespace, owner: 0, ids: {} },
    ...accounts.filter(Boolean).map((ids) => ({ prefix: [], owner: ids.uid, ids })),
  ]
}

/**
 * How a program that refuses root is to be started here.
 * @param {string} program what must be runnable
 * @param {string} folder what must be enterable; everything in it is handed to the user who will own it
 * @returns {Way}
 * @throws {OperatorError} when there is no way
 */
export function wayToRun(program, folder) {
  if (process.getuid?.() !== 0) return { prefix: [], owner: null, ids: {} }
  for (const way of waysFor(folder)) {
    const before = statSync(folder)
    handOver(folder, way)
    const [command, ...args] = [
      ...way.prefix,
      '/bin/sh',
      '-c',
      'cd "$1" && test -w . && "$2" --version',
      'sh',
      folder,
      program,
    ]
    const probe = spawnSync(command, args, { ...way.ids, stdio: 'ignore' })
    if (probe.status === 0) return way
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
