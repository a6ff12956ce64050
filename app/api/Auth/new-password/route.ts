import { setNewPassword } from '@/lib/auth/password/links'
import { newPasswordSchema } from '@/lib/auth/schema'
import { emptyAnswer } from '@/lib/http/answers'
import { emptyReply } from '@/lib/http/replies'
import { resource, route } from '@/lib/http/route'

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
