import { renewLink } from '@/lib/orders/link'
import { serializeOrder } from '@/lib/orders/output'
import { orderShape } from '@/lib/orders/output'
import { itemAnswer } from '@/lib/api/answers'
import { itemReply } from '@/lib/api/replies'
import { idParams } from '@/lib/api/request'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'orders',
    summary: 'Takip bağlantısını yenile; eskisi açılmaz',
    returns: itemAnswer(orderShape),
    fails: ['gone'],
    params: idParams,
    call: ({ session, params }) => renewLink(session, params.key),
    reply: (order) => itemReply(serializeOrder(order), order),
  }),
})
