// Makes the folder for the image, with everything that the site needs to run and nothing for building or testing.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { OperatorError } from './console.mjs'
import { linkTree } from './link-tree.mjs'
import { inRoot, root } from './paths.mjs'

/** Intermediate files and build records in Next's output. */
const NOT_FROM_NEXT =
  /^\.next\/(?:cache|dev|diagnostics|types|build|trace|trace-build|turbopack|export-marker\.json)$|\.nft\.json$|\.map$/

/** Types, and Next's compiler of 100 MB, which only a build or a configuration in TypeScript would load. */
const NOT_PACKAGED = /^node_modules\/(?:@next\/swc-|@typescript\/|@types\/|undici-types$)/

/**
 * Returns the packages that the site needs to run, by package-lock.json. "devOptional" packages are only there for
 * development packages.
 * @returns {string[]} folders relative to the root
 */
function productionPackages() {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'))
  return Object.entries(packages)
    .filter(([name, { dev, devOptional }]) => name !== '' && !dev && !devOptional && !NOT_PACKAGED.test(name))
    .map(([name]) => name)
    .filter((name) => existsSync(inRoot(name)))
}

function linkPackages(target) {
  for (const name of productionPackages()) {
    const to = path.join(target, name)
    linkTree(inRoot(name), to)
    // Nested packages have their own entries in the lock.
    rmSync(path.join(to, 'node_modules'), { recursive: true, force: true })
  }
}

/** @param {(file: string) => boolean} isNeeded */
function copy(target, name, isNeeded = () => true) {
  const filter = (file) => isNeeded(path.relative(root, file).replaceAll('\\', '/'))
  cpSync(inRoot(name), path.join(target, name), { recursive: true, verbatimSymlinks: true, filter })
}

/**
 * Puts the production site into an empty folder, from a finished build and installed packages.
 * @param {string} folder absolute path
 * @throws {OperatorError} when the folder is not empty
 */
export async function makeProductionFolder(folder) {
  mkdirSync(folder, { recursive: true })
  if (readdirSync(folder).length > 0) throw new OperatorError(`${folder} boş değil; boş ya da yeni bir klasör verin.`)
  linkPackages(folder)
  copy(folder, '.next', (file) => !NOT_FROM_NEXT.test(file))
  copy(folder, 'dist', (file) => !file.endsWith('.map') && file !== 'dist/build.json')
  for (const name of ['schema.prisma', 'functions', 'migrations', 'seed/pictures', 'seed/content'])
    copy(folder, `prisma/${name}`)
  for (const name of ['run.mjs', 'healthy.mjs']) copy(folder, `deploy/${name}`)
  const { name, version, type } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  writeFileSync(
    path.join(folder, 'package.json'),
    `${JSON.stringify({ name, version, private: true, type }, null, 2)}\n`,
  )
  // JavaScript, because Next would load its compiler to read the TypeScript file.
  const { build } = await import('esbuild')
  await build({
    entryPoints: [inRoot('next.config.ts')],
    outfile: path.join(folder, 'next.config.mjs'),
    format: 'esm',
    logLevel: 'silent',
  })
}
