import { getMember, readTeam } from '@/lib/accounts/team/data'
import { changeMember, invite, makePasswordLink, withdrawInvitation } from '@/lib/accounts/team/mutations'
import {
  memberShape,
  newInvitationShape,
  passwordLinkShape,
  serializeMember,
  serializeNewInvitation,
  serializeTeam,
  teamShape,
} from '@/lib/accounts/team/output'
import { inviteSchema, memberChangeSchema } from '@/lib/accounts/team/schema'
import { responseSpec, emptySpec, itemSpec, emptyReply, ifMatch, itemReply } from '@/lib/api/replies'
import { idParams } from '@/lib/api/request'
import { resource, route, type Routes } from '@/lib/api/route'
import { toJson } from '@/lib/platform/output'

/** The endpoints of /api/Team by sub-path. */
export const routes = {
  '': resource({
    GET: route({
      access: 'team',
      summary: 'Hesaplar ve bekleyen davetler',
      returns: responseSpec(200, teamShape),
      call: ({ session }) => readTeam(session),
      reply: (team) => ({ status: 200, body: serializeTeam(team) }),
    }),
  }),
  '[key]': resource({
    GET: route({
      access: 'team',
      summary: 'Bir hesap',
      returns: itemSpec(memberShape),
      params: idParams,
      call: ({ session, params }) => getMember(session, params.key),
      reply: (member) => itemReply(serializeMember(member), member),
    }),
    PATCH: route({
      access: 'team',
      summary: 'Rolü değiştir, hesabı kapat ya da aç; If-Match ile',
      returns: itemSpec(memberShape),
      fails: ['conflict', 'stale'],
      params: idParams,
      body: memberChangeSchema,
      call: ({ session, params, body, headers }) => changeMember(session, params.key, body, ifMatch(headers)),
      reply: (member) => itemReply(serializeMember(member), member),
    }),
  }),
  '[key]/password-link': resource({
    POST: route({
      access: 'team',
      summary: 'Yeni şifre bağlantısı; e-posta gönderilmiyorsa bir kez gösterilir',
      returns: responseSpec(201, passwordLinkShape),
      fails: ['conflict'],
      params: idParams,
      call: ({ session, params }) => makePasswordLink(session, params.key),
      reply: (link) => ({ status: 201, body: toJson(passwordLinkShape, link) }),
    }),
  }),
  invitations: resource({
    POST: route({
      access: 'team',
      summary: 'Davet et; bağlantı bir kez gösterilir',
      returns: responseSpec(201, newInvitationShape),
      body: inviteSchema,
      call: ({ session, body }) => invite(session, body),
      reply: (invitation) => ({ status: 201, body: serializeNewInvitation(invitation) }),
    }),
  }),
  'invitations/[key]': resource({
    DELETE: route({
      access: 'team',
      summary: 'Daveti geri al',
      returns: emptySpec(),
      params: idParams,
      call: ({ session, params }) => withdrawInvitation(session, params.key),
      reply: () => emptyReply(),
    }),
  }),
} satisfies Routes
