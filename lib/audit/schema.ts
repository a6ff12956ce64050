import { z } from 'zod/mini'
import { day } from '@/lib/platform/fields/values'

/** The groups by which the screen filters. */
const GROUP_NAMES = ['content', 'orders', 'accounts', 'settings', 'privacy'] as const
export type AuditGroup = (typeof GROUP_NAMES)[number]

const ACTOR_ERROR = 'actor bir yöneticinin kimliği ya da system olmalı.'

/** The query parameters that filter the audit trail. Days are in İstanbul time; `from` and `to` are inclusive. */
export const auditFilterSchema = z.object({
  actor: z
    .optional(z.union([z.literal('system'), z.uuid()], { error: ACTOR_ERROR }))
    .check(z.describe('Kimin yaptığı: yöneticinin kimliği ya da system')),
  kind: z
    .optional(z.enum(GROUP_NAMES, { error: 'kind content, orders, accounts, settings ya da privacy olmalı.' }))
    .check(z.describe('Ne üzerinde yapıldığı')),
  from: z.optional(day).check(z.describe('İlk gün')),
  to: z.optional(day).check(z.describe('Son gün')),
})

export type AuditFilter = z.output<typeof auditFilterSchema>
