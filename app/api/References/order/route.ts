import { emptyAnswer } from '@/lib/api/answers'
import { emptyReply } from '@/lib/api/replies'
import { resource, route } from '@/lib/api/route'
import { orderSchema } from '@/lib/content/reorder'
import { orderReferences } from '@/lib/references/mutations'

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
