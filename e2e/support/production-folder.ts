import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** The commands of the Dockerfile's RUN lines. */
export function runLines(): string[] {
  return readFileSync(path.join(root, 'Dockerfile'), 'utf8').split('\n').flatMap((line) => /^RUN (.+)$/.exec(line)?.[1] ?? [])
}

/** Whether .dockerignore lets a path into the build: `*`, then what is let in by `!name`, then what is not after all. */
function isInContext(file: string): boolean {
  const lines = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n').filter((line) => line && !line.startsWith('#'))
  const [top] = file.split('/')
  if (!lines.includes(`!${top}`)) return false
  const names = lines.filter((line) => !line.startsWith('!') && line !== '*')
  return !names.some((name) => {
    const escaped = name.replace(/^\*\*\//, '').replaceAll('.', '\\.').replaceAll('*', '[^/]*')
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
 * in. Packages and the build are those at hand, since both scripts make nothing anew that is current.
 */
export function makeImageFolder(): { folder: string; said: string; remove: () => void } {
  const place = mkdtempSync(path.join(tmpdir(), 'image-'))
  const source = path.join(place, 'src')
  cpSync(root, source, {
    recursive: true,
    filter: (file) => {
      const name = path.relative(root, file)
      return name === '' || isInContext(name)
    },
  })
  for (const name of ['node_modules', '.next', 'dist']) if (existsSync(path.join(root, name))) link(path.join(root, name), path.join(source, name))
  const folder = path.join(place, 'image')
  const said = runLines().map((line) =>
    execFileSync('/bin/sh', ['-c', line.replace(/ \/image\b/, ` ${folder}`)], { cwd: source, encoding: 'utf8' }),
  )
  rmSync(source, { recursive: true, force: true })
  // Whoever runs it is not whoever made it.
  execFileSync('chmod', ['a+rx', place])
  return { folder, said: said.join(''), remove: () => rmSync(place, { recursive: true, force: true }) }
}
