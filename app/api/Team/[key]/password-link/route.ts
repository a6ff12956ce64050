import { makePasswordLink } from '@/lib/accounts/team/mutations'
import { passwordLinkShape } from '@/lib/accounts/team/output'
import { answer } from '@/lib/api/answers'
import { idParams } from '@/lib/api/request'
import { toJson } from '@/lib/platform/output'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'team',
    summary: 'Yeni şifre bağlantısı; e-posta gönderilmiyorsa bir kez gösterilir',
    returns: answer(201, passwordLinkShape),
    fails: ['conflict'],
    params: idParams,
    call: ({ session, params }) => makePasswordLink(session, params.key),
    reply: (link) => ({ status: 201, body: toJson(passwordLinkShape, link) }),
  }),
})
