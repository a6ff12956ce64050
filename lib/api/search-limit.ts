import { AppError } from '@/lib/platform/app-error'
import type { AdminSession } from '@/lib/access/admin-session'
import { requiredWords } from '@/lib/platform/turkish/search'
import { NetworkLimit } from '@/lib/platform/limits/network'
import { clientOf } from '@/lib/api/request'
import { singleton } from '@/lib/platform/runtime/singleton'

/** Maximum number of words in a visitor's search. Each word costs a search through all texts. */
const MAX_WORDS = 10
const TOO_MANY = `Aramada en çok ${MAX_WORDS} farklı sözcük olabilir.`

/** Maximum number of searches per network and minute. */
const MAX_SEARCHES = 30
const limit = singleton('site.list-searches', () => new NetworkLimit(60))

type Call = { session?: AdminSession; query: { search: string }; headers: Headers }

/**
 * Limits the cost of visitors' searches in lists. Staff may search for any number of words, such as a whole title, at any rate.
 * @throws {AppError} invalid-input for too many words; rate-limited
 */
export function admitSearch({ session, query, headers }: Call): void {
  if (session || query.search === '') return
  const { count, waitSeconds } = limit.count(clientOf(headers))
  if (count > MAX_SEARCHES) throw new AppError('rate-limited', { retryAfterSeconds: waitSeconds })
  if (requiredWords(query.search).length <= MAX_WORDS) return
  throw new AppError('invalid-input', { message: TOO_MANY, fields: { q: [TOO_MANY] } })
}
