import { z } from 'zod/mini'
import { type Role, ROLE_NAMES } from '@/lib/auth/roles'
import type { AdminSession } from '@/lib/auth/sessions'
import { shapeOf } from '@/lib/http/answers'

/** Whose session a token is. */
export type AccountJson = {
  email: string
  name: string
  role: Role
  hasSecondFactor: boolean
  mustAddSecondFactor: boolean
}

/** `accountOf` */
export const accountShape = shapeOf<AccountJson>('Account', {
  email: z.string(),
  name: z.string(),
  role: z.enum(ROLE_NAMES),
  hasSecondFactor: z.boolean(),
  mustAddSecondFactor: z.boolean(),
})

/** Returns the account of a session. */
export function accountOf(session: AdminSession): AccountJson {
  const { email, name, role, hasSecondFactor, mustAddSecondFactor } = session
  return { email, name, role, hasSecondFactor, mustAddSecondFactor }
}
