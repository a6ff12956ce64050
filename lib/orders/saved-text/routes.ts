import {
  createdSpec,
  createdReply,
  emptySpec,
  emptyReply,
  ifMatch,
  itemSpec,
  itemReply,
  listSpec,
  listReply,
} from '@/lib/api/replies'
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
      returns: listSpec(savedTextShape),
      query: savedTextFilterSchema,
      call: ({ session, query }) => listSavedTexts(session, query.kind),
      reply: (texts) => listReply(texts.map(serializeSavedText), texts.length),
    }),
    POST: route({
      access: 'orders',
      summary: 'Hazır metin kaydet',
      returns: createdSpec(savedTextShape),
      fails: ['conflict'],
      body: savedTextSchema,
      call: ({ session, body }) => createSavedText(session, body),
      reply: (text) => createdReply(serializeSavedText(text), text, `/api/SavedTexts/${text.id}`),
    }),
  }),
  '[key]': resource({
    PUT: route({
      access: 'orders',
      summary: 'Hazır metni değiştir; If-Match ile',
      returns: itemSpec(savedTextShape),
      fails: ['conflict', 'stale'],
      params: idParams,
      body: savedTextSchema,
      call: ({ session, params, body, headers }) => updateSavedText(session, params.key, body, ifMatch(headers)),
      reply: (text) => itemReply(serializeSavedText(text), text),
    }),
    DELETE: route({
      access: 'orders',
      summary: 'Hazır metni sil',
      returns: emptySpec(),
      params: idParams,
      call: ({ session, params }) => deleteSavedText(session, params.key),
      reply: () => emptyReply(),
    }),
  }),
} satisfies Routes
