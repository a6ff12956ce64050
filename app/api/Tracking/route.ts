import { requestLink } from '@/lib/orders/link'
import { trackingRequestSchema } from '@/lib/orders/schema'
import { acceptedAnswer } from '@/lib/api/answers'
import { acceptedReply } from '@/lib/api/replies'
import { clientOf } from '@/lib/api/request'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'anyone',
    summary: 'Takip bağlantısını iste',
    returns: acceptedAnswer(),
    fails: ['rate-limited'],
    body: trackingRequestSchema,
    call: ({ body, headers }) => requestLink(body, clientOf(headers)),
    reply: () => acceptedReply(),
  }),
})
