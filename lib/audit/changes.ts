import { z } from 'zod/mini'
import type { AuditKind } from '@/lib/access/audit-record'
import { fieldName, labelOf, type RecordedChange } from '@/lib/audit/kinds'
import { stateText, textOf } from '@/lib/audit/values'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { DAYS } from '@/lib/settings/company'

const nullableText = z.nullable(z.string())

/** The change of a field. `before` is null for a new item, `after` for a deleted one, and either for an empty field. */
export const changeShape = z.object({ field: z.string(), label: z.string(), before: nullableText, after: nullableText })

export type ChangeJson = z.infer<typeof changeShape>

/** The columns of an entry from which its changes are read. */
export type ChangeSource = { kind: string; itemId: string | null; createdAt: Date; changes: unknown }

/** Returns the recorded changes with their fields as the API names them. */
export const readChanges = (row: ChangeSource): RecordedChange[] =>
  (row.changes as RecordedChange[]).map((change) => ({ ...change, field: fieldName(change.field) }))

/** Returns a section's changes. Before its first change, the section had the defaults. */
function settingChanges(section: string, changes: RecordedChange[]): RecordedChange[] {
  const defaults = (DEFAULT_SETTINGS as Record<string, Record<string, unknown>>)[section] ?? {}
  return changes.map((change) =>
    'after' in change && !('before' in change) ? { ...change, before: defaults[change.field] } : change,
  )
}

type Day = { isOpen: boolean; from: string; to: string }

const hoursOf = (day?: Day) => (day ? (day.isOpen ? `${day.from}–${day.to}`.replaceAll(':', '.') : 'Kapalı') : null)

/** Returns the old and new hours of each day of the week. changesOf omits the days that did not change. */
function weekChanges({ before, after }: RecordedChange): ChangeJson[] {
  return DAYS.map((label, index) => {
    const [oldHours, newHours] = [before, after].map((week) => hoursOf((week as Day[] | undefined)?.[index]))
    return { field: `week.${index}`, label, before: oldHours ?? null, after: newHours ?? null }
  })
}

/** Returns the state of publication before and after, from two columns. */
function stateChange(row: ChangeSource, changes: RecordedChange[]): ChangeJson[] {
  const draftChange = changes.find(({ field }) => field === 'isDraft')
  const dateChange = changes.find(({ field }) => field === 'publishedAt')
  if (!draftChange || !dateChange) return []
  const stateAt = (side: 'before' | 'after') =>
    side in draftChange ? stateText(draftChange[side], dateChange[side], row.createdAt) : null
  return [{ field: 'state', label: 'Durum', before: stateAt('before'), after: stateAt('after') }]
}

const COUNT_WORDS: Record<string, string> = { added: 'eklendi', removed: 'kaldırıldı', changed: 'değişti' }

/** Returns a change as the API shows it: one row, one for each day of the week, or none. */
function describeChange(row: ChangeSource, change: RecordedChange, allChanges: RecordedChange[]): ChangeJson[] {
  const { field, count, hidden } = change
  const kind = row.kind as AuditKind
  const base = { field, label: labelOf(kind, field) }
  if (field === 'isDraft') return stateChange(row, allChanges)
  if (field === 'publishedAt' && allChanges.some((other) => other.field === 'isDraft')) return []
  if (field === 'week') return weekChanges(change)
  if (count !== undefined) {
    const verb = COUNT_WORDS[field.split('.').at(-1)!]
    return [{ ...base, before: null, after: field.endsWith('.reordered') ? 'Sırası değişti' : `${count} ${verb}` }]
  }
  if (hidden) return [{ ...base, before: null, after: 'Değişti' }]
  const textAt = (side: 'before' | 'after') =>
    side in change ? textOf(kind, field, change[side], allChanges, side) : null
  return [{ ...base, before: textAt('before'), after: textAt('after') }]
}

/** The audit trail stores at most this many characters of a text (prisma/functions/audit_value.sql). Longer texts may differ in the rest. */
const MAX_RECORDED_CHARS = 10_000

/** Returns the changes as the API shows them. `recorded` is the result of readChanges. */
export function changesOf(row: ChangeSource, recorded: RecordedChange[]): ChangeJson[] {
  const changes = row.kind === 'setting' ? settingChanges(row.itemId ?? '', recorded) : recorded
  const isTruncated = ({ before, after }: ChangeJson) =>
    (before?.length ?? 0) >= MAX_RECORDED_CHARS || (after?.length ?? 0) >= MAX_RECORDED_CHARS
  return changes
    .flatMap((change) => describeChange(row, change, changes))
    .filter((change) => change.before !== change.after || isTruncated(change))
}
