import { signIn } from '@/lib/auth/mutations'
import { signedInReply } from '@/lib/http/auth-replies'
import { signInSchema } from '@/lib/auth/schema'
import { clientOf } from '@/lib/http/request'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'anyone',
    body: signInSchema,
    call: ({ body, headers }) => signIn(body, clientOf(headers)),
    reply: signedInReply,
  }),
})
