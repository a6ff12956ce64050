import { getOrder } from '@/lib/domains/work-orders/data'
import { updateOrder } from '@/lib/domains/work-orders/mutations'
import { orderChangeSchema } from '@/lib/domains/work-orders/schema'
import { serializeOrder } from '@/lib/domains/work-orders/serialize'
import { orderShape } from '@/lib/domains/work-orders/shapes'
import { itemAnswer } from '@/lib/http/answers'
import { ifMatch, itemReply } from '@/lib/http/replies'
import { idParams } from '@/lib/http/request'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'orders',
    summary: 'Bir iş emri, her şeyiyle',
    returns: itemAnswer(orderShape),
    params: idParams,
    call: ({ session, params }) => getOrder(session, params.key),
    reply: (order) => itemReply(serializeOrder(order), order),
  }),
  PUT: route({
    access: 'orders',
    summary: 'Müşteri, cihaz, arıza; If-Match ile',
    returns: itemAnswer(orderShape),
    fails: ['stale'],
    params: idParams,
    body: orderChangeSchema,
    call: ({ session, params, body, headers }) => updateOrder(session, params.key, body, ifMatch(headers)),
    reply: (order) => itemReply(serializeOrder(order), order),
  }),
})
