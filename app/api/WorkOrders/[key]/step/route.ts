import { moveOrder } from '@/lib/domains/work-orders/mutations'
import { stepSchema } from '@/lib/domains/work-orders/schema'
import { serializeOrder } from '@/lib/domains/work-orders/serialize'
import { orderShape } from '@/lib/domains/work-orders/shapes'
import { itemAnswer } from '@/lib/http/answers'
import { ifMatch, itemReply } from '@/lib/http/replies'
import { idempotencyKeyOf, idParams } from '@/lib/http/request'
import { resource, route } from '@/lib/http/route'

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
