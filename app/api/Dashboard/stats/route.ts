import { countAll } from '@/lib/domains/dashboard/data'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'session',
    call: ({ session }) => countAll(session),
    reply: (stats) => ({ status: 200, body: stats }),
  }),
})
