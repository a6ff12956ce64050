// Builds the production site: Prisma's client, Next's build, the bundled programs, and compressed static files.
// A build needs no database and no variables. It is skipped when no source has changed.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipWithCallback } from 'node:zlib'
import { checkBuildMemory } from './build-memory.mjs'
import { bundle, generateClient, PROGRAMS } from './bundle.mjs'
import { run } from './console.mjs'
import { readJson } from './files.mjs'
import { inRoot, root } from './paths.mjs'

const gzip = promisify(gzipWithCallback)
const brotli = promisify(brotliCompress)

const BUILD_RECORD = inRoot('dist', 'build.json')
const FOLDERS = [
  'app',
  'components',
  'deploy/acme',
  'deploy/backup',
  'deploy/copies',
  'lib',
  'prisma',
  'public',
  'scripts/lib',
]
const FILES = /^(?!\.|next-env|vitest\.|playwright\.|oxlint\.)[\w.-]+\.(ts|mjs|json)$/
const NOT_SOURCES =
  /\.(test|spec)\.tsx?$|^lib\/generated\/|^prisma\/(functions|migrations|seed\/pictures|seed\/content)\/|\.(br|gz|tsbuildinfo)$/

function sources() {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  )
  const topLevelFiles = readdirSync(root).filter((name) => FILES.test(name))
  return [...inFolders, ...topLevelFiles].filter((file) => !NOT_SOURCES.test(file)).sort()
}

/** Returns a hash of all sources of the build. */
function fingerprint() {
  const hash = createHash('sha256').update(process.versions.modules)
  for (const file of sources()) hash.update(`\0${file}\0`).update(readFileSync(inRoot(file)))
  return hash.digest('hex')
}

/** Whether the last build was made from the current sources. */
export function buildIsCurrent(current = fingerprint()) {
  return readJson(BUILD_RECORD)?.fingerprint === current && existsSync(inRoot('.next', 'BUILD_ID'))
}

/**
 * Builds the site unless nothing has changed. The record is written last, so that an interrupted build is repeated.
 * @param {{ force?: boolean, show?: boolean }} options `show` passes Next's own output through
 * @returns {Promise<string>} a note for the operator
 */
export async function buildSite({ force = false, show = false } = {}) {
  const currentFingerprint = fingerprint()
  if (!force && buildIsCurrent(currentFingerprint)) return 'değişmedi'
  checkBuildMemory()
  const dist = inRoot('dist')
  rmSync(dist, { recursive: true, force: true })
  // When Turbopack reused the cache of an older build, the style sheet lacked the classes of new files.
  rmSync(inRoot('.next'), { recursive: true, force: true })
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  await generateClient()
  const next = inRoot('node_modules', 'next', 'dist', 'bin', 'next')
  await run(process.execPath, [next, 'build'], { cwd: root, env, show, failure: 'Derleme başarısız oldu' })
  await bundle(PROGRAMS)
  cpSync(inRoot('public'), path.join(dist, 'public'), { recursive: true })
  await Promise.all([path.join(dist, 'public'), inRoot('.next', 'static')].map(compressFolder))
  writeFileSync(BUILD_RECORD, JSON.stringify({ fingerprint: currentFingerprint }))
  return 'derlendi'
}

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|xml|webmanifest|ico)$/
const MIN_BYTES = 1024

/** Writes a .br and a .gz next to each compressible file, so that the server does not compress static files. */
async function compressFolder(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => COMPRESSIBLE.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).size >= MIN_BYTES)
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file)
      writeFileSync(`${file}.gz`, await gzip(content, { level: 9 }))
      writeFileSync(
        `${file}.br`,
        await brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
      )
    }),
  )
}
