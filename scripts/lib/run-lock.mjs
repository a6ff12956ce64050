// Allows one `up` or `dev` per data folder. The lock also names the site and the running programs, so that the next
// start can end those that a killed start left behind: a leftover `npm ci` would write at the same time as the next
// one.
import { linkSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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
  const draft = `${file}.${process.pid}`
  const stale = `${draft}.stale`
  const content = { owner: markOf(process.pid), programs: [] }
  try {
    for (;;) {
      writeFileSync(draft, JSON.stringify(content), { mode: 0o600 })
      try {
        linkSync(draft, file)
        break
      } catch (error) {
        if (error.code !== 'EEXIST') throw error
      }
      const found = readJson(file)
      if (isAlive(found?.owner)) return { heldBy: found.owner.pid }
      // Named in the new lock too, because this start may be killed before it has ended them.
      content.programs.push(...[found?.site, ...(found?.programs ?? [])].filter(isAlive))
      moveAway(file, stale)
    }
  } finally {
    rmSync(draft, { force: true })
    rmSync(stale, { force: true })
  }
  let released = false
  return {
    orphans: content.programs,
    name: ({ site, programs }) => {
      if (released) return
      if (site) content.site = markOf(site)
      if (programs) content.programs = programs.map(markOf)
      // Renamed into place, so that a kill never leaves a half-written file.
      writeFileSync(draft, JSON.stringify(content), { mode: 0o600 })
      renameSync(draft, file)
    },
    release: () => {
      released = true
      rmSync(file, { force: true })
    },
  }
}

// Another start may have replaced the stale lock since it was read. The lock of a running start is put back.
function moveAway(file, stale) {
  try {
    renameSync(file, stale)
    if (isAlive(readJson(stale)?.owner)) linkSync(stale, file)
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
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
