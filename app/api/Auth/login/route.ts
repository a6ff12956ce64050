import { deviceOf } from '@/lib/accounts/device'
import { signIn } from '@/lib/accounts/mutations'
import { signedInAnswer, signedInReply } from '@/lib/api/auth-replies'
import { signInSchema } from '@/lib/accounts/schema'
import { clientOf } from '@/lib/api/request'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'anyone',
    summary: 'Belirteç al',
    returns: signedInAnswer,
    fails: ['unauthenticated', 'rate-limited'],
    body: signInSchema,
    call: ({ body, headers }) => signIn(body, clientOf(headers), deviceOf(headers)),
    reply: signedInReply,
  }),
})
