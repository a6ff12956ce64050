import { AsyncLocalStorage } from 'node:async_hooks'
import { singleton } from '@/lib/platform/runtime/singleton'

/** Who changes data: an administrator, or the site itself, which has no id. */
type Actor = { id: string | null; name: string }

/** The actor of jobs. */
export const SYSTEM: Actor = { id: null, name: 'Sistem' }

const storage = singleton('site.actor', () => new AsyncLocalStorage<Actor>())

/** Runs work on behalf of an actor, whom the audit trail names. */
export function withActor<T>(actor: Actor, work: () => PromiseLike<T>): Promise<T> {
  // Awaited within `run`, because a query of Prisma begins when it is awaited.
  return storage.run(actor, async () => await work())
}

/** Returns the current actor, or null for a visitor's request. */
export function currentActor(): Actor | null {
  return storage.getStore() ?? null
}
