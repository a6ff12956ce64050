import { z } from 'zod/mini'
import { responseSpec, returnsBody } from '@/lib/api/replies'
import { withCsvFlag, returnsPageOrCsv } from '@/lib/api/csv'
import { pageQuery } from '@/lib/api/paging'
import { clientOf, idempotencyKeyOf, idParams } from '@/lib/api/request'
import { resource, route, type Routes } from '@/lib/api/route'
import { messageTable } from '@/lib/contact/csv'
import { sourceOf } from '@/lib/counts/beacon'
import { getMessage, listMessages } from '@/lib/contact/data'
import { createMessage, setMessageRead } from '@/lib/contact/mutations'
import { messageShape, receiptShape, serializeMessage } from '@/lib/contact/output'
import { messageFields, messageReadSchema, messageSchema } from '@/lib/contact/schema'
import { addMessagePhoto } from '@/lib/orders/photo/mutations'
import { photoReceiptShape } from '@/lib/photos/output'
import { photoSchema } from '@/lib/photos/schema'
import { refuseUploadToken, signUploadToken } from '@/lib/photos/upload-token'
import { toJson } from '@/lib/platform/output'

const messageFilter = z.object({
  unread: z
    .optional(z.literal('true', { error: 'unread yalnız true olabilir.' }))
    .check(z.describe('Yalnız okunmamışlar')),
})

/** The endpoints of /api/ContactMessages by sub-path. */
export const routes = {
  '': resource({
    POST: route({
      access: 'anyone',
      summary: 'Mesaj gönder',
      returns: responseSpec(201, receiptShape, ['Upload-Token']),
      fails: ['rate-limited'],
      readsHeaders: ['Idempotency-Key'],
      body: messageSchema,
      // The API's description omits the honeypot, because bots read the description.
      bodyShape: messageFields,
      call: ({ body, headers }) =>
        createMessage(body, {
          ipAddress: clientOf(headers),
          idempotencyKey: idempotencyKeyOf(headers),
          source: sourceOf(Object.fromEntries(headers)),
        }),
      reply: (receipt) => ({
        status: 201,
        headers: { 'Upload-Token': signUploadToken(receipt.id) },
        body: toJson(receiptShape, receipt),
      }),
    }),
    GET: route({
      access: 'messages',
      summary: 'Liste; CSV de verir',
      ...returnsPageOrCsv(messageShape, serializeMessage, 'mesajlar', messageTable),
      query: z.intersection(pageQuery, messageFilter),
      call: async ({ session, query: { range, ...filter }, headers }) =>
        withCsvFlag({ session, headers, kind: 'message' }, await listMessages(session, range, filter)),
    }),
  }),
  '[key]': resource({
    GET: route({
      access: 'messages',
      summary: 'Bir mesaj',
      ...returnsBody(200, messageShape, serializeMessage),
      params: idParams,
      call: ({ session, params }) => getMessage(session, params.key),
    }),
    PATCH: route({
      access: 'messages',
      summary: 'Okundu diye işaretle',
      ...returnsBody(200, messageShape, serializeMessage),
      params: idParams,
      body: messageReadSchema,
      call: ({ session, params, body }) => setMessageRead(session, params.key, body.isRead),
    }),
  }),
  '[key]/photos': resource({
    POST: route({
      access: 'anyone',
      summary: 'Mesaja fotoğraf ekle',
      returns: responseSpec(201, photoReceiptShape),
      fails: ['unauthenticated', 'conflict', 'rate-limited'],
      readsHeaders: ['Upload-Token'],
      params: idParams,
      admit: ({ params, headers }) => refuseUploadToken(params.key, headers.get('upload-token') ?? ''),
      takes: 'form',
      body: photoSchema,
      call: ({ params, body, headers }) => addMessagePhoto(params.key, body.file, clientOf(headers)),
      reply: (photo) => ({ status: 201, body: toJson(photoReceiptShape, photo) }),
    }),
  }),
} satisfies Routes
