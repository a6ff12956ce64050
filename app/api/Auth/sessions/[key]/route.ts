import { endOwnSession } from '@/lib/accounts/own-sessions'
import { emptyAnswer } from '@/lib/api/answers'
import { emptyReply } from '@/lib/api/replies'
import { idParams } from '@/lib/api/request'
import { resource, route } from '@/lib/api/route'

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
