import { clientOf } from '@/lib/http/client-of'
import { idempotencyKey } from '@/lib/http/idempotency-key'
import { resource, route } from '@/lib/http/route'
import { createMessage } from '@/lib/messages/mutations'
import { messageSchema } from '@/lib/messages/schema'
import { serializeReceipt } from '@/lib/messages/serialize'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'anyone',
    body: messageSchema,
    call: ({ body, headers }) =>
      createMessage(body, {
        address: clientOf(headers),
        idempotencyKey: idempotencyKey(headers),
      }),
    reply: (receipt) => ({ status: 201, body: serializeReceipt(receipt) }),
  }),
})
