import type { Env } from '@/lib/platform/env'

export type Credentials = { email: string; password: string }

/** The variables of the first account. */
export type AccountVariables = Pick<Env, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD' | 'DEMO_MODE'>

/** Returns the account that demo mode creates and shows at sign-in, or null outside demo mode. */
export function demoAccount(variables: AccountVariables): Credentials | null {
  const { DEMO_MODE, ADMIN_EMAIL = 'admin@example.com', ADMIN_PASSWORD = 'Admin123!' } = variables
  return DEMO_MODE ? { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } : null
}
