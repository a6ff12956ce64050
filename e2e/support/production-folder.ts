import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { oncePerRun } from './once-per-run'

const root = path.resolve(import.meta.dirname, '../..')

/** The commands of the Dockerfile's RUN lines. */
export function runLines(): string[] {
  return readFileSync(path.join(root, 'Dockerfile'), 'utf8')
    .split('\n')
    .flatMap((line) => /^RUN (.+)$/.exec(line)?.[1] ?? [])
}

/** Whether .dockerignore lets a path into the build: `*`, then what is let in by `!name`, then what is not after all. */
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

/** Links a folder where the disk allows: nothing writes into its files. */
function link(from: string, to: string): void {
  try {
    execFileSync('cp', ['-alT', from, to], { stdio: 'ignore' })
  } catch {
    rmSync(to, { recursive: true, force: true })
    execFileSync('cp', ['-aT', from, to])
  }
}

/**
 * What the image holds, made as the image makes it: the Dockerfile's own RUN lines in a copy of what .dockerignore lets
 * in. Packages and the build are those at hand, since both scripts make nothing anew that is current. Once per run: it is
 * only read.
 * @returns the folder, and what the lines said
 */
export async function imageFolder(): Promise<{ folder: string; said: string }> {
  const place = await oncePerRun('image', makeImageFolder)
  return { folder: path.join(place, 'image'), said: readFileSync(path.join(place, 'said'), 'utf8') }
}

function makeImageFolder(place: string): void {
  const source = path.join(place, 'src')
  cpSync(root, source, {
    recursive: true,
    filter: (file) => {
      const name = path.relative(root, file)
      return name === '' || isInContext(name)
    },
  })
  // Packages by their place: there are 30 000 files of them, and the lines only read them.
  symlinkSync(path.join(root, 'node_modules'), path.join(source, 'node_modules'))
  for (const name of ['.next', 'dist'])
    if (existsSync(path.join(root, name))) link(path.join(root, name), path.join(source, name))
  const said = runLines().map((line) =>
    execFileSync('/bin/sh', ['-c', line.replace(/ \/image\b/, ` ${path.join(place, 'image')}`)], {
      cwd: source,
      encoding: 'utf8',
    }),
  )
  rmSync(source, { recursive: true, force: true })
  writeFileSync(path.join(place, 'said'), said.join(''))
}
