import { z } from 'zod/mini'
import { ROLE_NAMES } from '@/lib/access/roles'
import type {
  InvitationJson,
  MemberJson,
  NewInvitationJson,
  PasswordLinkJson,
  TeamJson,
} from '@/lib/accounts/team/serialize'
import { shapeOf } from '@/lib/platform/output'

const role = z.enum(ROLE_NAMES)

/** `serializeMember` */
export const memberShape = shapeOf<MemberJson>('TeamMember', {
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role,
  isSelf: z.boolean(),
  hasSecondFactor: z.boolean(),
  lastSignInAt: z.nullable(z.iso.datetime()),
  openSessions: z.int().check(z.minimum(0)),
  deactivatedAt: z.nullable(z.iso.datetime()),
  version: z.int(),
})

const invitationShape = shapeOf<InvitationJson>('Invitation', {
  id: z.uuid(),
  email: z.string(),
  role,
  invitedBy: z.string(),
  invitedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})

/** `serializeTeam` */
export const teamShape = shapeOf<TeamJson>('Team', {
  people: z.array(memberShape),
  invitations: z.array(invitationShape),
  sendsMail: z.boolean(),
})

const link = { url: z.url(), expiresAt: z.iso.datetime(), isMailed: z.boolean() }

/** `serializePasswordLink` */
export const passwordLinkShape = shapeOf<PasswordLinkJson>('PasswordLink', { ...link, url: z.nullable(z.url()) })

/** `serializeNewInvitation` */
export const newInvitationShape = shapeOf<NewInvitationJson>('NewInvitation', { ...link, invitation: invitationShape })
