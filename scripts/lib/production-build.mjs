// The production site: Prisma's client, Next's build, the programs beside it, everything compressed once.
// It needs no database and no variables, and is skipped when no source changed.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipWithCallback } from 'node:zlib'
import { bundle, generateClient, PROGRAMS } from './bundle.mjs'
import { run } from './console.mjs'
import { inRoot, root } from './paths.mjs'

const gzip = promisify(gzipWithCallback)
const brotli = promisify(brotliCompress)

const MARK = inRoot('dist', 'build.json')
const FOLDERS = ['app', 'components', 'deploy/backup', 'lib', 'prisma', 'public', 'scripts/lib']
const FILES = /^(?!next-env|vitest\.|playwright\.)[\w.-]+\.(ts|mjs|json)$/
const LEFT_OUT = /\.(test|spec)\.tsx?$|^lib\/generated\/|^prisma\/(migrations|seed\/pictures)\/|\.(br|gz|tsbuildinfo)$/

function sources() {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  )
  const atTop = readdirSync(root).filter((name) => FILES.test(name))
  return [...inFolders, ...atTop].filter((file) => !LEFT_OUT.test(file)).sort()
}

/** What the build would be made from, as one hash. */
function fingerprint() {
  const hash = createHash('sha256').update(process.versions.modules)
  for (const file of sources()) hash.update(`\0${file}\0`).update(readFileSync(inRoot(file)))
  return hash.digest('hex')
}

/** Whether what was built last is what the sources say now. */
export function buildIsCurrent(print = fingerprint()) {
  try {
    return JSON.parse(readFileSync(MARK, 'utf8')).fingerprint === print && existsSync(inRoot('.next', 'BUILD_ID'))
  } catch {
    return false
  }
}

/**
 * Builds unless nothing changed; the mark is written last, so that an interrupted build is made again.
 * @param {{ force?: boolean, show?: boolean }} options `show` passes Next's own output through
 * @returns {Promise<string>} a word on what was done
 */
export async function buildSite({ force = false, show = false } = {}) {
  const print = fingerprint()
  if (!force && buildIsCurrent(print)) return 'değişmedi'
  const dist = inRoot('dist')
  rmSync(dist, { recursive: true, force: true })
  // From nothing: on top of an older build Turbopack's cache left the classes of new files out of the style sheet.
  rmSync(inRoot('.next'), { recursive: true, force: true })
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  await generateClient()
  const next = inRoot('node_modules', 'next', 'dist', 'bin', 'next')
  await run(process.execPath, [next, 'build'], { cwd: root, env, show, failure: 'Derleme başarısız oldu' })
  await bundle(PROGRAMS)
  cpSync(inRoot('public'), path.join(dist, 'public'), { recursive: true })
  await Promise.all([path.join(dist, 'public'), inRoot('.next', 'static')].map(compressFolder))
  writeFileSync(MARK, JSON.stringify({ fingerprint: print }))
  return 'derlendi'
}

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|xml|webmanifest|ico)$/
const SMALLEST = 1024

/** Lays a .br and a .gz beside each file that gains by it: the server then compresses nothing. */
async function compressFolder(folder) {
  const files = readdirSync(folder, { recursive: true })
    .filter((name) => COMPRESSIBLE.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).size >= SMALLEST)
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
