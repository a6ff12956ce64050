import { spawn, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { MAX_WORKERS } from '../../../scripts/lib/workers.mjs'

const STOP_TIMEOUT_MS = 9_000

export type Program = {
  pid: number
  output: () => string
  ended: Promise<number | null>
  /** Sends SIGTERM, then SIGKILL if the program does not end. Returns its exit code. */
  stop: () => Promise<number | null>
  kill: () => Promise<void>
}

type Options = {
  cwd?: string
  /** The program gets only these variables, NODE_ENV and PATH. */
  env?: Record<string, string>
  ids?: { uid: number; gid: number }
  /** Starts the program in its own process group, as a terminal does. */
  detached?: boolean
}

export function startProgram(command: string, args: string[], { env, ids, ...options }: Options = {}): Program {
  const child = spawn(command, args, {
    ...options,
    ...ids,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { NODE_ENV: 'production', PATH: process.env.PATH, ...env },
  })
  child.stdin.on('error', () => {}).end()
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  // The program's children may keep its streams open, so it may exit before its output ends.
  const exited = once(child, 'exit')
  const hasExited = () => child.exitCode !== null || child.signalCode !== null
  return {
    pid: child.pid!,
    output: () => output,
    ended: once(child, 'close').then(([code]) => code as number | null),
    stop: async () => {
      if (!hasExited()) child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
      if (!hasExited()) await exited
      clearTimeout(timer)
      return child.exitCode
    },
    kill: async () => {
      if (!hasExited()) child.kill('SIGKILL')
      if (!hasExited()) await exited
    },
  }
}

/** Returns the lines that a program has logged. */
export const logOf = <Line = { msg: string }>({ output }: Pick<Program, 'output'>): Line[] =>
  output()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)

export async function runProgram(command: string, args: string[], options?: Options) {
  const program = startProgram(command, args, options)
  const code = await program.ended
  return { code, output: program.output() }
}

export const startNode = (args: string[], env?: Record<string, string>) => startProgram(process.execPath, args, { env })

export const runNode = (args: string[], env?: Record<string, string>) => runProgram(process.execPath, args, { env })

export function isRunning(pid: number): boolean {
  const { status, stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return status === 0 && !stdout.startsWith('Z')
}

/**
 * Waits until a condition is true. A condition that throws counts as false.
 * @param description the condition in words, for the error message
 * @returns how long it took, in milliseconds
 * @throws {Error} after `timeoutMs`
 */
export async function until(
  condition: () => Promise<boolean> | boolean,
  description: string,
  timeoutMs = 20_000,
): Promise<number> {
  const start = performance.now()
  for (;;) {
    let cause: unknown
    try {
      if (await condition()) return performance.now() - start
    } catch (error) {
      cause = error
    }
    if (performance.now() - start > timeoutMs)
      throw new Error(`not true within ${timeoutMs} ms: ${description}`, { cause })
    await wait(20)
  }
}

/** Repeats an action until the returned function is called, which waits for the end of the current one. */
export function repeat(act: () => Promise<unknown>): () => Promise<void> {
  const stopping = new AbortController()
  const running = (async () => {
    while (!stopping.signal.aborted) await act()
  })()
  return async () => {
    stopping.abort()
    await running
  }
}

/** Each parallel process uses its own range of ports, so that no two choose the same port. */
const RANGE_INDEX = Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0) % MAX_WORKERS
const RANGE_SIZE = 1500
const usedPorts = new Set<number>()

/**
 * Returns a free port below the system's range for outgoing connections, so that no connection uses it before the
 * test listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + RANGE_INDEX * RANGE_SIZE + randomInt(RANGE_SIZE)
    if (usedPorts.has(port)) continue
    const probe = createServer().listen(port, '127.0.0.1')
    const isFree = await Promise.race([
      once(probe, 'listening').then(() => true),
      once(probe, 'error').then(() => false),
    ])
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    usedPorts.add(port)
    return port
  }
}
