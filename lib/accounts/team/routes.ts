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
import { responseSpec, ifMatch, returnsBody, returnsItem, returnsNothing } from '@/lib/api/replies'
import { idParams } from '@/lib/api/request'
import { resource, route, type Routes } from '@/lib/api/route'
import { toJson } from '@/lib/platform/output'

/** The endpoints of /api/Team by sub-path. */
export const routes = {
  '': resource({
    GET: route({
      access: 'team',
      summary: 'Hesaplar ve bekleyen davetler',
      ...returnsBody(200, teamShape, serializeTeam),
      call: ({ session }) => readTeam(session),
    }),
  }),
  '[key]': resource({
    GET: route({
      access: 'team',
      summary: 'Bir hesap',
      ...returnsItem(memberShape, serializeMember),
      params: idParams,
      call: ({ session, params }) => getMember(session, params.key),
    }),
    PATCH: route({
      access: 'team',
      summary: 'Rolü değiştir, hesabı kapat ya da aç; If-Match ile',
      ...returnsItem(memberShape, serializeMember),
      fails: ['conflict', 'stale'],
      params: idParams,
      body: memberChangeSchema,
      call: ({ session, params, body, headers }) => changeMember(session, params.key, body, ifMatch(headers)),
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
      ...returnsBody(201, newInvitationShape, serializeNewInvitation),
      body: inviteSchema,
      call: ({ session, body }) => invite(session, body),
    }),
  }),
  'invitations/[key]': resource({
    DELETE: route({
      access: 'team',
      summary: 'Daveti geri al',
      ...returnsNothing,
      params: idParams,
      call: ({ session, params }) => withdrawInvitation(session, params.key),
    }),
  }),
} satisfies Routes
