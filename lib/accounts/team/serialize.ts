import type { Role } from '@/lib/access/roles'
import { nameOf } from '@/lib/accounts/sessions'
import type { Invitation, Member, Team } from '@/lib/accounts/team/data'
import type { NewLink, NewPasswordLink } from '@/lib/accounts/team/mutations'

/** Returns an account as the API shows it to managers. */
export function serializeMember(member: Member) {
  const { id, email, role, isSelf, totpSince, lastSignInAt, deactivatedAt, version, _count } = member
  return {
    id,
    email,
    name: nameOf(member),
    role: role as Role,
    isSelf,
    hasSecondFactor: totpSince !== null,
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    openSessions: _count.sessions,
    deactivatedAt: deactivatedAt?.toISOString() ?? null,
    version,
  }
}

/** Returns an invitation as the API shows it. Its token is in no answer but the first. */
function serializeInvitation({ id, email, role, expiresAt, updatedAt, invitedBy }: Invitation) {
  return {
    id,
    email,
    role: role as Role,
    invitedBy: invitedBy ? nameOf(invitedBy) : '',
    invitedAt: updatedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}

/** Returns the team as the API shows it. */
export function serializeTeam({ people, invitations, sendsMail }: Team) {
  return { people: people.map(serializeMember), invitations: invitations.map(serializeInvitation), sendsMail }
}

/** Returns a new link, which no later answer contains. */
export function serializePasswordLink({ url, expiresAt, isMailed }: NewPasswordLink) {
  return { url, expiresAt: expiresAt.toISOString(), isMailed }
}

/** Returns a new invitation with its link. */
export function serializeNewInvitation({ invitation, url, expiresAt, isMailed }: NewLink & { invitation: Invitation }) {
  return { url, expiresAt: expiresAt.toISOString(), isMailed, invitation: serializeInvitation(invitation) }
}

export type MemberJson = ReturnType<typeof serializeMember>
export type InvitationJson = ReturnType<typeof serializeInvitation>
export type TeamJson = ReturnType<typeof serializeTeam>
export type PasswordLinkJson = ReturnType<typeof serializePasswordLink>
export type NewInvitationJson = ReturnType<typeof serializeNewInvitation>
