import { emptyAnswer } from '@/lib/api/answers'
import { cookieAnswer, signedOutReply } from '@/lib/api/auth-replies'
import { bearerToken } from '@/lib/accounts/require-admin'
import { endSession } from '@/lib/accounts/sessions'
import { env } from '@/lib/platform/env'
import { isFromOwnPage } from '@/lib/api/own-page'
import { emptyReply } from '@/lib/api/replies'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  // Open to anyone, because the cookie must go even if the token has expired. A form on another site sends no token and
  // must not delete the cookie.
  POST: route({
    access: 'anyone',
    summary: 'Belirteci geçersiz kıl',
    returns: [cookieAnswer, emptyAnswer()],
    call: async ({ headers }) => {
      await endSession(bearerToken(headers))
      return isFromOwnPage(
        { origin: headers.get('origin'), host: headers.get('host'), 'sec-fetch-site': headers.get('sec-fetch-site') },
        env().SITE_URL,
      )
    },
    reply: (isOwn) => (isOwn ? signedOutReply() : emptyReply()),
  }),
})
