import { requestPasswordLink } from '@/lib/accounts/password/links'
import { passwordLinkSchema } from '@/lib/accounts/schema'
import { acceptedAnswer } from '@/lib/api/answers'
import { acceptedReply } from '@/lib/api/replies'
import { clientOf } from '@/lib/api/request'
import { resource, route } from '@/lib/api/route'

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
