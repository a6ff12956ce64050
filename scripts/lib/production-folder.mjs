// The folder that the image holds: what runs, and nothing that only builds, tests or explains. It starts by itself.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { OperatorError } from './console.mjs'
import { linkTree } from './link-tree.mjs'
import { inRoot, root } from './paths.mjs'

/** Of Next's output: what it only makes on the way, and what tells how it was made. */
const NEXT_LEFT_OUT =
  /^\.next\/(?:cache|dev|diagnostics|types|build|trace|trace-build|turbopack|export-marker\.json)$|\.nft\.json$|\.map$/

/** Next's compiler, 100 MB that only a build or a configuration in TypeScript would load; and types. */
const PACKAGES_LEFT_OUT = /^node_modules\/(?:@next\/swc-|@typescript\/|@types\/|undici-types$)/

/**
 * The packages that run, as package-lock.json tells them: neither those of development nor those that are there only
 * for a wish of theirs ("devOptional").
 * @returns {string[]} folders below the root
 */
export function productionPackages() {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'))
  return Object.entries(packages)
    .filter(([name, { dev, devOptional }]) => name !== '' && !dev && !devOptional && !PACKAGES_LEFT_OUT.test(name))
    .map(([name]) => name)
    .filter((name) => existsSync(inRoot(name)))
}

function takePackages(target) {
  for (const name of productionPackages()) {
    const to = path.join(target, name)
    linkTree(inRoot(name), to)
    // What stands inside is named by the lock for itself.
    rmSync(path.join(to, 'node_modules'), { recursive: true, force: true })
  }
}

function copy(target, name, isWanted = () => true) {
  const filter = (file) => isWanted(path.relative(root, file).replaceAll('\\', '/'))
  cpSync(inRoot(name), path.join(target, name), { recursive: true, verbatimSymlinks: true, filter })
}

/**
 * Lays the production site into an empty folder, from a finished build and installed packages.
 * @param {string} folder absolute
 * @throws {OperatorError} when something stands there already
 */
export async function makeProductionFolder(folder) {
  mkdirSync(folder, { recursive: true })
  if (readdirSync(folder).length > 0) throw new OperatorError(`${folder} boş değil.`)
  takePackages(folder)
  copy(folder, '.next', (file) => !NEXT_LEFT_OUT.test(file))
  copy(folder, 'dist', (file) => !file.endsWith('.map') && file !== 'dist/build.json')
  for (const name of ['schema.prisma', 'migrations', 'seed/pictures']) copy(folder, `prisma/${name}`)
  copy(folder, 'deploy/run.mjs')
  const { name, version, type } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  writeFileSync(
    path.join(folder, 'package.json'),
    `${JSON.stringify({ name, version, private: true, type }, null, 2)}\n`,
  )
  // Plain JavaScript: Next would load its compiler to read the one in TypeScript.
  const { build } = await import('esbuild')
  await build({
    entryPoints: [inRoot('next.config.ts')],
    outfile: path.join(folder, 'next.config.mjs'),
    format: 'esm',
    logLevel: 'silent',
  })
}
