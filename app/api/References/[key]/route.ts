import { emptyAnswer, itemAnswer } from '@/lib/http/answers'
import { idParams } from '@/lib/http/request'
import { emptyReply, ifMatch, itemReply } from '@/lib/http/replies'
import { resource, route } from '@/lib/http/route'
import { getReference } from '@/lib/domains/references/data'
import { deleteReference, updateReference } from '@/lib/domains/references/mutations'
import { referenceChangeSchema } from '@/lib/domains/references/schema'
import { serializeReference } from '@/lib/domains/references/serialize'
import { referenceShape } from '@/lib/domains/references/shapes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'anyone',
    summary: 'Bir referans',
    returns: itemAnswer(referenceShape),
    params: idParams,
    call: ({ params }) => getReference(params.key),
    reply: (reference) => itemReply(serializeReference(reference), reference),
  }),
  PUT: route({
    access: 'content',
    summary: 'Değiştir; If-Match ile',
    returns: itemAnswer(referenceShape),
    fails: ['stale'],
    params: idParams,
    takes: 'form',
    body: referenceChangeSchema,
    call: ({ session, params, body, headers }) => updateReference(session, params.key, body, ifMatch(headers)),
    reply: (reference) => itemReply(serializeReference(reference), reference),
  }),
  DELETE: route({
    access: 'content',
    summary: 'Logosuyla sil',
    returns: emptyAnswer(),
    params: idParams,
    call: ({ session, params }) => deleteReference(session, params.key),
    reply: () => emptyReply(),
  }),
})
