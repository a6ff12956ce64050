import { AppError } from '@/lib/platform/app-error'
import { search } from '@/lib/search/data'
import { MAX_SUGGESTIONS, searchQuery } from '@/lib/search/schema'
import { searchShape, serializeSearch } from '@/lib/search/output'
import { responseSpec } from '@/lib/api/replies'
import { NetworkLimit } from '@/lib/platform/limits/network'
import { clientOf } from '@/lib/api/request'
import { resource, route, type Routes } from '@/lib/api/route'

/** Maximum number of calls per network and minute. Typing causes at most two calls per second. */
const MAX_CALLS = 120
const limit = new NetworkLimit(60)

function admit({ headers }: { headers: Headers }): void {
  const { count, waitSeconds } = limit.count(clientOf(headers))
  if (count > MAX_CALLS) throw new AppError('rate-limited', { retryAfterSeconds: waitSeconds })
}

/** The endpoints of /api/Search. */
export const routes = {
  '': resource({
    GET: route({
      access: 'anyone',
      summary: 'Hizmet, arıza, yazı, soru ve sayfada ara',
      returns: responseSpec(200, searchShape),
      fails: ['rate-limited'],
      admit,
      query: searchQuery,
      call: async ({ query }) => ({ query, result: await search(query, MAX_SUGGESTIONS) }),
      reply: ({ query, result }) => ({ status: 200, body: serializeSearch(query, result) }),
    }),
  }),
} satisfies Routes
