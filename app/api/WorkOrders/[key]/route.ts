import { getOrder } from '@/lib/domains/work-orders/data'
import { updateOrder } from '@/lib/domains/work-orders/mutations'
import { orderChangeSchema } from '@/lib/domains/work-orders/schema'
import { serializeOrder } from '@/lib/domains/work-orders/serialize'
import { ifMatch, itemReply } from '@/lib/http/replies'
import { idParams } from '@/lib/http/request'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'orders',
    params: idParams,
    call: ({ session, params }) => getOrder(session, params.key),
    reply: (order) => itemReply(serializeOrder(order), order),
  }),
  PUT: route({
    access: 'orders',
    params: idParams,
    body: orderChangeSchema,
    call: ({ session, params, body, headers }) => updateOrder(session, params.key, body, ifMatch(headers)),
    reply: (order) => itemReply(serializeOrder(order), order),
  }),
})
