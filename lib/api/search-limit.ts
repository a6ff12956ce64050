import { AppError } from '@/lib/platform/app-error'
import type { AdminSession } from '@/lib/access/admin-session'
import { requiredWords } from '@/lib/platform/turkish/search'
import { NetworkLimit } from '@/lib/platform/limits/network'
import { clientOf } from '@/lib/api/request'
import { singleton } from '@/lib/platform/runtime/singleton'

/** Words of a stranger's search. Each is looked for in all texts, at the cost of a search of its own. */
const MAX_WORDS = 10
const TOO_MANY = `Aramada en çok ${MAX_WORDS} farklı sözcük olabilir.`

/** Searches of one network in a minute. */
const MAX_SEARCHES = 30
const limit = singleton('site.list-searches', () => new NetworkLimit(60))

type Call = { session?: AdminSession; query: { search: string }; headers: Headers }

/**
 * Bounds what strangers' searches in lists cost. Staff may search for the whole title of an item, and as often as they
 * like.
 * @throws {AppError} invalid-input for too many words; rate-limited
 */
export function admitSearch({ session, query, headers }: Call): void {
  if (session || query.search === '') return
  const { count, waitSeconds } = limit.count(clientOf(headers))
  if (count > MAX_SEARCHES) throw new AppError('rate-limited', { retryAfterSeconds: waitSeconds })
  if (requiredWords(query.search).length <= MAX_WORDS) return
  throw new AppError('invalid-input', { message: TOO_MANY, fields: { q: [TOO_MANY] } })
}
