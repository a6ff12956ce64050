// Output for the operator. The output of a step's programs is shown only when the step fails.
import { spawn } from 'node:child_process'

/** A failure that the operator can fix. Its message is one complete line. */
export class OperatorError extends Error {}

export const secondsSince = (since) => `${((performance.now() - since) / 1000).toFixed(1).replace('.', ',')} sn`

/** Runs one named step and prints its duration. `work` may return a short note, which is printed too. */
export async function step(name, work) {
  const since = performance.now()
  if (process.stdout.isTTY) process.stdout.write(`… ${name}`)
  try {
    const note = await work()
    if (process.stdout.isTTY) process.stdout.write('\r\x1b[K')
    console.log(`✓ ${name}${note ? `: ${note}` : ''} (${secondsSince(since)})`)
  } catch (error) {
    if (process.stdout.isTTY) process.stdout.write('\r\x1b[K')
    throw error
  }
}

/** Prints why a command fails: one line if the operator can fix it, else the whole error. */
export function complain(error) {
  console.error(error instanceof OperatorError ? `✗ ${error.message}` : error)
}

/** Prints why a command fails, which then exits with 1. */
export function fail(error) {
  complain(error)
  process.exitCode = 1
}

const running = new Set()

/** Ends the programs that `run` is running, with all their child processes. */
export async function endRunning() {
  await Promise.all([...running].map((child) => endGroup(child)))
}

/** Sends SIGTERM to a child's process group, and SIGKILL when the child is still alive after `killAfterMs`. */
export async function endGroup(child, killAfterMs = 4000) {
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
  const timer = setTimeout(() => signal('SIGKILL'), killAfterMs)
  await ended
  clearTimeout(timer)
}

/**
 * Runs a program to its end, in a process group of its own, so that Ctrl-C in the terminal reaches only this process.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, show?: boolean, hasInput?: boolean, cwd?: string, failure?: string }} [options]
 *   `show` passes the output through, `hasInput` passes our standard input. `failure` is the heading above the program's last
 *   lines; '' means no heading.
 * @returns {Promise<string>} its output
 * @throws {OperatorError} with the program's last lines when it fails
 */
export function run(command, args, { env = process.env, show = false, hasInput = false, cwd, failure } = {}) {
  return new Promise((resolve, reject) => {
    const outputMode = show ? 'inherit' : 'pipe'
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = [hasInput ? 'inherit' : 'ignore', outputMode, outputMode]
    const child = spawn(command, args, { env, cwd, detached: true, stdio })
    running.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (output += text))
    child.once('error', (error) => {
      running.delete(child)
      reject(new OperatorError(`${command} çalıştırılamadı: ${error.message}`))
    })
    child.once('close', (code, signal) => {
      running.delete(child)
      if (code === 0) return resolve(output)
      const lastLines = output.trimEnd().split('\n').slice(-30).join('\n')
      const exitStatus = ` (${signal ?? code})`
      const defaultHeading = failure === undefined ? `${command} ${args[0] ?? ''} başarısız oldu${exitStatus}` : failure
      const heading = failure && !lastLines ? failure + exitStatus : defaultHeading
      reject(new OperatorError([heading, lastLines].filter(Boolean).join(':\n')))
    })
  })
}
