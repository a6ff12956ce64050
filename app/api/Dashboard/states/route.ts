import { countContentStates } from '@/lib/dashboard/data'
import { stateCountsShape } from '@/lib/dashboard/output'
import { answer } from '@/lib/api/answers'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'content',
    summary: 'Hizmet ve yazıların durumları',
    returns: answer(200, stateCountsShape),
    call: ({ session }) => countContentStates(session),
    reply: (counts) => ({ status: 200, body: counts }),
  }),
})
