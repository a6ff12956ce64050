// Allows one `up` or `dev` per data folder. The lock also names the site's process, so that the next start can end the site of a
// killed run.
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readJson } from './files.mjs'
import { startTimeOf, signal, waitForEnd } from './processes.mjs'

const isAlive = (record) => Boolean(record?.birth) && startTimeOf(record.pid) === record.birth
const recordOf = (pid) => ({ pid, birth: startTimeOf(pid) })

/**
 * Takes the lock of a data folder, unless a living process holds it.
 * @param {string} dataDir
 * @returns {{ heldBy: number } | { heldBy: null, release(): void, nameSite(pid: number): void, orphan: { pid: number } | null }}
 *   `heldBy` is the pid of the process that holds it. `orphan` is the site left over from a killed run.
 */
export function takeLock(dataDir) {
  const file = path.join(dataDir, 'running.json')
  const previous = readJson(file)
  if (isAlive(previous?.owner)) return { heldBy: previous.owner.pid }
  // Written under another name and renamed, so that a kill never causes a half-written file.
  const write = (content) => {
    writeFileSync(`${file}.new`, JSON.stringify(content), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  const owner = recordOf(process.pid)
  write({ owner })
  return {
    heldBy: null,
    orphan: isAlive(previous?.site) ? previous.site : null,
    nameSite: (pid) => write({ owner, site: recordOf(pid) }),
    release: () => rmSync(file, { force: true }),
  }
}

/** Ends the site left over from a killed run. */
export async function endOrphan({ pid }) {
  signal(-pid, 'SIGTERM')
  await waitForEnd(pid, 5000)
  signal(-pid, 'SIGKILL')
  await waitForEnd(pid, 2000)
}
