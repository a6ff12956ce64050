import { linkTargets } from '@/lib/domains/faults/data'
import { serializeTargets } from '@/lib/domains/faults/serialize'
import { targetsShape } from '@/lib/domains/faults/shapes'
import { answer } from '@/lib/http/answers'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'content',
    summary: 'Bağlanabilecek hizmetler ve yazılar',
    returns: answer(200, targetsShape),
    call: ({ session }) => linkTargets(session),
    reply: (targets) => ({ status: 200, body: serializeTargets(targets) }),
  }),
})
