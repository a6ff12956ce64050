import { linkTargets } from '@/lib/domains/faults/data'
import { serializeTargets } from '@/lib/domains/faults/serialize'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'content',
    call: ({ session }) => linkTargets(session),
    reply: (targets) => ({ status: 200, body: serializeTargets(targets) }),
  }),
})
