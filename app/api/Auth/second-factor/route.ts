import { confirmCodeSchema, confirmPasswordSchema, confirmSignInSchema } from '@/lib/accounts/schema'
import { confirmSetup, getSecondFactor, removeSecondFactor, startSetup } from '@/lib/accounts/second-factor/setup'
import { recoveryCodesShape, serializeSecondFactor, secondFactorShape, setupShape } from '@/lib/accounts/output'
import { answer, emptyAnswer } from '@/lib/api/answers'
import { emptyReply } from '@/lib/api/replies'
import { clientOf } from '@/lib/api/request'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'account',
    summary: 'Kendi iki adımlı girişi',
    returns: answer(200, secondFactorShape),
    call: ({ session }) => getSecondFactor(session),
    reply: (factor) => ({ status: 200, body: serializeSecondFactor(factor) }),
  }),
  POST: route({
    access: 'account',
    summary: 'İki adımlı girişi kurmaya başla',
    returns: answer(200, setupShape),
    fails: ['conflict', 'rate-limited'],
    body: confirmPasswordSchema,
    call: ({ session, body, headers }) => startSetup(session, body, clientOf(headers)),
    reply: (setup) => ({ status: 200, body: setup }),
  }),
  PUT: route({
    access: 'account',
    summary: 'Uygulamanın ilk koduyla aç; yedek kodlar bir kez döner',
    returns: answer(200, recoveryCodesShape),
    fails: ['conflict', 'rate-limited'],
    body: confirmCodeSchema,
    call: ({ session, body }) => confirmSetup(session, body),
    reply: (recoveryCodes) => ({ status: 200, body: { recoveryCodes } }),
  }),
  DELETE: route({
    access: 'account',
    summary: 'İki adımlı girişi kapat; açıksa kodla',
    returns: emptyAnswer(),
    fails: ['conflict', 'rate-limited'],
    body: confirmSignInSchema,
    call: ({ session, body, headers }) => removeSecondFactor(session, body, clientOf(headers)),
    reply: () => emptyReply(),
  }),
})
