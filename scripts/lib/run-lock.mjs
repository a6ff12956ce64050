// Allows one `up` or `dev` per data folder. The lock also names the site, so that the next start can end one that a killed
// start left behind.
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readJson } from './files.mjs'
import { birthOf, signal, waitForEnd } from './processes.mjs'

const isAlive = (mark) => Boolean(mark?.birth) && birthOf(mark.pid) === mark.birth
const markOf = (pid) => ({ pid, birth: birthOf(pid) })

/**
 * @param {string} dataDir
 * @returns {{ heldBy: number } | { heldBy: null, release(): void, nameSite(pid: number): void, orphan: { pid: number } | null }}
 */
export function takeLock(dataDir) {
  const file = path.join(dataDir, 'running.json')
  const found = readJson(file)
  if (isAlive(found?.owner)) return { heldBy: found.owner.pid }
  // Renamed into place, so that a kill never leaves a half-written file.
  const write = (content) => {
    writeFileSync(`${file}.new`, JSON.stringify(content), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  const owner = markOf(process.pid)
  write({ owner })
  return {
    heldBy: null,
    orphan: isAlive(found?.site) ? found.site : null,
    nameSite: (pid) => write({ owner, site: markOf(pid) }),
    release: () => rmSync(file, { force: true }),
  }
}

/** Ends the site that a killed start left running. */
export async function endOrphan({ pid }) {
  signal(-pid, 'SIGTERM')
  await waitForEnd(pid, 5000)
  signal(-pid, 'SIGKILL')
  await waitForEnd(pid, 2000)
}
