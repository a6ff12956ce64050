import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { EnvError, envForProgram, envOf } from '@/lib/platform/env'
import { OperatorError } from '@/prisma/operator'
import type { Snapshot } from './choose'

/**
 * The two off-site repositories. The log of the database has its own, because expired copies can be removed only while
 * nothing else uses a repository, and the log must not wait for a long copy.
 */
export type Repository = 'rows' | 'files'

/** The exit code of a backup that could not read a file. */
const INCOMPLETE = 3

export class Incomplete extends OperatorError {}

/** @throws {EnvError} if address or password is missing */
export function destination(): { address: string; password: string } {
  const { COPIES_TO: address, COPIES_PASSWORD: password } = envOf('COPIES_TO', 'COPIES_PASSWORD')
  if (!address) throw new EnvError('COPIES_TO: bulunan tanımlı değil; beklenen restic’in bildiği bir adres.')
  if (!password) throw new EnvError('COPIES_PASSWORD: bulunan tanımlı değil; beklenen kopyaların şifreleneceği parola.')
  return { address: address.replace(/\/+$/, ''), password }
}

/** The folder for the log and for restores. */
export const copiesFolder = () => path.resolve(envOf('COPIES_DIR').COPIES_DIR)

/** Parts of restic's messages that are not the reason: addresses, which may contain a password. */
const ADDRESSES = /^(?:Fatal: )+|create repository at \S+ failed: |\w+ "[^"]*": /g

/** Failures from which the next copy recovers, because it opens the repository again. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [
    /already locked/,
    'Başka bir işlem başka yerdeki kopyaları kilitledi; o bitince, yarıda kaldıysa en geç yarım saat sonra kopyalama sürer.',
  ],
  [
    // The message about an unreachable destination starts the same way.
    /unable to open config file: .*(?:no such file|does not exist)/i,
    'Başka yerdeki kopyalar silinmiş; sıradaki kopya yerini yeniden kurar.',
  ],
]

function explain(output: string, code: number | null): OperatorError {
  if (/wrong password|no key found/.test(output))
    return new OperatorError('COPIES_PASSWORD: bu parola başka yerdeki kopyaları açmıyor.')
  const reason = REASONS.find(([pattern]) => pattern.test(output))
  if (reason) return new OperatorError(reason[1])
  const lines = output.trim().split('\n')
  const line = lines.find((text) => text.startsWith('Fatal:')) ?? lines.at(-1)
  const message = `Başka yerdeki kopyalara ulaşılamadı (restic: ${line?.replaceAll(ADDRESSES, '') || code}).`
  return code === INCOMPLETE ? new Incomplete(message) : new OperatorError(message)
}

/** A running restic. `ended` resolves with its output. */
type Restic = { child: ChildProcess; ended: Promise<string> }

/** Starts restic. `ended` rejects with the reason in one line. */
export function startRestic(repository: Repository, args: string[], signal?: AbortSignal): Restic {
  const { address, password } = destination()
  const child = spawn('restic', args, {
    env: envForProgram({
      RESTIC_REPOSITORY: `${address}/${repository}`,
      RESTIC_PASSWORD: password,
      RESTIC_CACHE_DIR: path.join(copiesFolder(), 'cache'),
    }),
    stdio: ['pipe', 'pipe', 'pipe'],
    signal,
    // After SIGINT restic removes its lock.
    killSignal: 'SIGINT',
  })
  child.stdin.on('error', () => {})
  const [output, errors] = [[] as string[], [] as string[]]
  if (args[0] !== 'dump') child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text))
  const ended = new Promise<string>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT' ? new OperatorError('restic bulunamadı (Debian: restic).', { cause: error }) : error,
      ),
    )
    child.once('close', (code) => (code === 0 ? resolve(output.join('')) : reject(explain(errors.join(''), code))))
  })
  ended.catch(() => {})
  return { child, ended }
}

/** Runs restic to its end. @throws {OperatorError} with the reason */
export async function restic(repository: Repository, args: string[], signal?: AbortSignal): Promise<string> {
  const { child, ended } = startRestic(repository, args, signal)
  child.stdin!.end()
  return ended
}

/**
 * Creates a repository unless it exists, and returns whether it was created. Removes stale locks: those of ended processes on this
 * machine, and those that were not renewed for half an hour.
 */
export async function openRepository(repository: Repository, signal: AbortSignal): Promise<boolean> {
  const isNew = await restic(repository, ['init', '--quiet'], signal).then(
    () => true,
    (error: Error) => {
      if (!/already (exists|initialized)/.test(error.message)) throw error
      return false
    },
  )
  await restic(repository, ['unlock', '--quiet'], signal)
  return isNew
}

/** A restore must not wait for the lock of a lost machine. */
export const WITHOUT_LOCK = '--no-lock'

export const snapshotsOf = async (repository: Repository, signal?: AbortSignal) =>
  JSON.parse(await restic(repository, ['snapshots', '--json', WITHOUT_LOCK], signal)) as Snapshot[]
