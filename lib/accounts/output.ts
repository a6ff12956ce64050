import { z } from 'zod/mini'
import { ROLE_NAMES } from '@/lib/access/roles'
import { output } from '@/lib/platform/output'

/** The account of a session. */
export const accountShape = output('Account', {
  email: z.string(),
  name: z.string(),
  role: z.enum(ROLE_NAMES),
  hasSecondFactor: z.boolean(),
  mustAddSecondFactor: z.boolean(),
  workshopBilling: z.boolean(),
})

export type AccountJson = z.infer<typeof accountShape>

export const secondFactorShape = output('SecondFactor', {
  isOn: z.boolean(),
  since: z.nullable(z.iso.datetime()),
  recoveryCodesLeft: z.int(),
})

export type SecondFactorJson = z.infer<typeof secondFactorShape>

/** A secret that no code has confirmed yet. `uri` is the content of the QR code. */
export const setupShape = output('SecondFactorSetup', { secret: z.string(), uri: z.string() })

export type SecondFactorSetupJson = z.infer<typeof setupShape>

export const recoveryCodesShape = output('RecoveryCodes', { recoveryCodes: z.array(z.string()) })

export const ownSessionShape = output('Session', {
  id: z.uuid(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})

export type OwnSessionJson = z.infer<typeof ownSessionShape>
