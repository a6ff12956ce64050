// What the operator sees. Everything else a step prints is kept back and shown only when it fails.
import { spawn } from 'node:child_process'

/** A failure that the operator can mend: its message is one complete line. */
export class OperatorError extends Error {}

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1).replace('.', ',')} sn`

/** Runs one named step and prints how long it took. `work` may return a word on how it went. */
export async function step(name, work) {
  const since = performance.now()
  if (process.stdout.isTTY) process.stdout.write(`… ${name}`)
  try {
    const note = await work()
    if (process.stdout.isTTY) process.stdout.write('\r\x1b[K')
    console.log(`✓ ${name}${note ? `: ${note}` : ''} (${seconds(since)})`)
  } catch (error) {
    if (process.stdout.isTTY) process.stdout.write('\r\x1b[K')
    throw error
  }
}

/** Prints why a command ends, in one line where the cause is known. */
export function complain(error) {
  console.error(error instanceof OperatorError ? `✗ ${error.message}` : error)
}

const running = new Set()
let noteRunning = () => {}

/** Lets `note` know at each change which programs `run` has under way: pids, each a process group's leader. */
export function watchRunning(note) {
  noteRunning = () => note([...running].flatMap(({ pid }) => pid ?? []))
}

/** Ends what `run` has under way, with all it started. */
export async function endRunning() {
  await Promise.all([...running].map((child) => endGroup(child)))
}

/** SIGTERM to a child's own process group, SIGKILL when it lingers. */
export async function endGroup(child, patienceMs = 4000) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const signal = (name) => {
    try {
      process.kill(-child.pid, name)
    } catch {
      child.kill(name)
    }
  }
  signal('SIGTERM')
  const timer = setTimeout(() => signal('SIGKILL'), patienceMs)
  await ended
  clearTimeout(timer)
}

/**
 * Runs a program to its end, in a process group of its own: Ctrl-C in the terminal reaches only us, and we decide.
 * @param {{ env?: NodeJS.ProcessEnv, show?: boolean, hears?: boolean, cwd?: string, failure?: string }} options
 *   `show` passes the output through, `hears` our standard input; `failure` stands above the program's last lines, '' leaves them alone
 * @returns {Promise<string>} what it printed
 * @throws {OperatorError} with the program's last lines when it fails
 */
export function run(command, args, { env = process.env, show = false, hears = false, cwd, failure } = {}) {
  return new Promise((resolve, reject) => {
    const shown = show ? 'inherit' : 'pipe'
    const stdio = [hears ? 'inherit' : 'ignore', shown, shown]
    const child = spawn(command, args, { env, cwd, detached: true, stdio })
    running.add(child)
    noteRunning()
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (output += text))
    const forget = () => {
      running.delete(child)
      noteRunning()
    }
    child.once('error', (error) => {
      forget()
      reject(new OperatorError(`${command} çalıştırılamadı: ${error.message}`))
    })
    child.once('close', (code, signal) => {
      forget()
      if (code === 0) return resolve(output)
      const said = output.trimEnd().split('\n').slice(-30).join('\n')
      const how = ` (${signal ?? code})`
      const named = failure === undefined ? `${command} ${args[0] ?? ''} başarısız oldu${how}` : failure
      const heading = failure && !said ? failure + how : named
      reject(new OperatorError([heading, said].filter(Boolean).join(':\n')))
    })
  })
}
