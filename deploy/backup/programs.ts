import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { promisify } from 'node:util'
import { envForProgram } from '@/lib/platform/env'
import { OperatorError } from '@/prisma/operator'

type Name = 'pg_dump' | 'pg_restore' | 'pg_receivewal' | 'pg_basebackup' | 'postgres'

/** One of PostgreSQL's programs, and the major version of its release. */
export type Program = { file: string; major: number }

// Debian installs several releases side by side. PATH holds one of them.
const RELEASES = '/usr/lib/postgresql'

const run = promisify(execFile)

async function versionOf(file: string): Promise<number | null> {
  try {
    const { stdout } = await run(file, ['--version'])
    return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]) || null
  } catch {
    return null
  }
}

async function findAll(name: Name): Promise<Program[]> {
  const releases = await readdir(RELEASES).catch(() => [])
  const files = [name, ...releases.map((release) => `${RELEASES}/${release}/bin/${name}`)]
  const candidates = await Promise.all(files.map(async (file) => ({ file, major: await versionOf(file) })))
  return candidates.filter((program): program is Program => program.major !== null)
}

/**
 * Finds the oldest release of a program that is at least `major`, because pg_dump refuses newer servers and pg_restore
 * refuses newer dumps.
 * @param why what needs the program, for the error message
 * @throws {OperatorError} when there is none
 */
export async function findProgram(name: Name, major: number, why: string): Promise<Program> {
  const programs = await findAll(name)
  const [fitting] = programs.filter((program) => program.major >= major).toSorted((a, b) => a.major - b.major)
  if (fitting) return fitting
  const available =
    programs.length > 0 ? `bulunan ${[...new Set(programs.map(({ major }) => major))].join(', ')}` : 'hiç bulunamadı'
  throw new OperatorError(
    `${name}: ${available}; ${why} için ${major} ya da daha yeni bir sürüm gerekir (Debian: postgresql-client-${major}).`,
  )
}

// Parameters of a database address that libpq knows. Drivers have more of their own.
const LIBPQ_PARAMETERS = new Set([
  'sslmode',
  'sslrootcert',
  'sslcert',
  'sslkey',
  'host',
  'application_name',
  'connect_timeout',
])

/** Splits the password off an address, because every user of the machine can read command lines. */
function connectionOf(databaseUrl: string): { address: string; variables: Record<string, string> } {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  const foreign = Array.from(url.searchParams.keys()).filter((name) => !LIBPQ_PARAMETERS.has(name))
  for (const name of foreign) url.searchParams.delete(name)
  return { address: url.href, variables: { LC_ALL: 'C', ...(password && { PGPASSWORD: password }) } }
}

/** Starts one of PostgreSQL's programs on a database. `ended` fails with the last line that the program wrote. */
export function startOnDatabase(
  { file }: Program,
  databaseUrl: string,
  args: string[],
  signal?: AbortSignal,
): { child: ChildProcess; ended: Promise<void> } {
  const { address, variables } = connectionOf(databaseUrl)
  const child = spawn(file, [...args, `--dbname=${address}`], {
    env: envForProgram(variables),
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-4000)))
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      // pg_receivewal's last line only says that it ends.
      const lines = output
        .trim()
        .split('\n')
        .filter((line) => !line.endsWith(': disconnected'))
      const reason = lines.at(-1) || `çıkış kodu ${code}`
      if (code === 0) resolve()
      else reject(new OperatorError(`${file}: ${reason}`))
    })
  })
  ended.catch(() => {})
  return { child, ended }
}

/**
 * Runs one of PostgreSQL's programs on a database to its end.
 * @throws {OperatorError} with the last line that the program wrote
 */
export async function runOnDatabase(...call: Parameters<typeof startOnDatabase>): Promise<void> {
  const { child, ended } = startOnDatabase(...call)
  child.stdout!.resume()
  await ended
}
