import { visibleState } from '@/lib/content/publication'
import { createdAnswer, listAnswer } from '@/lib/http/answers'
import { publicationQuery } from '@/lib/http/paging'
import { createdReply, listReply } from '@/lib/http/replies'
import { resource, route } from '@/lib/http/route'
import { admitSearch } from '@/lib/http/search-limit'
import { listServices } from '@/lib/domains/services/data'
import { createService } from '@/lib/domains/services/mutations'
import { serviceSchema } from '@/lib/domains/services/schema'
import { serializeService } from '@/lib/domains/services/serialize'
import { serviceShape } from '@/lib/domains/services/shapes'

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
