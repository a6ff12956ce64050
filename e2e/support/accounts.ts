import { hashSync } from 'bcryptjs'

export type Account = { email: string; password: string }

/** The administrator that migrating in demo mode creates: in the seeded and in the empty site of the browser tests. */
export const DEMO: Account = { email: 'admin@example.com', password: 'Admin123!' }

/** The administrator that `migrate` creates in the databases of the operations tests. */
export const CREDENTIALS: Account = { email: 'yonetici@ornek.example', password: 'Deneme-Şifre-1' }

/** Hashes a password with the lowest cost, because the tests do not measure hashing. */
export const hashOf = (password: string) => hashSync(password, 4)

/** The password of the administrators that tests add. */
export const PASSWORD = 'Deneme-Şifre-1'
export const PASSWORD_HASH = hashOf(PASSWORD)
