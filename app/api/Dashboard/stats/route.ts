import { countAll } from '@/lib/domains/dashboard/data'
import { statsShape } from '@/lib/domains/dashboard/shapes'
import { answer } from '@/lib/http/answers'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'session',
    summary: 'Sayılar',
    returns: answer(200, statsShape),
    call: ({ session }) => countAll(session),
    reply: (stats) => ({ status: 200, body: stats }),
  }),
})
