import { signUploadToken } from '@/lib/auth/upload-token'
import { answer, csvAnswer, listAnswer } from '@/lib/http/answers'
import { csvReply, listedAs } from '@/lib/http/csv'
import { clientOf, idempotencyKeyOf } from '@/lib/http/request'
import { pageQuery } from '@/lib/http/paging'
import { listReply } from '@/lib/http/replies'
import { resource, route } from '@/lib/http/route'
import { listMessages } from '@/lib/domains/messages/data'
import { createMessage } from '@/lib/domains/messages/mutations'
import { messageSchema } from '@/lib/domains/messages/schema'
import { messageTable, serializeMessage, serializeReceipt } from '@/lib/domains/messages/serialize'
import { messageShape, newMessageShape, receiptShape } from '@/lib/domains/messages/shapes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'anyone',
    summary: 'Mesaj gönder',
    returns: answer(201, receiptShape, ['Upload-Token']),
    fails: ['rate-limited'],
    readsHeaders: ['Idempotency-Key'],
    body: messageSchema,
    bodyShape: newMessageShape,
    call: ({ body, headers }) =>
      createMessage(body, { address: clientOf(headers), idempotencyKey: idempotencyKeyOf(headers) }),
    reply: (receipt) => ({
      status: 201,
      headers: { 'Upload-Token': signUploadToken(receipt.id) },
      body: serializeReceipt(receipt),
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
