import { renewLink } from '@/lib/domains/work-orders/mutations'
import { serializeOrder } from '@/lib/domains/work-orders/serialize'
import { orderShape } from '@/lib/domains/work-orders/shapes'
import { itemAnswer } from '@/lib/http/answers'
import { itemReply } from '@/lib/http/replies'
import { idParams } from '@/lib/http/request'
import { resource, route } from '@/lib/http/route'

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
