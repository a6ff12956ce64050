import { createdAnswer, listAnswer } from '@/lib/http/answers'
import { pageQuery } from '@/lib/http/paging'
import { createdReply, listReply } from '@/lib/http/replies'
import { idempotencyKeyOf } from '@/lib/http/request'
import { resource, route } from '@/lib/http/route'
import { admitSearch } from '@/lib/http/search-limit'
import { listReferences } from '@/lib/domains/references/data'
import { createReference } from '@/lib/domains/references/mutations'
import { newReferenceSchema } from '@/lib/domains/references/schema'
import { serializeReference } from '@/lib/domains/references/serialize'
import { referenceShape } from '@/lib/domains/references/shapes'

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
