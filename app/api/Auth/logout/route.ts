import { signedOutReply } from '@/lib/auth/replies'
import { bearerToken } from '@/lib/auth/require-admin'
import { endSession } from '@/lib/auth/sessions'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  // Anyone: who brings no living token has nothing to end, and loses the cookie all the same.
  POST: route({
    access: 'anyone',
    call: async ({ headers }) => endSession(bearerToken(headers)),
    reply: signedOutReply,
  }),
})
