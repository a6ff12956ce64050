import { resendLink } from '@/lib/orders/link'
import { acceptedAnswer } from '@/lib/api/answers'
import { acceptedReply } from '@/lib/api/replies'
import { idParams } from '@/lib/api/request'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'orders',
    summary: 'Takip bağlantısını yeniden gönder',
    returns: acceptedAnswer('ETag'),
    fails: ['conflict', 'gone'],
    params: idParams,
    call: ({ session, params }) => resendLink(session, params.key),
    reply: (order) => acceptedReply(order),
  }),
})
