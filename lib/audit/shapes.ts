import { z } from 'zod/mini'
import { AUDIT_ACTIONS, AUDIT_KINDS } from '@/lib/access/audit-record'
import type { AuditJson } from '@/lib/audit/serialize'
import { shapeOf } from '@/lib/platform/output'

const text = z.nullable(z.string())

/** An entry of the audit trail, as `serializeAudit` returns it. */
export const auditShape = shapeOf<AuditJson>('AuditEntry', {
  id: z.string(),
  at: z.iso.datetime(),
  actorId: z.nullable(z.uuid()),
  actor: z.string(),
  kind: z.enum(AUDIT_KINDS),
  action: z.enum(AUDIT_ACTIONS),
  deed: z.string(),
  item: z.string(),
  changes: z.array(z.object({ field: z.string(), label: z.string(), before: text, after: text })),
})
