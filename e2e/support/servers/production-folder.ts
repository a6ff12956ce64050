import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { linkTree } from '../../../scripts/lib/link-tree.mjs'
import { oncePerRun } from '../once-per-run'

const root = path.resolve(import.meta.dirname, '../../..')

export function dockerfileRunLines(): string[] {
  return readFileSync(path.join(root, 'Dockerfile'), 'utf8')
    .split('\n')
    .flatMap((line) => /^RUN (?!apt-get )(.+)$/.exec(line)?.[1] ?? [])
}

/** Returns whether .dockerignore lets a path into the build. It lists `*`, then exceptions as `!name`, then excluded names. */
function isInContext(file: string): boolean {
  const lines = readFileSync(path.join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  const [top] = file.split('/')
  if (!lines.includes(`!${top}`)) return false
  const names = lines.filter((line) => !line.startsWith('!') && line !== '*')
  return !names.some((name) => {
    const escaped = name
      .replace(/^\*\*\//, '')
      .replaceAll('.', '\\.')
      .replaceAll('*', '[^/]*')
    return new RegExp(`${name.startsWith('**/') ? '(^|/)' : '^'}${escaped}(/|$)`).test(file)
  })
}

/**
 * Builds the contents of the image once per run, with the Dockerfile's own RUN lines in a copy of the files that .dockerignore
 * lets in. The lines reuse the project's packages and build, because the script that they run skips what is up to date.
 * @returns the folder and the output of the RUN lines
 */
export async function imageFolder(): Promise<{ folder: string; output: string }> {
  const parent = await oncePerRun('image', makeImageFolder)
  return { folder: path.join(parent, 'image'), output: readFileSync(path.join(parent, 'output'), 'utf8') }
}

function makeImageFolder(parent: string): void {
  const source = path.join(parent, 'src')
  cpSync(root, source, {
    recursive: true,
    filter: (file) => {
      const name = path.relative(root, file)
      return name === '' || isInContext(name)
    },
  })
  // A link instead of a copy, because the packages are 30 000 files, which the lines only read.
  symlinkSync(path.join(root, 'node_modules'), path.join(source, 'node_modules'))
  for (const name of ['.next', 'dist'])
    if (existsSync(path.join(root, name))) linkTree(path.join(root, name), path.join(source, name))
  const output = dockerfileRunLines().map((line) =>
    execFileSync('/bin/sh', ['-c', line.replace(/ \/image\b/, ` ${path.join(parent, 'image')}`)], {
      cwd: source,
      encoding: 'utf8',
    }),
  )
  rmSync(source, { recursive: true, force: true })
  writeFileSync(path.join(parent, 'output'), output.join(''))
}
