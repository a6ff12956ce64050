import { changeEmail } from '@/lib/auth/mutations'
import { signedInAnswer, signedInReply } from '@/lib/http/auth-replies'
import { changeEmailSchema } from '@/lib/auth/schema'
import { clientOf } from '@/lib/http/request'
import { resource, route } from '@/lib/http/route'

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
