// Node 20 runs no TypeScript: what runs outside of Next is bundled first.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { run } from './console.mjs'
import { inRoot, root } from './paths.mjs'

// Outside of Next's server layer this package throws; here all is server.
const serverOnly = {
  name: 'server-only',
  setup(build) {
    build.onResolve({ filter: /^server-only$/ }, ({ path }) => ({ path, namespace: 'empty' }))
    build.onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: '' }))
  },
}

/**
 * Bundles TypeScript programs into dist/, packages left outside.
 * @param {Record<string, string>} programs name in dist/ → source file, both from the root, without the first's extension
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
    sourcemap: 'linked',
    logLevel: 'silent',
    write: false,
    plugins: [serverOnly],
  })
  mkdirSync(inRoot('dist'), { recursive: true })
  // Whole at every moment: another command may be starting the same program.
  for (const { path, contents } of outputFiles) {
    writeFileSync(`${path}.${process.pid}`, contents)
    renameSync(`${path}.${process.pid}`, path)
  }
}

/** All programs of the production site, and the worker that hashes passwords: name in dist/ → source. */
export const PROGRAMS = {
  server: 'server.ts',
  'password-worker': 'lib/auth/password-worker.ts',
  migrate: 'prisma/migrate.ts',
  seed: 'prisma/seed.ts',
  'reset-password': 'prisma/reset-password.ts',
  backup: 'deploy/backup/backup.ts',
  restore: 'deploy/backup/restore.ts',
}

/** Prisma's client, made anew when schema.prisma is no longer the one it was made from. */
export async function generateClient() {
  const mark = inRoot('lib', 'generated', 'schema.sha256')
  const print = createHash('sha256')
    .update(readFileSync(inRoot('prisma', 'schema.prisma')))
    .digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === print) return
  await run(process.execPath, [inRoot('node_modules', 'prisma', 'build', 'index.js'), 'generate'], { cwd: root })
  writeFileSync(mark, print)
}
