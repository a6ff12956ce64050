import { linkTargets } from '@/lib/faults/data'
import { serializeTargets, targetsShape } from '@/lib/faults/output'
import { answer } from '@/lib/api/answers'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'content',
    summary: 'Bağlanabilecek hizmetler ve yazılar',
    returns: answer(200, targetsShape),
    call: ({ session }) => linkTargets(session),
    reply: (targets) => ({ status: 200, body: serializeTargets(targets) }),
  }),
})
