import { deviceOf } from '@/lib/auth/device'
import { acceptInvitation } from '@/lib/domains/team/mutations'
import { acceptSchema } from '@/lib/domains/team/schema'
import { signedInAnswer, signedInReply } from '@/lib/http/auth-replies'
import { clientOf } from '@/lib/http/request'
import { resource, route } from '@/lib/http/route'

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
