import { randomUUID } from 'node:crypto'
import { hashSync } from 'bcryptjs'
import { v7 as newId } from 'uuid'
import type { Role } from '@/lib/access/roles'

export type Account = { email: string; password: string }

/** The demo mode's administrator, who exists on the seeded and the empty site. */
export const DEMO: Account = { email: 'admin@example.com', password: 'Admin123!' }

export const PASSWORD = 'Deneme-Şifre-1'

/** The first administrator of a migrated test database. */
export const CREDENTIALS: Account = { email: 'yonetici@ornek.example', password: PASSWORD }

/** Hashes a password with the lowest cost, because the tests do not measure hashing. */
export const hashOf = (password: string) => hashSync(password, 4)

const PASSWORD_HASH = hashOf(PASSWORD)

export type NewAdministrator = { role?: Role; name?: string }

/** Returns the columns of a new administrator with a role, whose password is PASSWORD. */
export const administratorRow = ({ role = 'manager', name = '' }: NewAdministrator = {}) => ({
  id: newId(),
  email: `${{ manager: 'yonetici', editor: 'editor', workshop: 'servis' }[role]}-${randomUUID()}@ornek.example`,
  passwordHash: PASSWORD_HASH,
  role,
  name,
})
