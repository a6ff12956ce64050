import { z } from 'zod/mini'
import { type Role, ROLE_NAMES } from '@/lib/access/roles'
import type { OwnSession } from '@/lib/accounts/own-sessions'
import type { SecondFactor, Setup } from '@/lib/accounts/second-factor/setup'
import type { AdminSession } from '@/lib/access/admin-session'
import { shapeOf } from '@/lib/platform/output'

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

export type SecondFactorJson = { isOn: boolean; since: string | null; recoveryCodesLeft: number }

/** `secondFactorOf` */
export const secondFactorShape = shapeOf<SecondFactorJson>('SecondFactor', {
  isOn: z.boolean(),
  since: z.nullable(z.iso.datetime()),
  recoveryCodesLeft: z.int(),
})

/** Returns the second factor as the API shows it. */
export function secondFactorOf({ since, recoveryCodesLeft }: SecondFactor): SecondFactorJson {
  return { isOn: since !== null, since: since?.toISOString() ?? null, recoveryCodesLeft }
}

/** A key that waits for its first code. */
export const setupShape = shapeOf<Setup>('SecondFactorSetup', { secret: z.string(), uri: z.string() })

type RecoveryCodesJson = { recoveryCodes: string[] }

/** New recovery codes. */
export const recoveryCodesShape = shapeOf<RecoveryCodesJson>('RecoveryCodes', { recoveryCodes: z.array(z.string()) })

export type OwnSessionJson = { id: string; device: string; createdAt: string; lastSeenAt: string; isCurrent: boolean }

/** `ownSessionOf` */
export const ownSessionShape = shapeOf<OwnSessionJson>('Session', {
  id: z.uuid(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})

/** Returns a session as the API shows it. */
export function ownSessionOf({ id, device, createdAt, lastSeenAt, isCurrent }: OwnSession): OwnSessionJson {
  return { id, device, createdAt: createdAt.toISOString(), lastSeenAt: lastSeenAt.toISOString(), isCurrent }
}
