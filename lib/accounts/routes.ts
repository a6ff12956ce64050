import { deviceOf } from '@/lib/accounts/device'
import { changeEmail, changeName, changePassword, signIn } from '@/lib/accounts/mutations'
import {
  accountShape,
  ownSessionShape,
  recoveryCodesShape,
  secondFactorShape,
  serializeSecondFactor,
  setupShape,
} from '@/lib/accounts/output'
import { endOtherSessions, endOwnSession, listOwnSessions, endSession } from '@/lib/accounts/sessions'
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
  listSpec,
  emptyReply,
  listReply,
  returnsAccepted,
  returnsBody,
  returnsNothing,
} from '@/lib/api/replies'
import { cookieSpec, cookieReply, signedInSpec, signedInReply, signedOutReply } from '@/lib/api/auth-replies'
import { isSameSite, clientOf, idParams } from '@/lib/api/request'
import { resource, route, type Routes } from '@/lib/api/route'
import { env } from '@/lib/platform/env'
import { toJson } from '@/lib/platform/output'

/** The endpoints of /api/Auth by sub-path. */
export const routes = {
  'change-email': resource({
    POST: route({
      access: 'account',
      summary: 'E-posta adresini değiştir',
      returns: signedInSpec,
      fails: ['rate-limited'],
      body: changeEmailSchema,
      call: ({ session, body, headers }) => changeEmail(session, body, clientOf(headers)),
      reply: signedInReply,
    }),
  }),
  'change-password': resource({
    POST: route({
      access: 'account',
      summary: 'Şifreyi değiştir',
      returns: signedInSpec,
      fails: ['rate-limited'],
      body: changePasswordSchema,
      call: ({ session, body, headers }) => changePassword(session, body, clientOf(headers)),
      reply: signedInReply,
    }),
  }),
  invitation: resource({
    POST: route({
      access: 'anyone',
      summary: 'Daveti kabul et, hesabı aç',
      returns: signedInSpec,
      fails: ['gone', 'rate-limited'],
      body: acceptSchema,
      call: ({ body, headers }) => acceptInvitation(body, clientOf(headers), deviceOf(headers)),
      reply: signedInReply,
    }),
  }),
  login: resource({
    POST: route({
      access: 'anyone',
      summary: 'Belirteç al',
      returns: signedInSpec,
      fails: ['unauthenticated', 'rate-limited'],
      body: signInSchema,
      call: ({ body, headers }) => signIn(body, clientOf(headers), deviceOf(headers)),
      reply: signedInReply,
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
      reply: (isFromSite) => (isFromSite ? signedOutReply() : emptyReply()),
    }),
  }),
  name: resource({
    PUT: route({
      access: 'account',
      summary: 'Ad soyadı değiştir',
      ...returnsNothing,
      body: changeNameSchema,
      call: ({ session, body }) => changeName(session, body),
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
      ...returnsBody(200, secondFactorShape, serializeSecondFactor),
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
      returns: responseSpec(200, recoveryCodesShape),
      fails: ['conflict', 'rate-limited'],
      body: confirmCodeSchema,
      call: ({ session, body }) => confirmSetup(session, body),
      reply: (recoveryCodes) => ({ status: 200, body: { recoveryCodes } }),
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
      returns: responseSpec(200, recoveryCodesShape),
      fails: ['conflict', 'rate-limited'],
      body: confirmPasswordAndCodeSchema,
      call: ({ session, body, headers }) => renewRecoveryCodes(session, body, clientOf(headers)),
      reply: (recoveryCodes) => ({ status: 200, body: { recoveryCodes } }),
    }),
  }),
  session: resource({
    GET: route({
      access: 'account',
      summary: 'Belirtecin hesabı',
      returns: responseSpec(200, accountShape),
      call: async ({ session }) => session,
      reply: (session) => ({ status: 200, body: toJson(accountShape, session) }),
    }),
    POST: route({
      access: 'account',
      summary: 'Panel sayfaları için çerez al',
      returns: cookieSpec,
      call: async ({ session: { expiresAt }, headers }) => ({ token: bearerToken(headers) ?? '', expiresAt }),
      reply: cookieReply,
    }),
  }),
  sessions: resource({
    GET: route({
      access: 'account',
      summary: 'Hesabın açık oturumları',
      returns: listSpec(ownSessionShape),
      call: ({ session }) => listOwnSessions(session),
      reply: (sessions) =>
        listReply(
          sessions.map((session) => toJson(ownSessionShape, session)),
          sessions.length,
        ),
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
