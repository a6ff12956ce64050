import { confirmSignInSchema } from '@/lib/auth/schema'
import { renewRecoveryCodes } from '@/lib/auth/second-factor/setup'
import { recoveryCodesShape } from '@/lib/auth/shapes'
import { answer } from '@/lib/http/answers'
import { clientOf } from '@/lib/http/request'
import { resource, route } from '@/lib/http/route'

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
