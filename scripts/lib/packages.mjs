// Installs the project's packages, unless node_modules already matches package-lock.json.
import { run } from './console.mjs'
import { readJson } from './files.mjs'
import { inRoot, root } from './paths.mjs'

/** Compares the lock file with npm's record in node_modules, which npm deletes before it installs. */
function packagesAreCurrent() {
  const locked = readJson(inRoot('package-lock.json'))?.packages
  const present = readJson(inRoot('node_modules', '.package-lock.json'))?.packages
  if (!locked || !present) return false
  return Object.entries(locked).every(([name, { version, integrity, optional }]) => {
    if (name === '') return true
    const installed = present[name]
    return installed ? installed.version === version && installed.integrity === integrity : Boolean(optional)
  })
}

/** Runs `npm ci`, unless the packages are current. */
export async function installPackages() {
  if (packagesAreCurrent()) return 'değişmedi'
  const npm = process.env.npm_execpath
  const [command, firstArgs] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  // An npm that does not support allowScripts would let Prisma download an engine that is not used here.
  const env = { ...process.env, NODE_ENV: '', PRISMA_SCHEMA_ENGINE_BINARY: process.execPath }
  // Without warnings, the last lines of a failure contain its reason.
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  await run(command, [...firstArgs, 'ci', ...options], { cwd: root, env, failure: 'Bağımlılıklar kurulamadı' })
  return 'kuruldu'
}
