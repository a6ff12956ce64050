import { takeInvitationBack } from '@/lib/accounts/team/mutations'
import { emptyAnswer } from '@/lib/api/answers'
import { emptyReply } from '@/lib/api/replies'
import { idParams } from '@/lib/api/request'
import { resource, route } from '@/lib/api/route'

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
