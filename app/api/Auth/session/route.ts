import { cookieReply } from '@/lib/http/auth-replies'
import { bearerToken } from '@/lib/auth/require-admin'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'session',
    call: async ({ session: { email } }) => ({ email }),
    reply: (account) => ({ status: 200, body: account }),
  }),
  POST: route({
    access: 'session',
    call: async ({ session: { expiresAt }, headers }) => ({ token: bearerToken(headers) ?? '', expiresAt }),
    reply: cookieReply,
  }),
})
