import { getOrder } from '@/lib/orders/data'
import { updateOrder } from '@/lib/orders/mutations'
import { orderChangeSchema } from '@/lib/orders/schema'
import { orderShape, serializeOrder } from '@/lib/orders/output'
import { itemAnswer } from '@/lib/api/answers'
import { ifMatch, itemReply } from '@/lib/api/replies'
import { idParams } from '@/lib/api/request'
import { resource, route } from '@/lib/api/route'

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
