import { z } from 'zod/mini'
import { ROLE_NAMES } from '@/lib/access/roles'
import { nameOf } from '@/lib/accounts/sessions'
import { output, toJson, type SourceOf } from '@/lib/platform/output'

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

type MemberSource = Omit<SourceOf<typeof memberShape>, 'hasSecondFactor' | 'openSessions'> & {
  totpSince: Date | null
  _count: { sessions: number }
}

export function serializeMember(member: MemberSource): MemberJson {
  return toJson(memberShape, {
    ...member,
    name: nameOf(member),
    hasSecondFactor: member.totpSince !== null,
    openSessions: member._count.sessions,
  })
}

const invitationShape = output('Invitation', {
  id: z.uuid(),
  email: z.string(),
  role,
  invitedBy: z.string(),
  invitedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})

export type InvitationJson = z.infer<typeof invitationShape>

type InvitationSource = Omit<SourceOf<typeof invitationShape>, 'invitedBy' | 'invitedAt'> & {
  invitedBy: { name: string; email: string } | null
  updatedAt: Date
}

/** Returns an invitation without its link. Only the response to a new invitation contains the link. */
function serializeInvitation(invitation: InvitationSource): InvitationJson {
  const { invitedBy, updatedAt } = invitation
  return toJson(invitationShape, { ...invitation, invitedBy: invitedBy ? nameOf(invitedBy) : '', invitedAt: updatedAt })
}

export const teamShape = output('Team', {
  people: z.array(memberShape),
  invitations: z.array(invitationShape),
  sendsMail: z.boolean(),
})

export type TeamJson = z.infer<typeof teamShape>

type TeamSource = { people: readonly MemberSource[]; invitations: readonly InvitationSource[]; sendsMail: boolean }

export function serializeTeam({ people, invitations, sendsMail }: TeamSource): TeamJson {
  return { people: people.map(serializeMember), invitations: invitations.map(serializeInvitation), sendsMail }
}

const linkFields = { url: z.url(), expiresAt: z.iso.datetime(), isMailed: z.boolean() }

/** A new link. No later response contains it. */
export const passwordLinkShape = output('PasswordLink', { ...linkFields, url: z.nullable(z.url()) })

export const newInvitationShape = output('NewInvitation', { ...linkFields, invitation: invitationShape })

export type NewInvitationJson = z.infer<typeof newInvitationShape>

type NewInvitationSource = Omit<SourceOf<typeof newInvitationShape>, 'invitation'> & { invitation: InvitationSource }

/** Returns a new invitation with its link. */
export function serializeNewInvitation(invitation: NewInvitationSource): NewInvitationJson {
  return toJson(newInvitationShape, { ...invitation, invitation: serializeInvitation(invitation.invitation) })
}
