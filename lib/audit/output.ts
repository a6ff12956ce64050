import { z } from 'zod/mini'
import { AUDIT_ACTIONS, AUDIT_KINDS } from '@/lib/access/audit-record'
import { changesOf, readChanges } from '@/lib/audit/changes'
import type { AuditRow } from '@/lib/audit/data'
import { deedOf, itemOf } from '@/lib/audit/words'
import { output, toJson } from '@/lib/platform/output'

const text = z.nullable(z.string())

/** What changed of a field. Null is nothing: a field of a new or deleted item, or an empty one. */
export const changeShape = z.object({ field: z.string(), label: z.string(), before: text, after: text })

export type ChangeJson = z.infer<typeof changeShape>

/** An entry of the audit trail. */
export const auditShape = output('AuditEntry', {
  id: z.string(),
  at: z.iso.datetime(),
  actorId: z.nullable(z.uuid()),
  actor: z.string(),
  kind: z.enum(AUDIT_KINDS),
  action: z.enum(AUDIT_ACTIONS),
  /** What the actor did, in Turkish: 'Yazıyı değiştirdi'. */
  deed: z.string(),
  /** To what: a title, a number, an address. */
  item: z.string(),
  changes: z.array(changeShape),
})

export type AuditJson = z.infer<typeof auditShape>

/** Returns an entry as the API shows it. */
export function serializeAudit(row: AuditRow): AuditJson {
  const changes = readChanges(row)
  return toJson(auditShape, {
    ...row,
    id: String(row.id),
    at: row.createdAt,
    actor: row.actorName,
    deed: deedOf(row, changes),
    item: itemOf(row, changes),
    changes: changesOf(row, changes),
  })
}
