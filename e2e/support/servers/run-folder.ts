import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { dropTemplate } from './database'
import { RUN_FOLDER_VARIABLE } from '../once-per-run'

export default function makeRunFolder(): () => Promise<void> {
  if (process.env[RUN_FOLDER_VARIABLE]) return async () => {}
  const folder = mkdtempSync(path.join(tmpdir(), 'operations-'))
  // The programs of the image run as a different user from the one that built it, and must be able to enter the folder.
  chmodSync(folder, 0o711)
  process.env[RUN_FOLDER_VARIABLE] = folder
  return async () => {
    if (existsSync(path.join(folder, 'template'))) await dropTemplate()
    rmSync(folder, { recursive: true, force: true })
  }
}
