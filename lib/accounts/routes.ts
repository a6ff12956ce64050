import { z } from 'zod/mini'
import { clearedCookies, sessionCookies } from '@/lib/accounts/cookie'
import { deviceOf } from '@/lib/accounts/device'
import { changeEmail, changeName, changePassword, signIn } from '@/lib/accounts/mutations'
import { accountShape, ownSessionShape, recoveryCodesShape, secondFactorShape, setupShape } from '@/lib/accounts/output'
import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  endSession,
  type SessionToken,
} from '@/lib/accounts/sessions'
import { requestPasswordLink, setNewPassword } from '@/lib/accounts/password/links'
import { bearerToken } from '@/lib/accounts/require-admin'
import {
  changeEmailSchema,
  changeNameSchema,
  changePasswordSchema,
  confirmCodeSchema,
  confirmPasswordSchema,
  confirmPasswordAndCodeSchema,
  newPasswordSchema,
  passwordLinkSchema,
  signInSchema,
} from '@/lib/accounts/schema'
import {
  confirmSetup,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSetup,
} from '@/lib/accounts/second-factor/setup'
import { acceptInvitation } from '@/lib/accounts/team/mutations'
import { acceptSchema } from '@/lib/accounts/team/schema'
import {
  responseSpec,
  emptySpec,
  emptyReply,
  type Reply,
  returnsAccepted,
  returnsBody,
  returnsList,
  returnsNothing,
} from '@/lib/api/replies'
import { isSameSite, clientOf, idParams } from '@/lib/api/request'
import { resource, route, type Routes } from '@/lib/api/route'
import { renameResponsible } from '@/lib/orders/order/mutations'
import { env } from '@/lib/platform/env'
import { output, toJson } from '@/lib/platform/output'

const signedInShape = output('SignedIn', { token: z.string(), expiresAt: z.iso.datetime() })

/** The token, for API calls, and the cookie, for admin pages. */
const returnsSignedIn = {
  returns: responseSpec(200, signedInShape, ['Set-Cookie']),
  reply: (session: SessionToken): Reply<200, z.infer<typeof signedInShape>> => ({
    status: 200,
    headers: { 'Set-Cookie': sessionCookies(session.token, session.expiresAt) },
    body: toJson(signedInShape, session),
  }),
}

const cookieSpec = responseSpec(204, undefined, ['Set-Cookie'])

/** Sets only the cookie. */
const cookieReply = (cookies: string[]): Reply<204, undefined> => ({ status: 204, headers: { 'Set-Cookie': cookies } })

const serializeCodes = (recoveryCodes: string[]) => ({ recoveryCodes })

/** The endpoints of /api/Auth by sub-path. */
export const routes = {
  'change-email': resource({
    POST: route({
      access: 'account',
      summary: 'E-posta adresini değiştir',
      ...returnsSignedIn,
      fails: ['rate-limited'],
      body: changeEmailSchema,
      call: ({ session, body, headers }) => changeEmail(session, body, clientOf(headers), renameResponsible),
    }),
  }),
  'change-password': resource({
    POST: route({
      access: 'account',
      summary: 'Şifreyi değiştir',
      ...returnsSignedIn,
      fails: ['rate-limited'],
      body: changePasswordSchema,
      call: ({ session, body, headers }) => changePassword(session, body, clientOf(headers)),
    }),
  }),
  invitation: resource({
    POST: route({
      access: 'anyone',
      summary: 'Daveti kabul et, hesabı aç',
      ...returnsSignedIn,
      fails: ['gone', 'rate-limited'],
      body: acceptSchema,
      call: ({ body, headers }) => acceptInvitation(body, clientOf(headers), deviceOf(headers)),
    }),
  }),
  login: resource({
    POST: route({
      access: 'anyone',
      summary: 'Belirteç al',
      ...returnsSignedIn,
      fails: ['unauthenticated', 'rate-limited'],
      body: signInSchema,
      call: ({ body, headers }) => signIn(body, clientOf(headers), deviceOf(headers)),
    }),
  }),
  logout: resource({
    // Open to anyone, because the cookie must be deleted even if the token has expired. A form on another site sends no token
    // and must not delete the cookie.
    POST: route({
      access: 'anyone',
      summary: 'Belirteci geçersiz kıl',
      returns: [cookieSpec, emptySpec()],
      call: async ({ headers }) => {
        await endSession(bearerToken(headers))
        return isSameSite(
          { origin: headers.get('origin'), host: headers.get('host'), 'sec-fetch-site': headers.get('sec-fetch-site') },
          env().SITE_URL,
        )
      },
      reply: (isFromSite) => (isFromSite ? cookieReply(clearedCookies()) : emptyReply()),
    }),
  }),
  name: resource({
    PUT: route({
      access: 'account',
      summary: 'Ad soyadı değiştir',
      ...returnsNothing,
      body: changeNameSchema,
      call: ({ session, body }) => changeName(session, body, renameResponsible),
    }),
  }),
  'new-password': resource({
    POST: route({
      access: 'anyone',
      summary: 'Bağlantıyla yeni şifre belirle',
      ...returnsNothing,
      fails: ['gone'],
      body: newPasswordSchema,
      call: ({ body }) => setNewPassword(body),
    }),
  }),
  'password-link': resource({
    POST: route({
      access: 'anyone',
      summary: 'Şifre bağlantısını iste',
      ...returnsAccepted,
      fails: ['rate-limited'],
      body: passwordLinkSchema,
      call: ({ body, headers }) => requestPasswordLink(body, clientOf(headers)),
    }),
  }),
  'second-factor': resource({
    GET: route({
      access: 'account',
      summary: 'Kendi iki adımlı girişi',
      ...returnsBody(200, secondFactorShape),
      call: ({ session }) => getSecondFactor(session),
    }),
    POST: route({
      access: 'account',
      summary: 'İki adımlı girişi kurmaya başla',
      ...returnsBody(200, setupShape),
      fails: ['conflict', 'rate-limited'],
      body: confirmPasswordSchema,
      call: ({ session, body, headers }) => startSetup(session, body, clientOf(headers)),
    }),
    PUT: route({
      access: 'account',
      summary: 'Uygulamanın ilk koduyla aç; yedek kodlar bir kez döner',
      ...returnsBody(200, recoveryCodesShape, serializeCodes),
      fails: ['conflict', 'rate-limited'],
      body: confirmCodeSchema,
      call: ({ session, body }) => confirmSetup(session, body),
    }),
    DELETE: route({
      access: 'account',
      summary: 'İki adımlı girişi kapat; açıksa kodla',
      ...returnsNothing,
      fails: ['conflict', 'rate-limited'],
      body: confirmPasswordAndCodeSchema,
      call: ({ session, body, headers }) => removeSecondFactor(session, body, clientOf(headers)),
    }),
  }),
  'second-factor/recovery-codes': resource({
    POST: route({
      access: 'account',
      summary: 'Yeni yedek kodlar; eskileri geçmez',
      ...returnsBody(200, recoveryCodesShape, serializeCodes),
      fails: ['conflict', 'rate-limited'],
      body: confirmPasswordAndCodeSchema,
      call: ({ session, body, headers }) => renewRecoveryCodes(session, body, clientOf(headers)),
    }),
  }),
  session: resource({
    GET: route({
      access: 'account',
      summary: 'Belirtecin hesabı',
      ...returnsBody(200, accountShape),
      call: async ({ session }) => session,
    }),
    POST: route({
      access: 'account',
      summary: 'Panel sayfaları için çerez al',
      returns: cookieSpec,
      call: async ({ session: { expiresAt }, headers }) => sessionCookies(bearerToken(headers) ?? '', expiresAt),
      reply: cookieReply,
    }),
  }),
  sessions: resource({
    GET: route({
      access: 'account',
      summary: 'Hesabın açık oturumları',
      ...returnsList(ownSessionShape),
      call: ({ session }) => listOwnSessions(session),
    }),
    DELETE: route({
      access: 'account',
      summary: 'Diğer oturumları kapat',
      ...returnsNothing,
      call: ({ session }) => endOtherSessions(session),
    }),
  }),
  'sessions/[key]': resource({
    DELETE: route({
      access: 'account',
      summary: 'Bir oturumu kapat',
      ...returnsNothing,
      params: idParams,
      call: ({ session, params }) => endOwnSession(session, params.key),
    }),
  }),
} satisfies Routes
