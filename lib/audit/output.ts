import { z } from 'zod/mini'
import { AUDIT_ACTIONS, AUDIT_KINDS } from '@/lib/access/audit-record'
import { changeShape, changesOf, readChanges, type ChangeSource } from '@/lib/audit/changes'
import { actionText, type Entry, itemOf } from '@/lib/audit/words'
import { output, toJson } from '@/lib/platform/output'

export const auditShape = output('AuditEntry', {
  id: z.string(),
  at: z.iso.datetime(),
  actorId: z.nullable(z.uuid()),
  actor: z.string(),
  kind: z.enum(AUDIT_KINDS),
  action: z.enum(AUDIT_ACTIONS),
  /** `action` in Turkish, by what changed: 'Yazıyı değiştirdi'. */
  actionText: z.string(),
  /** The item's title, number or email address. */
  item: z.string(),
  changes: z.array(changeShape),
})

export type AuditJson = z.infer<typeof auditShape>

type AuditSource = { id: bigint; actorId: string | null; actorName: string } & Entry & ChangeSource

export function serializeAudit(row: AuditSource): AuditJson {
  const changes = readChanges(row)
  return toJson(auditShape, {
    ...row,
    id: String(row.id),
    at: row.createdAt,
    actor: row.actorName,
    actionText: actionText(row, changes),
    item: itemOf(row, changes),
    changes: changesOf(row, changes),
  })
}
