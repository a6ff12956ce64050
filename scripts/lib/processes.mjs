// Finds out whether a pid from a file still belongs to the same process, because the system reuses pids.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { readText } from './files.mjs'

function ps(field, pid) {
  try {
    return execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return ''
  }
}

/** Returns the start time of a process in the system's own format, or null if there is none or it is a zombie. */
export function startTimeOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' ? null : rest[18]
  } catch (error) {
    if (process.platform === 'linux' && /** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return null
    return ps('lstart', pid) || null
  }
}

/** Returns the command line of a running process, or '' when there is none. */
export function commandOf(pid) {
  const line = readText(`/proc/${pid}/cmdline`)
  return line?.replaceAll('\0', ' ') ?? (process.platform === 'linux' ? '' : ps('command', pid))
}

/** Waits until a process has ended. @returns {Promise<boolean>} false when it is still running after `timeoutMs` */
export async function waitForEnd(pid, timeoutMs) {
  const end = performance.now() + timeoutMs
  while (startTimeOf(pid) !== null) {
    if (performance.now() > end) return false
    await sleep(25)
  }
  return true
}

/** Signals a process that may have ended already. */
export function signal(pid, name) {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error
  }
}
