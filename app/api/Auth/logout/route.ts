import { emptyAnswer } from '@/lib/http/answers'
import { cookieAnswer, signedOutReply } from '@/lib/http/auth-replies'
import { bearerToken } from '@/lib/auth/require-admin'
import { endSession } from '@/lib/auth/sessions'
import { env } from '@/lib/env'
import { isFromOwnPage } from '@/lib/http/own-page'
import { emptyReply } from '@/lib/http/replies'
import { resource, route } from '@/lib/http/route'

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
