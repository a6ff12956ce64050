import { hash } from 'bcryptjs'
import type { Client } from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { isCommonPassword } from '@/lib/accounts/password/guessable-passwords'
import { type AccountVariables, type Credentials, demoAccount } from '@/lib/accounts/demo-account'
import { PASSWORD_COST } from '@/lib/accounts/password/hash'
import { EnvError } from '@/lib/platform/env'

async function hasAdministrator(client: Client): Promise<boolean> {
  const table = await client.query<{ exists: boolean }>(`select to_regclass('administrators') is not null as exists`)
  if (!table.rows[0]!.exists) return false
  const { rows } = await client.query('select 1 from administrators limit 1')
  return rows.length > 0
}

/**
 * Returns the credentials of the first administrator, or null if there already is one. Called before any migration, so that a
 * missing variable does not change the database.
 * @throws {EnvError} if there is no administrator and, without demo mode, a variable is missing
 */
export async function chooseFirstAdministrator(
  client: Client,
  variables: AccountVariables,
): Promise<Credentials | null> {
  if (await hasAdministrator(client)) return null
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = variables
  const demo = demoAccount(variables)
  const { email, password } = demo ?? { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }
  if (!email) throw new EnvError('ADMIN_EMAIL: bulunan tanımlı değil; beklenen ilk yöneticinin e-posta adresi.')
  if (!password)
    throw new EnvError('ADMIN_PASSWORD: bulunan tanımlı değil; beklenen ilk yöneticinin şifresi (en az 6 karakter).')
  if (!demo && isCommonPassword(password)) {
    console.warn('ADMIN_PASSWORD çok yaygın bir şifre; ilk girişten sonra Ayarlar’da değiştirin.')
  }
  return { email, password }
}

/** Stores the first administrator. The address is in lower case because sign-in looks it up that way. */
export async function createAdministrator(client: Client, { email, password }: Credentials): Promise<void> {
  await client.query('insert into administrators (id, email, password_hash) values ($1, $2, $3)', [
    uuidv7(),
    email.toLowerCase(),
    await hash(password, PASSWORD_COST),
  ])
}
