import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Copies a folder by hard links, or as files if the disk has no hard links. For files that are only read. */
export function linkTree(from, to) {
  mkdirSync(path.dirname(to), { recursive: true })
  try {
    execFileSync('cp', ['-alT', from, to], { stdio: 'ignore' })
  } catch {
    rmSync(to, { recursive: true, force: true })
    execFileSync('cp', ['-aT', from, to])
  }
}
