import { z } from 'zod/mini'
import { visibleState } from '@/lib/content/publication'
import { listFaults } from '@/lib/domains/faults/data'
import { createFault } from '@/lib/domains/faults/mutations'
import { faultFilter, faultSchema } from '@/lib/domains/faults/schema'
import { serializeFault } from '@/lib/domains/faults/serialize'
import { faultShape } from '@/lib/domains/faults/shapes'
import { createdAnswer, listAnswer } from '@/lib/http/answers'
import { pageOf, publicationParameters } from '@/lib/http/paging'
import { createdReply, listReply } from '@/lib/http/replies'
import { resource, route } from '@/lib/http/route'

const faultQuery = z.pipe(
  z.extend(publicationParameters, faultFilter),
  z.transform(({ page, pageSize, q, ...filter }) => ({ ...pageOf({ page, pageSize, q }), ...filter })),
)

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'optional-session',
    summary: 'Liste, marka ve cihaza göre',
    returns: listAnswer(faultShape),
    query: faultQuery,
    call: ({ session, query: { state, ...filter } }) => listFaults(filter, visibleState(session, state)),
    reply: ({ items, total }) => listReply(items.map(serializeFault), total),
  }),
  POST: route({
    access: 'content',
    summary: 'Yeni arıza',
    returns: createdAnswer(faultShape),
    fails: ['conflict'],
    body: faultSchema,
    call: ({ session, body }) => createFault(session, body),
    reply: (fault) => createdReply(serializeFault(fault), fault, `/api/Faults/${fault.slug}`),
  }),
})
