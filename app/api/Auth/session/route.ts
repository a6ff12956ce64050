import { answer } from '@/lib/http/answers'
import { cookieAnswer, cookieReply } from '@/lib/http/auth-replies'
import { bearerToken } from '@/lib/auth/require-admin'
import { accountShape } from '@/lib/auth/shapes'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'session',
    summary: 'Belirtecin hesabı',
    returns: answer(200, accountShape),
    call: async ({ session: { email } }) => ({ email }),
    reply: (account) => ({ status: 200, body: account }),
  }),
  POST: route({
    access: 'session',
    summary: 'Panel sayfaları için çerez al',
    returns: cookieAnswer,
    call: async ({ session: { expiresAt }, headers }) => ({ token: bearerToken(headers) ?? '', expiresAt }),
    reply: cookieReply,
  }),
})
