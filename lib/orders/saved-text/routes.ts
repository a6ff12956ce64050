import { ifMatch, returnsCreated, returnsItem, returnsList, returnsNothing } from '@/lib/api/replies'
import { idParams } from '@/lib/api/request'
import { resource, route, type Routes } from '@/lib/api/route'
import { listSavedTexts } from '@/lib/orders/saved-text/data'
import { createSavedText, deleteSavedText, updateSavedText } from '@/lib/orders/saved-text/mutations'
import { savedTextShape, serializeSavedText } from '@/lib/orders/saved-text/output'
import { savedTextFilterSchema, savedTextSchema } from '@/lib/orders/saved-text/schema'

/** The endpoints of /api/SavedTexts by sub-path. */
export const routes = {
  '': resource({
    GET: route({
      access: 'orders',
      summary: 'Hazır metinler: teklif satırları ve müşteriye cümleler',
      ...returnsList(savedTextShape, serializeSavedText),
      query: savedTextFilterSchema,
      call: ({ session, query }) => listSavedTexts(session, query.kind),
    }),
    POST: route({
      access: 'orders',
      summary: 'Hazır metin kaydet',
      ...returnsCreated('/api/SavedTexts', savedTextShape, serializeSavedText),
      fails: ['conflict'],
      body: savedTextSchema,
      call: ({ session, body }) => createSavedText(session, body),
    }),
  }),
  '[key]': resource({
    PUT: route({
      access: 'orders',
      summary: 'Hazır metni değiştir; If-Match ile',
      ...returnsItem(savedTextShape, serializeSavedText),
      fails: ['conflict', 'stale'],
      params: idParams,
      body: savedTextSchema,
      call: ({ session, params, body, headers }) => updateSavedText(session, params.key, body, ifMatch(headers)),
    }),
    DELETE: route({
      access: 'orders',
      summary: 'Hazır metni sil',
      ...returnsNothing,
      params: idParams,
      call: ({ session, params }) => deleteSavedText(session, params.key),
    }),
  }),
} satisfies Routes
