import { endOwnSession } from '@/lib/auth/own-sessions'
import { emptyAnswer } from '@/lib/http/answers'
import { emptyReply } from '@/lib/http/replies'
import { idParams } from '@/lib/http/request'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  DELETE: route({
    access: 'account',
    summary: 'Bir oturumu kapat',
    returns: emptyAnswer(),
    params: idParams,
    call: ({ session, params }) => endOwnSession(session, params.key),
    reply: () => emptyReply(),
  }),
})
