import { makePasswordLink } from '@/lib/domains/team/mutations'
import { serializePasswordLink } from '@/lib/domains/team/serialize'
import { passwordLinkShape } from '@/lib/domains/team/shapes'
import { answer } from '@/lib/http/answers'
import { idParams } from '@/lib/http/request'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'team',
    summary: 'Yeni şifre bağlantısı; e-posta gönderilmiyorsa bir kez gösterilir',
    returns: answer(201, passwordLinkShape),
    fails: ['conflict'],
    params: idParams,
    call: ({ session, params }) => makePasswordLink(session, params.key),
    reply: (link) => ({ status: 201, body: serializePasswordLink(link) }),
  }),
})
