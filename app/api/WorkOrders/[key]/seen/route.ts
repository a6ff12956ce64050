import { markSeen } from '@/lib/domains/work-orders/mutations'
import { emptyAnswer } from '@/lib/http/answers'
import { emptyReply } from '@/lib/http/replies'
import { idParams } from '@/lib/http/request'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'orders',
    summary: 'Yeni kararı ve fotoğrafları görüldü say',
    returns: emptyAnswer('ETag'),
    params: idParams,
    call: ({ session, params }) => markSeen(session, params.key),
    reply: (order) => emptyReply(order),
  }),
})
