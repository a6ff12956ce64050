import { readMember, readTeam } from '@/lib/accounts/team/data'
import { changeMember, invite, makePasswordLink, withdrawInvitation } from '@/lib/accounts/team/mutations'
import { memberShape, newInvitationShape, passwordLinkShape, teamShape } from '@/lib/accounts/team/output'
import { inviteSchema, memberChangeSchema } from '@/lib/accounts/team/schema'
import { ifMatch, returnsBody, returnsItem, returnsNothing } from '@/lib/api/replies'
import { idParams } from '@/lib/api/request'
import { resource, route, type Routes } from '@/lib/api/route'

/** The endpoints of /api/Team by sub-path. */
export const routes = {
  '': resource({
    GET: route({
      access: 'team',
      summary: 'Hesaplar ve bekleyen davetler',
      ...returnsBody(200, teamShape),
      call: ({ session }) => readTeam(session),
    }),
  }),
  '[key]': resource({
    GET: route({
      access: 'team',
      summary: 'Bir hesap',
      ...returnsItem(memberShape),
      params: idParams,
      call: ({ session, params }) => readMember(session, params.key),
    }),
    PATCH: route({
      access: 'team',
      summary: 'Rolü değiştir, hesabı kapat ya da aç; If-Match ile',
      ...returnsItem(memberShape),
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
      ...returnsBody(201, passwordLinkShape),
      fails: ['conflict'],
      params: idParams,
      call: ({ session, params }) => makePasswordLink(session, params.key),
    }),
  }),
  invitations: resource({
    POST: route({
      access: 'team',
      summary: 'Davet et; bağlantı bir kez gösterilir',
      ...returnsBody(201, newInvitationShape),
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
