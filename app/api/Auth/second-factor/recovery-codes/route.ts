import { confirmSignInSchema } from '@/lib/accounts/schema'
import { renewRecoveryCodes } from '@/lib/accounts/second-factor/setup'
import { recoveryCodesShape } from '@/lib/accounts/output'
import { answer } from '@/lib/api/answers'
import { clientOf } from '@/lib/api/request'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'account',
    summary: 'Yeni yedek kodlar; eskileri geçmez',
    returns: answer(200, recoveryCodesShape),
    fails: ['conflict', 'rate-limited'],
    body: confirmSignInSchema,
    call: ({ session, body, headers }) => renewRecoveryCodes(session, body, clientOf(headers)),
    reply: (recoveryCodes) => ({ status: 200, body: { recoveryCodes } }),
  }),
})
