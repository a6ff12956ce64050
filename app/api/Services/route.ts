import { visibleState } from '@/lib/content/publication'
import { createdAnswer, listAnswer } from '@/lib/api/answers'
import { publicationQuery } from '@/lib/api/paging'
import { createdReply, listReply } from '@/lib/api/replies'
import { resource, route } from '@/lib/api/route'
import { admitSearch } from '@/lib/api/search-limit'
import { listServices } from '@/lib/services/data'
import { createService } from '@/lib/services/mutations'
import { serviceSchema } from '@/lib/services/schema'
import { serializeService, serviceShape } from '@/lib/services/output'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'optional-content',
    summary: 'Liste; state ile taslaklar',
    returns: listAnswer(serviceShape),
    fails: ['rate-limited'],
    admit: admitSearch,
    query: publicationQuery,
    call: ({ session, query }) => listServices(query.range, query.search, visibleState(session, query.state)),
    reply: ({ items, total }) => listReply(items.map(serializeService), total),
  }),
  POST: route({
    access: 'content',
    summary: 'Yeni hizmet',
    returns: createdAnswer(serviceShape),
    fails: ['slug-taken'],
    body: serviceSchema,
    call: ({ session, body }) => createService(session, body),
    reply: (service) => createdReply(serializeService(service), service, `/api/Services/${service.slug}`),
  }),
})
