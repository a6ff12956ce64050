// One `up` or `dev` for each data folder. The lock also names the site it serves, so that the next start can end
// what a killed one left behind.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { birthOf, signal, waitForEnd } from './processes.mjs'

const lives = (mark) => Boolean(mark) && birthOf(mark.pid) === mark.birth
const markOf = (pid) => ({ pid, birth: birthOf(pid) })

/**
 * @param {string} dataDir
 * @returns {{ heldBy: number } | { release(): void, name(sitePid: number): void, orphan: { pid: number } | null }}
 */
export function takeLock(dataDir) {
  const file = path.join(dataDir, 'running.json')
  const draft = `${file}.${process.pid}`
  const stale = `${draft}.stale`
  const content = { owner: markOf(process.pid) }
  let orphan = null
  try {
    for (;;) {
      writeFileSync(draft, JSON.stringify(content), { mode: 0o600 })
      try {
        linkSync(draft, file)
        break
      } catch (error) {
        if (error.code !== 'EEXIST') throw error
      }
      const found = read(file)
      if (lives(found?.owner)) return { heldBy: found.owner.pid }
      if (lives(found?.site)) orphan = found.site
      moveAway(file, stale)
    }
  } finally {
    rmSync(draft, { force: true })
    rmSync(stale, { force: true })
  }
  return {
    orphan,
    name: (sitePid) => writeFileSync(file, JSON.stringify({ ...content, site: markOf(sitePid) }), { mode: 0o600 }),
    release: () => rmSync(file, { force: true }),
  }
}

// Another start may have replaced the stale lock since it was read: a living one goes back to its place.
function moveAway(file, stale) {
  try {
    renameSync(file, stale)
    if (lives(read(stale)?.owner)) linkSync(stale, file)
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
  }
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** Ends the site of a start that was killed. */
export async function endOrphan({ pid }) {
  signal(pid, 'SIGTERM')
  if (await waitForEnd(pid, 5000)) return
  signal(pid, 'SIGKILL')
  await waitForEnd(pid, 2000)
}
