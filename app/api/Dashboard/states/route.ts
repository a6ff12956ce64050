import { countContentStates } from '@/lib/domains/dashboard/data'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'content',
    call: ({ session }) => countContentStates(session),
    reply: (counts) => ({ status: 200, body: counts }),
  }),
})
