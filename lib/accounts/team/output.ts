import { z } from 'zod/mini'
import { ROLE_NAMES } from '@/lib/access/roles'
import { output } from '@/lib/platform/output'

const role = z.enum(ROLE_NAMES)

/** An account as managers see it. */
export const memberShape = output('TeamMember', {
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

export type MemberJson = z.infer<typeof memberShape>

/** An invitation without its link. Only the response to a new invitation contains the link. */
const invitationShape = output('Invitation', {
  id: z.uuid(),
  email: z.string(),
  role,
  invitedBy: z.string(),
  invitedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})

export type InvitationJson = z.infer<typeof invitationShape>

export const teamShape = output('Team', {
  people: z.array(memberShape),
  invitations: z.array(invitationShape),
  sendsMail: z.boolean(),
})

export type TeamJson = z.infer<typeof teamShape>

const linkFields = { url: z.url(), expiresAt: z.iso.datetime(), isMailed: z.boolean() }

/** A new link. No later response contains it. */
export const passwordLinkShape = output('PasswordLink', { ...linkFields, url: z.nullable(z.url()) })

export const newInvitationShape = output('NewInvitation', { ...linkFields, invitation: invitationShape })

export type NewInvitationJson = z.infer<typeof newInvitationShape>
