import { randomUUID } from 'node:crypto'
import { hashSync } from 'bcryptjs'
import { v7 as newId } from 'uuid'
import { startSession } from '@/lib/auth/sessions'
import { db } from '@/lib/db'

export const PASSWORD = 'Deneme-Şifre-1'

// Cheap: what a hash costs is not what these tests are about.
const passwordHash = hashSync(PASSWORD, 4)

/** An administrator of the test's own, whose password is PASSWORD. */
export async function newAdministrator(): Promise<{ id: string; email: string }> {
  const data = { id: newId(), email: `yonetici-${randomUUID()}@ornek.example`, passwordHash }
  return db().administrator.create({ data, select: { id: true, email: true } })
}

/** The token of a session that has just begun. */
export async function newToken(administratorId?: string): Promise<string> {
  const id = administratorId ?? (await newAdministrator()).id
  const { token } = await db().$transaction((tx) => startSession(tx, id))
  return token
}
