import { kindWrites, reorderRoute } from '@/lib/api/kind-routes'
import { returnsItem, returnsPage } from '@/lib/api/replies'
import { pageQuery } from '@/lib/api/paging'
import { idParams } from '@/lib/api/request'
import { resource, route, type Routes } from '@/lib/api/route'
import { admitSearch } from '@/lib/api/search-limit'
import { getReference, listReferences } from '@/lib/references/data'
import { createReference, updateReference } from '@/lib/references/mutations'
import { referenceShape, serializeReference } from '@/lib/references/output'
import { newReferenceSchema, referenceChangeSchema } from '@/lib/references/schema'

const writes = kindWrites('reference', {
  shape: referenceShape,
  serialize: serializeReference,
  takes: 'form',
  newBody: newReferenceSchema,
  changeBody: referenceChangeSchema,
  create: createReference,
  update: updateReference,
  isRepeatable: true,
  summaries: { create: 'Yeni referans', delete: 'Logosuyla sil' },
})

/** The endpoints of /api/References by sub-path. */
export const routes = {
  '': resource({
    GET: route({
      // Staff search without the rate limit of visitors.
      access: 'optional-content',
      summary: 'Liste',
      ...returnsPage(referenceShape, serializeReference),
      fails: ['rate-limited'],
      admit: admitSearch,
      query: pageQuery,
      call: ({ query }) => listReferences(query.range, query.search),
    }),
    POST: writes.POST,
  }),
  '[key]': resource({
    GET: route({
      access: 'anyone',
      summary: 'Bir referans',
      ...returnsItem(referenceShape, serializeReference),
      params: idParams,
      call: ({ params }) => getReference(params.key),
    }),
    PUT: writes.PUT,
    DELETE: writes.DELETE,
  }),
  order: resource({ PUT: reorderRoute('reference') }),
} satisfies Routes
