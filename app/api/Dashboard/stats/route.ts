import { countAll } from '@/lib/dashboard/data'
import { statsShape } from '@/lib/dashboard/output'
import { answer } from '@/lib/api/answers'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'session',
    summary: 'Sayılar',
    returns: answer(200, statsShape),
    call: ({ session }) => countAll(session),
    reply: (stats) => ({ status: 200, body: stats }),
  }),
})
