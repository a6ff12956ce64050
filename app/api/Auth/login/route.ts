import { deviceOf } from '@/lib/auth/device'
import { signIn } from '@/lib/auth/mutations'
import { signedInAnswer, signedInReply } from '@/lib/http/auth-replies'
import { signInSchema } from '@/lib/auth/schema'
import { clientOf } from '@/lib/http/request'
import { resource, route } from '@/lib/http/route'

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
