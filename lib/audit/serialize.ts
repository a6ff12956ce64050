import type { AuditRow } from '@/lib/audit/data'
import { fieldName, labelOf } from '@/lib/audit/fields'
import type { AuditAction, AuditKind } from '@/lib/access/audit-record'
import { type Recorded, stateText, textOf } from '@/lib/audit/values'
import { deedOf, itemOf } from '@/lib/audit/words'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { type Columns, type Table, tableOf } from '@/lib/platform/csv/write-csv'
import { formatDateTime } from '@/lib/platform/turkish/dates'
import { DAYS } from '@/lib/settings/company'

/** What changed of a field. Null is nothing: a field of a new or deleted item, or an empty one. */
type ChangeJson = { field: string; label: string; before: string | null; after: string | null }

/** A recorded change with its field as the API names it. */
const readChanges = (row: AuditRow): Recorded[] =>
  (row.changes as unknown as Recorded[]).map((change) => ({ ...change, field: fieldName(change.field) }))

/** Returns a section's changes with the defaults that stood before its first change. */
function settingChanges(section: string, changes: Recorded[]): Recorded[] {
  const defaults = (DEFAULT_SETTINGS as Record<string, Record<string, unknown>>)[section] ?? {}
  return changes.map((change) =>
    'after' in change && !('before' in change) ? { ...change, before: defaults[change.field] } : change,
  )
}

type Day = { isOpen: boolean; from: string; to: string }

const hoursOf = (day?: Day) => (day ? (day.isOpen ? `${day.from}–${day.to}`.replaceAll(':', '.') : 'Kapalı') : null)

/** Returns the days of the week whose hours changed. */
function weekChanges({ before, after }: Recorded): ChangeJson[] {
  return DAYS.map((label, index) => {
    const [was, is] = [before, after].map((week) => hoursOf((week as Day[] | undefined)?.[index]))
    return { field: `week.${index}`, label, before: was ?? null, after: is ?? null }
  })
}

/** Returns the state of publication before and after, which two columns say. */
function stateChange(row: AuditRow, changes: Recorded[]): ChangeJson[] {
  const draft = changes.find(({ field }) => field === 'isDraft')
  const date = changes.find(({ field }) => field === 'publishedAt')
  if (!draft || !date) return []
  const at = (side: 'before' | 'after') => (side in draft ? stateText(draft[side], date[side], row.createdAt) : null)
  return [{ field: 'state', label: 'Durum', before: at('before'), after: at('after') }]
}

const COUNTED: Record<string, string> = {
  added: 'eklendi',
  removed: 'kaldırıldı',
  changed: 'değişti',
  reordered: 'sırası değişti',
}

function changeOf(row: AuditRow, change: Recorded, all: Recorded[]): ChangeJson[] {
  const { field, count, hidden } = change
  const kind = row.kind as AuditKind
  const named = { field, label: labelOf(kind, field) }
  if (field === 'isDraft') return stateChange(row, all)
  if (field === 'publishedAt' && all.some((other) => other.field === 'isDraft')) return []
  if (field === 'week') return weekChanges(change)
  if (count !== undefined) {
    const what = COUNTED[field.split('.').at(-1)!]
    return [{ ...named, before: null, after: field.endsWith('.reordered') ? 'Sırası değişti' : `${count} ${what}` }]
  }
  if (hidden) return [{ ...named, before: null, after: 'Değişti' }]
  const text = (side: 'before' | 'after') => (side in change ? textOf(kind, field, change[side], all, side) : null)
  return [{ ...named, before: text('before'), after: text('after') }]
}

function changesOf(row: AuditRow): ChangeJson[] {
  const read = readChanges(row)
  const changes = row.kind === 'setting' ? settingChanges(row.itemId ?? '', read) : read
  const isCut = ({ before, after }: ChangeJson) => (before?.length ?? 0) >= 10_000 || (after?.length ?? 0) >= 10_000
  return changes
    .flatMap((change) => changeOf(row, change, changes))
    .filter((change) => change.before !== change.after || isCut(change))
}

/** Returns an entry as the API shows it. */
export function serializeAudit(row: AuditRow) {
  const changes = readChanges(row)
  return {
    id: String(row.id),
    at: row.createdAt.toISOString(),
    actorId: row.actorId,
    actor: row.actorName,
    kind: row.kind as AuditKind,
    action: row.action as AuditAction,
    /** What the actor did, in Turkish: 'Yazıyı değiştirdi'. */
    deed: deedOf(row, changes),
    /** To what: a title, a number, an address. */
    item: itemOf(row, changes),
    changes: changesOf(row),
  }
}

export type AuditJson = ReturnType<typeof serializeAudit>

const lineOf = ({ label, before, after }: ChangeJson) => `${label}: ${before ?? '–'} → ${after ?? '–'}`

const COLUMNS: Columns<AuditJson> = [
  ['Zaman', ({ at }) => formatDateTime(at)],
  ['Kim', ({ actor }) => actor],
  ['İşlem', ({ deed }) => deed],
  ['Ne', ({ item }) => item],
  ['Değişiklik', ({ changes }) => changes.map(lineOf).join('\n')],
]

/** Returns entries as a table of texts, with Turkish headings. */
export function auditTable(rows: AuditRow[]): Table {
  return tableOf(COLUMNS, rows.map(serializeAudit))
}
