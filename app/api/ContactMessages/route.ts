import { signUploadToken } from '@/lib/auth/upload-token'
import { clientOf, idempotencyKeyOf } from '@/lib/http/request'
import { pageQuery } from '@/lib/http/paging'
import { listReply } from '@/lib/http/replies'
import { resource, route } from '@/lib/http/route'
import { listMessages } from '@/lib/domains/messages/data'
import { createMessage } from '@/lib/domains/messages/mutations'
import { messageSchema } from '@/lib/domains/messages/schema'
import { serializeMessage, serializeReceipt } from '@/lib/domains/messages/serialize'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'anyone',
    body: messageSchema,
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
    query: pageQuery,
    call: ({ session, query }) => listMessages(session, query.range, query.search),
    reply: ({ items, total }) => listReply(items.map(serializeMessage), total),
  }),
})
