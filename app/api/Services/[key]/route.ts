import { visibleState } from '@/lib/content/publication'
import { emptyAnswer, itemAnswer, movedAnswer } from '@/lib/api/answers'
import { stateQuery } from '@/lib/api/paging'
import { slugParams, idParams } from '@/lib/api/request'
import { emptyReply, ifMatch, itemReply, movedReply } from '@/lib/api/replies'
import { resource, route } from '@/lib/api/route'
import { getService } from '@/lib/services/data'
import { deleteService, updateService } from '@/lib/services/mutations'
import { serviceChangeSchema } from '@/lib/services/schema'
import { serializeService, serviceShape } from '@/lib/services/output'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'optional-content',
    summary: 'Bir hizmet',
    returns: [itemAnswer(serviceShape), movedAnswer],
    params: slugParams,
    query: stateQuery,
    call: ({ session, params, query }) => getService(params.key, visibleState(session, query.state)),
    reply: (found) =>
      'movedTo' in found
        ? movedReply(`/api/Services/${found.movedTo}`)
        : itemReply(serializeService(found.item), found.item),
  }),
  PUT: route({
    access: 'content',
    summary: 'Değiştir; If-Match ile',
    returns: itemAnswer(serviceShape),
    fails: ['slug-taken', 'stale'],
    params: idParams,
    body: serviceChangeSchema,
    call: ({ session, params, body, headers }) => updateService(session, params.key, body, ifMatch(headers)),
    reply: (service) => itemReply(serializeService(service), service),
  }),
  DELETE: route({
    access: 'content',
    summary: 'Resimleriyle sil',
    returns: emptyAnswer(),
    params: idParams,
    call: ({ session, params }) => deleteService(session, params.key),
    reply: () => emptyReply(),
  }),
})
