import { idParams } from '@/lib/http/keys'
import { itemReply } from '@/lib/http/replies'
import { resource, route } from '@/lib/http/route'
import { getReference } from '@/lib/references/data'
import { serializeReference } from '@/lib/references/serialize'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'anyone',
    params: idParams,
    call: ({ params }) => getReference(params.key),
    reply: (reference) => itemReply(serializeReference(reference), reference),
  }),
})
