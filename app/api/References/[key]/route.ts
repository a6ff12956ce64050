import { idParams } from '@/lib/http/request'
import { emptyReply, ifMatch, itemReply } from '@/lib/http/replies'
import { resource, route } from '@/lib/http/route'
import { getReference } from '@/lib/domains/references/data'
import { deleteReference, updateReference } from '@/lib/domains/references/mutations'
import { referenceChangeSchema } from '@/lib/domains/references/schema'
import { serializeReference } from '@/lib/domains/references/serialize'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'anyone',
    params: idParams,
    call: ({ params }) => getReference(params.key),
    reply: (reference) => itemReply(serializeReference(reference), reference),
  }),
  PUT: route({
    access: 'content',
    params: idParams,
    takes: 'form',
    body: referenceChangeSchema,
    call: ({ session, params, body, headers }) => updateReference(session, params.key, body, ifMatch(headers)),
    reply: (reference) => itemReply(serializeReference(reference), reference),
  }),
  DELETE: route({
    access: 'content',
    params: idParams,
    call: ({ session, params }) => deleteReference(session, params.key),
    reply: () => emptyReply(),
  }),
})
