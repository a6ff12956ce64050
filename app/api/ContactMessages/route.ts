import { z } from 'zod/mini'
import { signUploadToken } from '@/lib/photos/upload-token'
import { answer, csvAnswer, listAnswer } from '@/lib/api/answers'
import { csvReply, listedAs } from '@/lib/api/csv'
import { clientOf, idempotencyKeyOf } from '@/lib/api/request'
import { pageQuery } from '@/lib/api/paging'
import { listReply } from '@/lib/api/replies'
import { toJson } from '@/lib/platform/output'
import { resource, route } from '@/lib/api/route'
import { listMessages } from '@/lib/contact/data'
import { createMessage } from '@/lib/contact/mutations'
import { HONEYPOT, messageSchema } from '@/lib/contact/schema'
import { messageTable } from '@/lib/contact/csv'
import { messageShape, receiptShape, serializeMessage } from '@/lib/contact/output'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'anyone',
    summary: 'Mesaj gönder',
    returns: answer(201, receiptShape, ['Upload-Token']),
    fails: ['rate-limited'],
    readsHeaders: ['Idempotency-Key'],
    body: messageSchema,
    // Bots read the description, too.
    bodyShape: z.omit(messageSchema, { [HONEYPOT]: true }),
    call: ({ body, headers }) =>
      createMessage(body, { address: clientOf(headers), idempotencyKey: idempotencyKeyOf(headers) }),
    reply: (receipt) => ({
      status: 201,
      headers: { 'Upload-Token': signUploadToken(receipt.id) },
      body: toJson(receiptShape, receipt),
    }),
  }),
  GET: route({
    access: 'messages',
    summary: 'Liste; CSV de verir',
    returns: [listAnswer(messageShape), csvAnswer],
    query: pageQuery,
    call: async ({ session, query: { range, search }, headers }) =>
      listedAs({ session, headers, kind: 'message' }, await listMessages(session, range, search)),
    reply: ({ items, total, asCsv }) => {
      return asCsv ? csvReply('mesajlar', messageTable(items)) : listReply(items.map(serializeMessage), total)
    },
  }),
})
