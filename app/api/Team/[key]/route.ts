import { getMember } from '@/lib/domains/team/data'
import { changeMember } from '@/lib/domains/team/mutations'
import { memberChangeSchema } from '@/lib/domains/team/schema'
import { serializeMember } from '@/lib/domains/team/serialize'
import { memberShape } from '@/lib/domains/team/shapes'
import { itemAnswer } from '@/lib/http/answers'
import { ifMatch, itemReply } from '@/lib/http/replies'
import { idParams } from '@/lib/http/request'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'team',
    summary: 'Bir hesap',
    returns: itemAnswer(memberShape),
    params: idParams,
    call: ({ session, params }) => getMember(session, params.key),
    reply: (member) => itemReply(serializeMember(member), member),
  }),
  PATCH: route({
    access: 'team',
    summary: 'Rolü değiştir, hesabı kapat ya da aç; If-Match ile',
    returns: itemAnswer(memberShape),
    fails: ['conflict', 'stale'],
    params: idParams,
    body: memberChangeSchema,
    call: ({ session, params, body, headers }) => changeMember(session, params.key, body, ifMatch(headers)),
    reply: (member) => itemReply(serializeMember(member), member),
  }),
})
