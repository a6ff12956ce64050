import { requestLink } from '@/lib/domains/tracking/mutations'
import { trackingRequestSchema } from '@/lib/domains/work-orders/schema'
import { acceptedAnswer } from '@/lib/http/answers'
import { acceptedReply } from '@/lib/http/replies'
import { clientOf } from '@/lib/http/request'
import { resource, route } from '@/lib/http/route'

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
