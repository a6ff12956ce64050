import { countContentStates } from '@/lib/domains/dashboard/data'
import { stateCountsShape } from '@/lib/domains/dashboard/shapes'
import { answer } from '@/lib/http/answers'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'content',
    summary: 'Hizmet ve yazıların durumları',
    returns: answer(200, stateCountsShape),
    call: ({ session }) => countContentStates(session),
    reply: (counts) => ({ status: 200, body: counts }),
  }),
})
