import { emptyAnswer } from '@/lib/http/answers'
import { emptyReply } from '@/lib/http/replies'
import { resource, route } from '@/lib/http/route'
import { orderSchema } from '@/lib/content/reorder'
import { orderServices } from '@/lib/domains/services/mutations'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PUT: route({
    access: 'content',
    summary: 'Sırala',
    returns: emptyAnswer(),
    body: orderSchema,
    call: ({ session, body }) => orderServices(session, body.ids),
    reply: () => emptyReply(),
  }),
})
