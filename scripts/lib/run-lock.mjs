// Allows one `up` or `dev` per data folder. The lock also names the site and the running programs, so that the next
// start can end those that a killed start left behind: a leftover `npm ci` would write at the same time as the next
// one.
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readJson } from './files.mjs'
import { birthOf, signal, waitForEnd } from './processes.mjs'

const isAlive = (mark) => Boolean(mark?.birth) && birthOf(mark.pid) === mark.birth
const markOf = (pid) => ({ pid, birth: birthOf(pid) })

/**
 * @param {string} dataDir
 * @returns {{ heldBy: number } | {
 *   release(): void, name(what: { site?: number, programs?: number[] }): void, orphans: { pid: number }[],
 * }}
 */
export function takeLock(dataDir) {
  const file = path.join(dataDir, 'running.json')
  const found = readJson(file)
  if (isAlive(found?.owner)) return { heldBy: found.owner.pid }
  const content = { owner: markOf(process.pid), programs: [] }
  // Renamed into place, so that a kill never leaves a half-written file.
  const write = () => {
    writeFileSync(`${file}.new`, JSON.stringify(content), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  write()
  let released = false
  return {
    orphans: [found?.site, ...(found?.programs ?? [])].filter(isAlive),
    name: ({ site, programs }) => {
      if (released) return
      if (site) content.site = markOf(site)
      if (programs) content.programs = programs.map(markOf)
      write()
    },
    release: () => {
      released = true
      rmSync(file, { force: true })
    },
  }
}

/** Ends the processes that a killed start left running, with their child processes. */
export async function endOrphans(orphans) {
  await Promise.all(
    orphans.map(async ({ pid }) => {
      signal(-pid, 'SIGTERM')
      await waitForEnd(pid, 5000)
      signal(-pid, 'SIGKILL')
      await waitForEnd(pid, 2000)
    }),
  )
}
