import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  lchownSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Who runs the site: root in a folder that only root may enter, or someone without rights. */
export type RunAs = { name: string; ids?: { uid: number; gid: number } }

const DUMMY_HASH = { uid: 65534, gid: 65534 }
const isRoot = process.getuid?.() === 0
export const ordinary: RunAs = { name: 'an ordinary user', ...(isRoot && { ids: DUMMY_HASH }) }
export const users: RunAs[] = isRoot ? [{ name: 'root, in a folder that only root may enter' }, ordinary] : [ordinary]

const root = path.resolve(import.meta.dirname, '../..')
const LEFT_OUT = new Set([
  'node_modules',
  'scripts/bench/index/node_modules',
  '.data',
  '.git',
  'uploads',
  'test-results',
  '.next/cache',
  '.next/dev',
])

/**
 * The built project once more, in a folder that only we may enter. Packages are linked, not copied, where the disk allows:
 * what is measured is starting and stopping, not installing.
 */
export function copyProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-up-'))
  cpSync(root, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !LEFT_OUT.has(path.relative(root, file)),
  })
  const [from, to] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')]
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' })
  } catch {
    rmSync(to, { recursive: true, force: true })
    execFileSync('cp', ['-a', from, to])
  }
  chmodSync(folder, 0o700)
  return folder
}

/** Hands a folder and all in it to someone, but for packages: those are links to the project's own. */
export function chownTree(folder: string, { uid, gid }: { uid: number; gid: number }): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !/^node_modules(\/|$)/.test(name),
  )
  for (const name of names) lchownSync(path.join(folder, name), uid, gid)
  chownSync(folder, uid, gid)
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

export type Start = {
  pid: number
  /** Everything it printed so far. */
  said(): string
  /** Fulfils when it has announced its addresses; fails when it ends before. */
  ready: Promise<void>
  ended: Promise<number | null>
}

/** Runs `npm run up` in the folder as the person would, in a process group of its own as a terminal makes one. */
export function runUp(folder: string, { ids }: RunAs, variables: Record<string, string>): Start {
  const child = spawn('npm', ['run', '--silent', 'up'], {
    cwd: folder,
    ...ids,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { NODE_ENV: 'production', PATH: process.env.PATH, HOME: folder, ...variables },
  })
  let output = ''
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (output.includes('Ctrl-C')) resolve()
      })
    }
    void ended.then((code) => reject(new Error(`up ended with ${code}: ${output}`)))
  })
  // Whoever expects it to end does not wait for it to be ready.
  ready.catch(() => {})
  return { pid: child.pid!, said: () => output, ready, ended }
}

/** Runs another of the project's commands in the folder to its end. */
export async function runCommand(
  folder: string,
  { ids }: RunAs,
  name: string,
): Promise<{ code: number | null; said: string }> {
  const env = { NODE_ENV: 'production' as const, PATH: process.env.PATH, HOME: folder }
  const child = spawn('npm', ['run', '--silent', name], { cwd: folder, ...ids, stdio: ['ignore', 'pipe', 'pipe'], env })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}

/** What the start wrote down about itself. */
export function readRunning(dataDir: string): { owner: { pid: number }; site: { pid: number } } {
  return JSON.parse(readFileSync(path.join(dataDir, 'running.json'), 'utf8')) as ReturnType<typeof readRunning>
}

/** The pid in postmaster.pid; null when there is none. */
export function databasePid(dataDir: string): number | null {
  const file = path.join(dataDir, 'postgres', 'postmaster.pid')
  return lstatSync(file, { throwIfNoEntry: false }) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null
}

/** Whether a process lives; a zombie, which only waits to be counted, does not. */
export function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const state = execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return !state.startsWith('Z')
}
