import { recordDecision } from '@/lib/domains/quotes/mutations'
import { toldDecisionSchema } from '@/lib/domains/work-orders/schema'
import { serializeOrder } from '@/lib/domains/work-orders/serialize'
import { orderShape } from '@/lib/domains/work-orders/shapes'
import { itemAnswer } from '@/lib/http/answers'
import { ifMatch, itemReply } from '@/lib/http/replies'
import { idParams } from '@/lib/http/request'
import { resource, route } from '@/lib/http/route'

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
