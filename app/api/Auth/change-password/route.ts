import { changePassword } from '@/lib/accounts/mutations'
import { signedInAnswer, signedInReply } from '@/lib/api/auth-replies'
import { changePasswordSchema } from '@/lib/accounts/schema'
import { clientOf } from '@/lib/api/request'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'account',
    summary: 'Şifreyi değiştir',
    returns: signedInAnswer,
    fails: ['rate-limited'],
    body: changePasswordSchema,
    call: ({ session, body, headers }) => changePassword(session, body, clientOf(headers)),
    reply: signedInReply,
  }),
})
