import { changeEmail } from '@/lib/accounts/mutations'
import { signedInAnswer, signedInReply } from '@/lib/api/auth-replies'
import { changeEmailSchema } from '@/lib/accounts/schema'
import { clientOf } from '@/lib/api/request'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'account',
    summary: 'E-posta adresini değiştir',
    returns: signedInAnswer,
    fails: ['rate-limited'],
    body: changeEmailSchema,
    call: ({ session, body, headers }) => changeEmail(session, body, clientOf(headers)),
    reply: signedInReply,
  }),
})
