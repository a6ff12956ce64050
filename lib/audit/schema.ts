import { z } from 'zod/mini'
import { day } from '@/lib/orders/schema'
import { type Kind, KIND_ENTRIES, KINDS } from '@/lib/site/kinds'

/** What an entry is about. */
export const AUDIT_KINDS = [
  ...(Object.keys(KINDS) as Kind[]),
  'setting',
  'account',
  'invitation',
  'session',
  'message',
  'order',
  'privacy',
] as const

export type AuditKind = (typeof AUDIT_KINDS)[number]

/** What was done. The triggers of the migration write the first six; recordEvent the others. */
export const AUDIT_ACTIONS = [
  'created',
  'changed',
  'deleted',
  'reordered',
  'signed-in',
  'signed-out',
  'blocked',
  'published',
  'erased',
  'exported',
  'searched',
  'renewed',
] as const

export type AuditAction = (typeof AUDIT_ACTIONS)[number]

const kindsOfGroup = (group: 'content' | 'settings') =>
  KIND_ENTRIES.filter(([, { auditGroup }]) => auditGroup === group).map(([kind]) => kind)

/** What the screen filters by. */
export const AUDIT_GROUPS = {
  content: kindsOfGroup('content'),
  orders: ['order', 'message'],
  accounts: ['account', 'invitation', 'session'],
  settings: ['setting', ...kindsOfGroup('settings')],
  privacy: ['privacy'],
} as const satisfies Record<string, readonly AuditKind[]>

export type AuditGroup = keyof typeof AUDIT_GROUPS

const GROUP_NAMES = Object.keys(AUDIT_GROUPS) as [AuditGroup, ...AuditGroup[]]

const WHO = 'actor bir yöneticinin kimliği ya da system olmalı.'

/** Which entries a list contains, as a query writes it. Days are those of İstanbul, both included. */
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
