import { emptyAnswer } from '@/lib/http/answers'
import { emptyReply } from '@/lib/http/replies'
import { resource, route } from '@/lib/http/route'
import { orderSchema } from '@/lib/content/reorder'
import { orderReferences } from '@/lib/domains/references/mutations'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PUT: route({
    access: 'content',
    summary: 'Sırala',
    returns: emptyAnswer(),
    body: orderSchema,
    call: ({ session, body }) => orderReferences(session, body.ids),
    reply: () => emptyReply(),
  }),
})
