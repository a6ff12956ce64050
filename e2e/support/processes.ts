import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

/** A program that a test started, with what it said. */
export type Started = {
  pid: number
  said: () => string
  /** Asks it to end, and makes it end when it lingers. @returns its exit code */
  stop: () => Promise<number | null>
  kill: () => Promise<void>
  ended: Promise<unknown>
}

type Options = { cwd: string; env: Record<string, string>; ids?: { uid: number; gid: number } }

/** Starts a program with these variables and PATH alone. */
export function startProgram(command: string, args: string[], { cwd, env, ids }: Options): Started {
  const child: ChildProcess = spawn(command, args, {
    cwd,
    ...ids,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { NODE_ENV: 'production', PATH: process.env.PATH, ...env },
  })
  let log = ''
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => (log = (log + text).slice(-20_000)))
  const ended = once(child, 'exit')
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  return {
    pid: child.pid!,
    said: () => log,
    ended,
    stop: async () => {
      if (!isOver()) child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), 9000)
      if (!isOver()) await ended
      clearTimeout(timer)
      return child.exitCode
    },
    kill: async () => {
      if (!isOver()) child.kill('SIGKILL')
      if (!isOver()) await ended
    },
  }
}

/** Asks until `good` says so. @throws after `patience` milliseconds */
export async function until(good: () => Promise<boolean>, patience: number, what: string): Promise<number> {
  const since = performance.now()
  while (!(await good().catch(() => false))) {
    if (performance.now() - since > patience) throw new Error(`not within ${patience} ms: ${what}`)
    await wait(20)
  }
  return performance.now() - since
}
