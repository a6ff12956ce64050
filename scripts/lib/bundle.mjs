// Bundles the programs that run outside of Next, because Node 20 cannot run TypeScript.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { run } from './console.mjs'
import { inRoot, root } from './paths.mjs'

// The package throws outside of Next's server layer. Everything bundled here runs on the server.
const serverOnly = {
  name: 'server-only',
  setup(build) {
    build.onResolve({ filter: /^server-only$/ }, ({ path }) => ({ path, namespace: 'empty' }))
    build.onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: '' }))
  },
}

// The site sends the source text of these functions with each page.
const inlineScripts = {
  name: 'inline-scripts',
  setup(build) {
    build.onLoad({ filter: /[/\\](?:page-starter|view-counter)\.ts$/ }, async ({ path }) => {
      const { code } = await build.esbuild.transform(readFileSync(path, 'utf8'), { loader: 'ts', minify: true })
      return { contents: code, loader: 'js' }
    })
  },
}

/**
 * Bundles TypeScript programs into dist/. Packages stay external.
 * @param {Record<string, string>} programs name in dist/ without extension → source file, relative to the root
 */
export async function bundle(programs) {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: Object.entries(programs).map(([out, source]) => ({ out, in: inRoot(source) })),
    outdir: inRoot('dist'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    packages: 'external',
    // The worker that draws PDF documents embeds fonts and drawings.
    loader: { '.ttf': 'dataurl', '.svg': 'text' },
    sourcemap: 'linked',
    logLevel: 'silent',
    write: false,
    plugins: [serverOnly, inlineScripts],
  })
  mkdirSync(inRoot('dist'), { recursive: true })
  // Written under another name and renamed, because another command may start the same program at any time.
  for (const { path, contents } of outputFiles) {
    writeFileSync(`${path}.${process.pid}`, contents)
    renameSync(`${path}.${process.pid}`, path)
  }
}

/** Programs of the production site, with its workers for passwords and PDF documents: name in dist/ → source file. */
export const PROGRAMS = {
  server: 'server.ts',
  'password-worker': 'lib/accounts/password/worker.ts',
  'paper-worker': 'lib/papers/worker.ts',
  migrate: 'prisma/migrate.ts',
  seed: 'prisma/seed.ts',
  'reset-password': 'prisma/reset-password.ts',
  backup: 'deploy/backup/backup.ts',
  restore: 'deploy/backup/restore.ts',
  copies: 'deploy/copies/copies.ts',
  acme: 'deploy/acme/acme.ts',
}

/** The sources of the generated client, relative to the root: the schema, and Prisma's version. */
const CLIENT_SOURCES = ['prisma/schema.prisma', 'node_modules/prisma/package.json']

/** Returns a hash of the sources of the generated client. */
function clientFingerprint() {
  const hash = createHash('sha256')
  for (const file of CLIENT_SOURCES) hash.update(readFileSync(inRoot(file)))
  return hash.digest('hex')
}

/** Generates Prisma's client, unless schema and Prisma are unchanged. */
export async function generateClient() {
  const hashFile = inRoot('lib', 'generated', 'schema.sha256')
  const fingerprint = clientFingerprint()
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === fingerprint) return
  await run(process.execPath, [inRoot('node_modules', 'prisma', 'build', 'index.js'), 'generate'], { cwd: root })
  writeFileSync(hashFile, fingerprint)
}
