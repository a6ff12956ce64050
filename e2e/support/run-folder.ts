import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The variable by which the test files know the folder of their run. */
export const RUN_FOLDER = 'OPERATIONS_RUN_FOLDER'

/** Makes a folder for what the files of a run share, once for all projects; what it returns removes it. */
export default function makeRunFolder(): () => void {
  if (process.env[RUN_FOLDER]) return () => {}
  const folder = mkdtempSync(path.join(tmpdir(), 'operations-'))
  // Whoever runs the image is not whoever made it.
  chmodSync(folder, 0o711)
  process.env[RUN_FOLDER] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
