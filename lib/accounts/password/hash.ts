import 'server-only'
import { availableParallelism } from 'node:os'
import type { PasswordTask } from '@/lib/accounts/password/worker'
import { MAX_PASSWORD_BYTES } from '@/lib/accounts/schema'
import { singleton } from '@/lib/platform/runtime/singleton'
import { WorkerThread } from '@/lib/platform/runtime/worker-thread'

/** bcrypt's work factor. It is the same for all accounts, so that response times do not reveal which exist. */
export const PASSWORD_COST = 12

/** How many passwords are hashed concurrently. If there are several cores, one stays free for the site. */
export const PASSWORD_THREADS = Math.max(1, availableParallelism() - 1)

/** Hash of a discarded random text, so that an unknown account costs as much time as a known one. */
export const DUMMY_HASH = '$2b$12$nRzPej5HvXOt490kJbNpr.5kXXcWUengzAznQ4QgPcaCCtYCPrSPi'

const threads = singleton('site.password-threads', () =>
  Array.from({ length: PASSWORD_THREADS }, () => new WorkerThread<PasswordTask, string | boolean>('password-worker')),
)

function run(password: string, hash: string | null): Promise<string | boolean> {
  const [thread] = threads.toSorted((a, b) => a.load - b.load)
  return thread!.run({ password, hash, cost: PASSWORD_COST })
}

/** Returns the bcrypt hash of a password, computed outside the event loop (about 0.3 s). */
export async function hashPassword(password: string): Promise<string> {
  return String(await run(password, null))
}

/**
 * Whether a password matches a hash. It takes equally long for an account that does not exist (`undefined`) and for a
 * password that is too long for bcrypt, which never matches.
 */
export async function passwordMatches(password: string, hash: string | undefined): Promise<boolean> {
  const isMatch = await run(password, hash ?? DUMMY_HASH)
  return isMatch === true && hash !== undefined && Buffer.byteLength(password) <= MAX_PASSWORD_BYTES
}
