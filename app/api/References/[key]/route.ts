import { emptyAnswer, itemAnswer } from '@/lib/api/answers'
import { idParams } from '@/lib/api/request'
import { emptyReply, ifMatch, itemReply } from '@/lib/api/replies'
import { resource, route } from '@/lib/api/route'
import { getReference } from '@/lib/references/data'
import { deleteReference, updateReference } from '@/lib/references/mutations'
import { referenceChangeSchema } from '@/lib/references/schema'
import { referenceShape, serializeReference } from '@/lib/references/output'

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
