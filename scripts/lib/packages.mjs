// Whether node_modules is what package-lock.json says, and how it becomes so.
import { readFileSync } from 'node:fs'
import { run } from './console.mjs'
import { inRoot, root } from './paths.mjs'

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(inRoot(file), 'utf8')).packages
  } catch {
    return null
  }
}

/** npm keeps beside the packages a lock of what it put there, and removes it first: an interrupted install shows. */
export function packagesAreCurrent() {
  const wanted = packagesOf('package-lock.json')
  const there = packagesOf('node_modules/.package-lock.json')
  if (!wanted || !there) return false
  return Object.entries(wanted).every(([name, { version, integrity, optional }]) => {
    if (name === '') return true
    const installed = there[name]
    return installed ? installed.version === version && installed.integrity === integrity : Boolean(optional)
  })
}

/** `npm ci`, unless node_modules is as it should be. */
export async function installPackages() {
  if (packagesAreCurrent()) return 'değişmedi'
  const npm = process.env.npm_execpath
  const [command, before] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  // An npm that knows no allowScripts would let Prisma fetch an engine that nothing here uses.
  const env = { ...process.env, NODE_ENV: '', PRISMA_SCHEMA_ENGINE_BINARY: process.execPath }
  await run(command, [...before, 'ci', '--include=dev', '--no-audit', '--no-fund'], { cwd: root, env, failure: 'Bağımlılıklar kurulamadı' })
  return 'kuruldu'
}
