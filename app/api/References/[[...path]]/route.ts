import { dispatch } from '@/lib/api/dispatch'
import {
  createdAnswer,
  emptyAnswer,
  itemAnswer,
  listAnswer,
  createdReply,
  emptyReply,
  ifMatch,
  itemReply,
  listReply,
} from '@/lib/api/replies'
import { reorderRoute } from '@/lib/api/reorder-route'
import { pageQuery } from '@/lib/api/paging'
import { idempotencyKeyOf, idParams } from '@/lib/api/request'
import { resource, route, type Routes } from '@/lib/api/route'
import { admitSearch } from '@/lib/api/search-limit'
import { getReference, listReferences } from '@/lib/references/data'
import { createReference, deleteReference, updateReference } from '@/lib/references/mutations'
import { referenceShape, serializeReference } from '@/lib/references/output'
import { newReferenceSchema, referenceChangeSchema } from '@/lib/references/schema'

/** The calls of /api/References by the address below it. */
export const routes = {
  '': resource({
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
  }),
  '[key]': resource({
    GET: route({
      access: 'anyone',
      summary: 'Bir referans',
      returns: itemAnswer(referenceShape),
      params: idParams,
      call: ({ params }) => getReference(params.key),
      reply: (reference) => itemReply(serializeReference(reference), reference),
    }),
    PUT: route({
      access: 'content',
      summary: 'Değiştir; If-Match ile',
      returns: itemAnswer(referenceShape),
      fails: ['stale'],
      params: idParams,
      takes: 'form',
      body: referenceChangeSchema,
      call: ({ session, params, body, headers }) => updateReference(session, params.key, body, ifMatch(headers)),
      reply: (reference) => itemReply(serializeReference(reference), reference),
    }),
    DELETE: route({
      access: 'content',
      summary: 'Logosuyla sil',
      returns: emptyAnswer(),
      params: idParams,
      call: ({ session, params }) => deleteReference(session, params.key),
      reply: () => emptyReply(),
    }),
  }),
  order: resource({ PUT: reorderRoute('reference') }),
} satisfies Routes

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = dispatch(routes)
