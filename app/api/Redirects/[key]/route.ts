import { getRedirect } from '@/lib/redirects/data'
import { deleteRedirect, updateRedirect } from '@/lib/redirects/mutations'
import { redirectSchema } from '@/lib/redirects/schema'
import { redirectShape, serializeRedirect } from '@/lib/redirects/output'
import { emptyAnswer, itemAnswer } from '@/lib/api/answers'
import { emptyReply, ifMatch, itemReply } from '@/lib/api/replies'
import { idParams } from '@/lib/api/request'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'settings',
    summary: 'Bir yönlendirme',
    returns: itemAnswer(redirectShape),
    params: idParams,
    call: ({ session, params }) => getRedirect(session, params.key),
    reply: (redirect) => itemReply(serializeRedirect(redirect), redirect),
  }),
  PUT: route({
    access: 'settings',
    summary: 'Değiştir; If-Match ile',
    returns: itemAnswer(redirectShape),
    fails: ['conflict', 'stale'],
    params: idParams,
    body: redirectSchema,
    call: ({ session, params, body, headers }) => updateRedirect(session, params.key, body, ifMatch(headers)),
    reply: (redirect) => itemReply(serializeRedirect(redirect), redirect),
  }),
  DELETE: route({
    access: 'settings',
    summary: 'Sil',
    returns: emptyAnswer(),
    params: idParams,
    call: ({ session, params }) => deleteRedirect(session, params.key),
    reply: () => emptyReply(),
  }),
})
