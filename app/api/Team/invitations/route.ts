import { invite } from '@/lib/accounts/team/mutations'
import { inviteSchema } from '@/lib/accounts/team/schema'
import { newInvitationShape, serializeNewInvitation } from '@/lib/accounts/team/output'
import { answer } from '@/lib/api/answers'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'team',
    summary: 'Davet et; bağlantı bir kez gösterilir',
    returns: answer(201, newInvitationShape),
    body: inviteSchema,
    call: ({ session, body }) => invite(session, body),
    reply: (invitation) => ({ status: 201, body: serializeNewInvitation(invitation) }),
  }),
})
