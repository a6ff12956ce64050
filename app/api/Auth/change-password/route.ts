import { changePassword } from '@/lib/auth/mutations'
import { signedInAnswer, signedInReply } from '@/lib/http/auth-replies'
import { changePasswordSchema } from '@/lib/auth/schema'
import { clientOf } from '@/lib/http/request'
import { resource, route } from '@/lib/http/route'

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
