import { resendLink } from '@/lib/domains/work-orders/mutations'
import { acceptedAnswer } from '@/lib/http/answers'
import { acceptedReply } from '@/lib/http/replies'
import { idParams } from '@/lib/http/request'
import { resource, route } from '@/lib/http/route'

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
