import 'server-only'
import { db } from '@/lib/platform/db/client'

const past = () => ({ where: { expiresAt: { lt: new Date() } } })

/** Deletes the sessions that have ended by time, and returns how many. */
export async function deleteExpiredSessions(): Promise<number> {
  return (await db().session.deleteMany(past())).count
}

/** Deletes the invitations that nobody accepted in time, and returns how many. No list shows them any more. */
export async function deleteExpiredInvitations(): Promise<number> {
  return (await db().invitation.deleteMany(past())).count
}

/** Deletes the links for a new password that nobody used in time, and returns how many. */
export async function deleteExpiredPasswordLinks(): Promise<number> {
  return (await db().passwordLink.deleteMany(past())).count
}
