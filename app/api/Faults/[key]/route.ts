import { visibleState } from '@/lib/content/publication'
import { emptyAnswer, itemAnswer, movedAnswer } from '@/lib/api/answers'
import { stateQuery } from '@/lib/api/paging'
import { slugParams, idParams } from '@/lib/api/request'
import { emptyReply, ifMatch, itemReply, movedReply } from '@/lib/api/replies'
import { resource, route } from '@/lib/api/route'
import { getFault } from '@/lib/faults/data'
import { deleteFault, updateFault } from '@/lib/faults/mutations'
import { faultSchema } from '@/lib/faults/schema'
import { faultShape, serializeFault } from '@/lib/faults/output'

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
