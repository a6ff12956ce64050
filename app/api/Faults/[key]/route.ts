import { visibleState } from '@/lib/content/publication'
import { emptyAnswer, itemAnswer, movedAnswer } from '@/lib/http/answers'
import { stateQuery } from '@/lib/http/paging'
import { slugParams, idParams } from '@/lib/http/request'
import { emptyReply, ifMatch, itemReply, movedReply } from '@/lib/http/replies'
import { resource, route } from '@/lib/http/route'
import { getFault } from '@/lib/domains/faults/data'
import { deleteFault, updateFault } from '@/lib/domains/faults/mutations'
import { faultSchema } from '@/lib/domains/faults/schema'
import { serializeFault } from '@/lib/domains/faults/serialize'
import { faultShape } from '@/lib/domains/faults/shapes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'optional-content',
    summary: 'Bir arıza',
    returns: [itemAnswer(faultShape), movedAnswer],
    params: slugParams,
    query: stateQuery,
    call: ({ session, params, query }) =>
      getFault(params.key, visibleState(session, query.state), session ? 'staff' : 'public'),
    reply: (found) =>
      'movedTo' in found
        ? movedReply(`/api/Faults/${found.movedTo}`)
        : itemReply(serializeFault(found.item), found.item),
  }),
  PUT: route({
    access: 'content',
    summary: 'Değiştir; If-Match ile',
    returns: itemAnswer(faultShape),
    fails: ['conflict', 'stale'],
    params: idParams,
    body: faultSchema,
    call: ({ session, params, body, headers }) => updateFault(session, params.key, body, ifMatch(headers)),
    reply: (fault) => itemReply(serializeFault(fault), fault),
  }),
  DELETE: route({
    access: 'content',
    summary: 'Sil',
    returns: emptyAnswer(),
    params: idParams,
    call: ({ session, params }) => deleteFault(session, params.key),
    reply: () => emptyReply(),
  }),
})
