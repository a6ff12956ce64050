// Whether a folder's node_modules is what its package-lock.json says, and how it becomes so.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { run } from './console.mjs'
import { root } from './paths.mjs'

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return null
  }
}

/** npm keeps beside the packages a lock of what it put there, and removes it first: an interrupted install shows. */
function packagesAreCurrent(folder) {
  const wanted = packagesOf(path.join(folder, 'package-lock.json'))
  const there = packagesOf(path.join(folder, 'node_modules', '.package-lock.json'))
  if (!wanted || !there) return false
  return Object.entries(wanted).every(([name, { version, integrity, optional }]) => {
    if (name === '') return true
    const installed = there[name]
    return installed ? installed.version === version && installed.integrity === integrity : Boolean(optional)
  })
}

/** `npm ci` in a folder, the project's unless another is named, where node_modules is not as it should be. */
export async function installPackages(folder = root) {
  if (packagesAreCurrent(folder)) return 'değişmedi'
  const npm = process.env.npm_execpath
  const [command, before] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  // An npm that knows no allowScripts would let Prisma fetch an engine that nothing here uses.
  const env = { ...process.env, NODE_ENV: '', PRISMA_SCHEMA_ENGINE_BINARY: process.execPath }
  // Warnings would stand in place of the reason when it fails.
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  await run(command, [...before, 'ci', ...options], { cwd: folder, env, failure: 'Bağımlılıklar kurulamadı' })
  return 'kuruldu'
}
