import { requestPasswordLink } from '@/lib/auth/password/links'
import { passwordLinkSchema } from '@/lib/auth/schema'
import { acceptedAnswer } from '@/lib/http/answers'
import { acceptedReply } from '@/lib/http/replies'
import { clientOf } from '@/lib/http/request'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'anyone',
    summary: 'Şifre bağlantısını iste',
    returns: acceptedAnswer(),
    fails: ['rate-limited'],
    body: passwordLinkSchema,
    call: ({ body, headers }) => requestPasswordLink(body, clientOf(headers)),
    reply: () => acceptedReply(),
  }),
})
