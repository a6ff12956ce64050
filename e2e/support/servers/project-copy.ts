import {
  chmodSync,
  chownSync,
  cpSync,
  lchownSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { linkTree } from '../../../scripts/lib/link-tree.mjs'
import { type Program, runProgram, startProgram, until } from './processes'

const START_TIMEOUT_MS = 150_000

/** The user who runs the site: root in a folder that only root may enter, or a user without rights. */
export type RunAs = { name: string; ids?: { uid: number; gid: number } }

const NOBODY = { uid: 65534, gid: 65534 }
const isRoot = process.getuid?.() === 0
export const ordinaryUser: RunAs = { name: 'an ordinary user', ...(isRoot && { ids: NOBODY }) }
export const users: RunAs[] = isRoot
  ? [{ name: 'root, in a folder that only root may enter' }, ordinaryUser]
  : [ordinaryUser]

const root = path.resolve(import.meta.dirname, '../../..')
const NOT_COPIED = new Set(['node_modules', '.data', '.git', 'uploads', 'test-results', '.next/cache', '.next/dev'])

/**
 * Copies the built project into a folder that only its owner may enter. Packages are hard links where the disk allows,
 * because the tests measure starting and stopping, not installing.
 */
export function copyProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-up-'))
  cpSync(root, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !NOT_COPIED.has(path.relative(root, file)),
  })
  // Shrinks the drawings, because encoding the pictures of the sample content takes most of a first start.
  const picturesFolder = path.join(folder, 'prisma/seed/pictures')
  for (const name of readdirSync(picturesFolder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(picturesFolder, name)
    if (!name.endsWith('.svg')) continue
    writeFileSync(file, readFileSync(file, 'utf8').replace(/ width="\d+" height="\d+"/, ' width="160" height="120"'))
  }
  linkTree(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  chmodSync(folder, 0o700)
  return folder
}

/** Makes a user the owner of a folder and its contents, except packages, which are links to the project's packages. */
export function chownTree(folder: string, { uid, gid }: { uid: number; gid: number }): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !/^node_modules(\/|$)/.test(name),
  )
  for (const name of names) lchownSync(path.join(folder, name), uid, gid)
  chownSync(folder, uid, gid)
}

export type Start = Program & {
  /** Resolves once the site has printed its addresses. Rejects if it ends before that. */
  ready: Promise<void>
}

const npmOptions = (folder: string, { ids }: RunAs, env?: Record<string, string>) => ({
  cwd: folder,
  ids,
  env: { HOME: folder, ...env },
})

export function runUp(folder: string, user: RunAs, variables: Record<string, string>): Start {
  const options = { ...npmOptions(folder, user, variables), detached: true }
  const program = startProgram('npm', ['run', '--silent', 'up'], options)
  let hasEnded = false
  const ended = program.ended.finally(() => (hasEnded = true))
  const isReady = () => program.output().includes('Ctrl-C')
  const ready = until(() => isReady() || hasEnded, 'the site is up', START_TIMEOUT_MS).then(() => {
    if (!isReady()) throw new Error(`up ended: ${program.output()}`)
  })
  // A test that expects the start to fail does not wait for `ready`.
  ready.catch(() => {})
  return { ...program, ended, ready }
}

export const runCommand = (folder: string, user: RunAs, name: string) =>
  runProgram('npm', ['run', '--silent', name], npmOptions(folder, user))

/** Reads running.json. Its `owner` is the process of `npm run up`. */
export function readLockFile(dataDir: string): { owner: { pid: number }; site: { pid: number } } {
  return JSON.parse(readFileSync(path.join(dataDir, 'running.json'), 'utf8')) as ReturnType<typeof readLockFile>
}

/** Returns the pid in postmaster.pid, or null if there is no such file. */
export function databasePid(dataDir: string): number | null {
  const file = path.join(dataDir, 'postgres', 'postmaster.pid')
  return lstatSync(file, { throwIfNoEntry: false }) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null
}
