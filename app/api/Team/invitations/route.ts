import { invite } from '@/lib/domains/team/mutations'
import { inviteSchema } from '@/lib/domains/team/schema'
import { serializeNewInvitation } from '@/lib/domains/team/serialize'
import { newInvitationShape } from '@/lib/domains/team/shapes'
import { answer } from '@/lib/http/answers'
import { resource, route } from '@/lib/http/route'

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
