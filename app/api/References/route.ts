import { createdAnswer, listAnswer } from '@/lib/api/answers'
import { pageQuery } from '@/lib/api/paging'
import { createdReply, listReply } from '@/lib/api/replies'
import { idempotencyKeyOf } from '@/lib/api/request'
import { resource, route } from '@/lib/api/route'
import { admitSearch } from '@/lib/api/search-limit'
import { listReferences } from '@/lib/references/data'
import { createReference } from '@/lib/references/mutations'
import { newReferenceSchema } from '@/lib/references/schema'
import { referenceShape, serializeReference } from '@/lib/references/output'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    // Staff search without the limit of strangers.
    access: 'optional-content',
    summary: 'Liste',
    returns: listAnswer(referenceShape),
    fails: ['rate-limited'],
    admit: admitSearch,
    query: pageQuery,
    call: ({ query }) => listReferences(query.range, query.search),
    reply: ({ items, total }) => listReply(items.map(serializeReference), total),
  }),
  POST: route({
    access: 'content',
    summary: 'Yeni referans',
    returns: createdAnswer(referenceShape),
    readsHeaders: ['Idempotency-Key'],
    takes: 'form',
    body: newReferenceSchema,
    call: ({ session, body, headers }) => createReference(session, body, idempotencyKeyOf(headers)),
    reply: (reference) => createdReply(serializeReference(reference), reference, `/api/References/${reference.id}`),
  }),
})
