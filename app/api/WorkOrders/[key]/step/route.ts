import { moveOrder } from '@/lib/orders/mutations'
import { stepSchema } from '@/lib/orders/schema'
import { orderShape, serializeOrder } from '@/lib/orders/output'
import { itemAnswer } from '@/lib/api/answers'
import { ifMatch, itemReply } from '@/lib/api/replies'
import { idempotencyKeyOf, idParams } from '@/lib/api/request'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'orders',
    summary: 'Adımı değiştir; If-Match ile',
    returns: itemAnswer(orderShape),
    fails: ['conflict', 'stale'],
    readsHeaders: ['Idempotency-Key'],
    params: idParams,
    body: stepSchema,
    call: ({ session, params, body, headers }) =>
      moveOrder(session, params.key, body, { isKnown: ifMatch(headers), idempotencyKey: idempotencyKeyOf(headers) }),
    reply: (order) => itemReply(serializeOrder(order), order),
  }),
})
