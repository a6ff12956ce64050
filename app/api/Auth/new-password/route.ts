import { setNewPassword } from '@/lib/accounts/password/links'
import { newPasswordSchema } from '@/lib/accounts/schema'
import { emptyAnswer } from '@/lib/api/answers'
import { emptyReply } from '@/lib/api/replies'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'anyone',
    summary: 'Bağlantıyla yeni şifre belirle',
    returns: emptyAnswer(),
    fails: ['gone'],
    body: newPasswordSchema,
    call: ({ body }) => setNewPassword(body),
    reply: () => emptyReply(),
  }),
})
