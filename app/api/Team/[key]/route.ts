import { getMember } from '@/lib/accounts/team/data'
import { changeMember } from '@/lib/accounts/team/mutations'
import { memberChangeSchema } from '@/lib/accounts/team/schema'
import { memberShape, serializeMember } from '@/lib/accounts/team/output'
import { itemAnswer } from '@/lib/api/answers'
import { ifMatch, itemReply } from '@/lib/api/replies'
import { idParams } from '@/lib/api/request'
import { resource, route } from '@/lib/api/route'

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
