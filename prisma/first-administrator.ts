import { hash } from 'bcryptjs'
import type { Client } from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { PASSWORD_COST } from '@/lib/auth/password'
import { type Env, EnvError } from '@/lib/env'

type Given = Pick<Env, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD' | 'DEMO_MODE'>
export type Credentials = { email: string; password: string }

const DEMO: Credentials = { email: 'admin@example.com', password: 'Admin123!' }

async function hasAdministrator(client: Client): Promise<boolean> {
  const table = await client.query<{ there: boolean }>(`select to_regclass('administrators') is not null as there`)
  if (!table.rows[0]!.there) return false
  const found = await client.query('select 1 from administrators limit 1')
  return found.rows.length > 0
}

/**
 * Who the first administrator will be; null when there already is one.
 * Asked before anything is applied, so that a missing variable leaves the database as it was.
 * @throws {EnvError} when there is none and a variable is missing outside of demo mode
 */
export async function chooseFirstAdministrator(client: Client, given: Given): Promise<Credentials | null> {
  if (await hasAdministrator(client)) return null
  const email = given.ADMIN_EMAIL ?? (given.DEMO_MODE ? DEMO.email : undefined)
  const password = given.ADMIN_PASSWORD ?? (given.DEMO_MODE ? DEMO.password : undefined)
  if (!email) throw new EnvError('ADMIN_EMAIL: bulunan tanımlı değil; beklenen ilk yöneticinin e-posta adresi.')
  if (!password)
    throw new EnvError('ADMIN_PASSWORD: bulunan tanımlı değil; beklenen ilk yöneticinin şifresi (en az 6 karakter).')
  return { email, password }
}

/** Stores the first administrator; the address in lower case, as sign-in looks it up. */
export async function createAdministrator(client: Client, { email, password }: Credentials): Promise<void> {
  await client.query('insert into administrators (id, email, password_hash) values ($1, $2, $3)', [
    uuidv7(),
    email.toLowerCase(),
    await hash(password, PASSWORD_COST),
  ])
}
