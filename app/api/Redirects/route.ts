import { listRedirects } from '@/lib/redirects/data'
import { createRedirect } from '@/lib/redirects/mutations'
import { redirectSchema } from '@/lib/redirects/schema'
import { redirectTable } from '@/lib/redirects/csv'
import { redirectShape, serializeRedirect } from '@/lib/redirects/output'
import { createdAnswer, csvAnswer, listAnswer } from '@/lib/api/answers'
import { csvReply, listedAs } from '@/lib/api/csv'
import { pageQuery } from '@/lib/api/paging'
import { createdReply, listReply } from '@/lib/api/replies'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'settings',
    summary: 'Liste; CSV de verir',
    returns: [listAnswer(redirectShape), csvAnswer],
    query: pageQuery,
    call: async ({ session, query, headers }) =>
      listedAs({ session, headers, kind: 'redirect' }, await listRedirects(session, query.range, query.search)),
    reply: ({ items, total, asCsv }) => {
      return asCsv ? csvReply('yonlendirmeler', redirectTable(items)) : listReply(items.map(serializeRedirect), total)
    },
  }),
  POST: route({
    access: 'settings',
    summary: 'Yeni yönlendirme',
    returns: createdAnswer(redirectShape),
    fails: ['conflict'],
    body: redirectSchema,
    call: ({ session, body }) => createRedirect(session, body),
    reply: (redirect) => createdReply(serializeRedirect(redirect), redirect, `/api/Redirects/${redirect.id}`),
  }),
})
