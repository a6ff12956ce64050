import type { AuditAction, AuditKind } from '@/lib/access/audit-record'
import { ROLES } from '@/lib/access/roles'
import { AUDITED, type RecordedChange } from '@/lib/audit/kinds'
import { countText } from '@/lib/platform/turkish/numbers'

// Audit entries as Turkish texts.

/** The columns of an entry from which its texts are composed. */
export type Entry = { kind: string; action: string; label: string; count: number; itemId: string | null }

/** Only sending the tracking link adds an email without another change. */
const isOnlyMail = (changes: RecordedChange[]) => changes.length === 1 && changes[0]!.field === 'mails.added'

/** Returns an action in Turkish: 'Adımı ilerletti'. */
export function actionText({ kind, action }: Entry, changes: RecordedChange[]): string {
  const { actions, rules = [] } = AUDITED[kind as AuditKind]
  const defaultText = actions[action as AuditAction] ?? action
  if (action !== 'changed') return defaultText
  if (kind === 'order' && isOnlyMail(changes)) return 'Takip bağlantısını gönderdi'
  for (const [field, text] of rules) {
    const change = changes.find((candidate) => candidate.field === field || candidate.field.startsWith(`${field}.`))
    if (change) return typeof text === 'string' ? text : text(change)
  }
  return defaultText
}

/** Returns the item of an entry in Turkish: 'İş emri 2026-0042'. */
export function itemOf({ kind, action, label, count, itemId }: Entry, changes: RecordedChange[]): string {
  const { itemName, noun = 'kayıt', isImported } = AUDITED[kind as AuditKind]
  if (action === 'exported') return label
  if (action === 'reordered') return `${countText(count)} kaydın yeri değişti`
  if (itemId === null && count > 1) {
    if (isImported && action !== 'deleted') return `CSV, ${countText(count)} satır`
    return `${countText(count)} ${noun}`
  }
  if (itemName) return itemName(label)
  const role = changes.find(({ field }) => field === 'role')?.after as keyof typeof ROLES | undefined
  const isNew = action === 'created' && role !== undefined
  return isNew ? `${label}, ${ROLES[role].label}` : label
}
