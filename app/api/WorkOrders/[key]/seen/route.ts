import { markSeen } from '@/lib/orders/mutations'
import { emptyAnswer } from '@/lib/api/answers'
import { emptyReply } from '@/lib/api/replies'
import { idParams } from '@/lib/api/request'
import { resource, route } from '@/lib/api/route'

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
