import { recordDecision } from '@/lib/orders/quote-mutations'
import { toldDecisionSchema } from '@/lib/orders/schema'
import { orderShape, serializeOrder } from '@/lib/orders/output'
import { itemAnswer } from '@/lib/api/answers'
import { ifMatch, itemReply } from '@/lib/api/replies'
import { idParams } from '@/lib/api/request'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'orders',
    summary: 'Bildirilen kararı yaz; If-Match ile',
    returns: itemAnswer(orderShape),
    fails: ['conflict', 'stale'],
    params: idParams,
    body: toldDecisionSchema,
    call: ({ session, params, body, headers }) => recordDecision(session, params.key, body, ifMatch(headers)),
    reply: (order) => itemReply(serializeOrder(order), order),
  }),
})
