import { takeInvitationBack } from '@/lib/domains/team/mutations'
import { emptyAnswer } from '@/lib/http/answers'
import { emptyReply } from '@/lib/http/replies'
import { idParams } from '@/lib/http/request'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  DELETE: route({
    access: 'team',
    summary: 'Daveti geri al',
    returns: emptyAnswer(),
    params: idParams,
    call: ({ session, params }) => takeInvitationBack(session, params.key),
    reply: () => emptyReply(),
  }),
})
