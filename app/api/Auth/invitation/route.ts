import { deviceOf } from '@/lib/accounts/device'
import { acceptInvitation } from '@/lib/accounts/team/mutations'
import { acceptSchema } from '@/lib/accounts/team/schema'
import { signedInAnswer, signedInReply } from '@/lib/api/auth-replies'
import { clientOf } from '@/lib/api/request'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'anyone',
    summary: 'Daveti kabul et, hesabı aç',
    returns: signedInAnswer,
    fails: ['gone', 'rate-limited'],
    body: acceptSchema,
    call: ({ body, headers }) => acceptInvitation(body, clientOf(headers), deviceOf(headers)),
    reply: signedInReply,
  }),
})
