// Whether a process that a file names is still the one that was meant: pids are used again.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

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

/** When the process began, in whatever form the system tells; null when there is none (a zombie counts as none). */
export function birthOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' ? null : rest[18]
  } catch (error) {
    if (process.platform === 'linux' && error.code === 'ENOENT') return null
    return ps('lstart', pid) || null
  }
}

/** The command line of a living process, '' when there is none. */
export function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return process.platform === 'linux' ? '' : ps('command', pid)
  }
}

/** Waits until the process is gone. @returns {Promise<boolean>} false when it still lives after `ms` */
export async function waitForEnd(pid, ms) {
  const until = performance.now() + ms
  while (birthOf(pid) !== null) {
    if (performance.now() > until) return false
    await sleep(25)
  }
  return true
}

/** Signals a process that may be gone already. */
export function signal(pid, name) {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}
