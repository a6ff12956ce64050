import { z } from 'zod/mini'
import type { AuditKind } from '@/lib/access/audit-record'
import { day } from '@/lib/platform/fields/values'
import { KIND_ENTRIES } from '@/lib/site/kinds'

const kindsOfGroup = (group: 'content' | 'settings') =>
  KIND_ENTRIES.filter(([, { auditGroup }]) => auditGroup === group).map(([kind]) => kind)

/** The groups by which the screen filters. */
export const AUDIT_GROUPS = {
  content: kindsOfGroup('content'),
  orders: ['order', 'invoice', 'customer', 'part', 'text', 'message'],
  accounts: ['account', 'invitation', 'session'],
  settings: ['setting', ...kindsOfGroup('settings')],
  privacy: ['privacy'],
} as const satisfies Record<string, readonly AuditKind[]>

export type AuditGroup = keyof typeof AUDIT_GROUPS

const GROUP_NAMES = Object.keys(AUDIT_GROUPS) as [AuditGroup, ...AuditGroup[]]

const WHO = 'actor bir yöneticinin kimliği ya da system olmalı.'

/** The filter of a list in a query. Days are those of İstanbul, and both are included. */
export const auditFilterSchema = z.object({
  actor: z
    .optional(z.union([z.literal('system'), z.uuid()], { error: WHO }))
    .check(z.describe('Kimin yaptığı: yöneticinin kimliği ya da system')),
  kind: z
    .optional(z.enum(GROUP_NAMES, { error: 'kind content, orders, accounts, settings ya da privacy olmalı.' }))
    .check(z.describe('Ne üzerinde yapıldığı')),
  from: z.optional(day).check(z.describe('İlk gün')),
  to: z.optional(day).check(z.describe('Son gün')),
})

export type AuditFilter = z.output<typeof auditFilterSchema>
