import 'server-only'
import type { AdminSession } from '@/lib/access/admin-session'
import { AUDIT_KINDS } from '@/lib/access/audit-record'
import { paginated, type Paginated, type Range } from '@/lib/platform/db/paginated'
import { containingAll } from '@/lib/platform/turkish/search'
import { db } from '@/lib/platform/db/client'
import { AUDITED } from '@/lib/audit/kinds'
import type { AuditFilter } from '@/lib/audit/schema'
import { startOfDay, daysLater } from '@/lib/platform/turkish/dates'
import type { Prisma } from '@/lib/generated/prisma/client'

const select = {
  id: true,
  createdAt: true,
  actorId: true,
  actorName: true,
  kind: true,
  action: true,
  itemId: true,
  label: true,
  changes: true,
  count: true,
} satisfies Prisma.AuditEntrySelect

export type AuditRow = Prisma.AuditEntryGetPayload<{ select: typeof select }>

function createdWithin({ from, to }: AuditFilter): Prisma.AuditEntryWhereInput {
  const end = to && startOfDay(daysLater(to, 1))
  return { createdAt: { ...(from && { gte: startOfDay(from) }), ...(end && { lt: end }) } }
}

/** Returns the entries that match, newest first. `search` looks for names, numbers and email addresses. */
export async function listAudit(
  _admin: AdminSession,
  { search = '', ...filter }: AuditFilter & { search?: string },
  range?: Range,
): Promise<Paginated<AuditRow>> {
  const { actor, kind } = filter
  const where: Prisma.AuditEntryWhereInput = {
    ...containingAll(search),
    ...(actor && { actorId: actor === 'system' ? null : actor }),
    ...(kind && { kind: { in: AUDIT_KINDS.filter((auditKind) => AUDITED[auditKind].group === kind) } }),
    ...createdWithin(filter),
  }
  const orderBy = [{ createdAt: 'desc' }, { id: 'desc' }] satisfies Prisma.AuditEntryOrderByWithRelationInput[]
  const rows = db().auditEntry.findMany({ where, select, orderBy, ...range })
  return paginated(range, rows, () => db().auditEntry.count({ where }))
}
