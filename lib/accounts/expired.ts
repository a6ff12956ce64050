import 'server-only'
import { db } from '@/lib/platform/db/client'

const expiredRows = () => ({ where: { expiresAt: { lt: new Date() } } })

/** Deletes the expired sessions, and returns how many. */
export async function deleteExpiredSessions(): Promise<number> {
  return (await db().session.deleteMany(expiredRows())).count
}

/** Deletes the expired invitations, which no list shows, and returns how many. */
export async function deleteExpiredInvitations(): Promise<number> {
  return (await db().invitation.deleteMany(expiredRows())).count
}

/** Deletes the expired password links, and returns how many. */
export async function deleteExpiredPasswordLinks(): Promise<number> {
  return (await db().passwordLink.deleteMany(expiredRows())).count
}
