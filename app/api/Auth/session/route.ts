import { answer } from '@/lib/api/answers'
import { cookieAnswer, cookieReply } from '@/lib/api/auth-replies'
import { bearerToken } from '@/lib/accounts/require-admin'
import { accountShape } from '@/lib/accounts/output'
import { toJson } from '@/lib/platform/output'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'account',
    summary: 'Belirtecin hesabı',
    returns: answer(200, accountShape),
    call: async ({ session }) => session,
    reply: (session) => ({ status: 200, body: toJson(accountShape, session) }),
  }),
  POST: route({
    access: 'account',
    summary: 'Panel sayfaları için çerez al',
    returns: cookieAnswer,
    call: async ({ session: { expiresAt }, headers }) => ({ token: bearerToken(headers) ?? '', expiresAt }),
    reply: cookieReply,
  }),
})
