import { z } from 'zod/mini'
import type { AuditKind } from '@/lib/access/audit-record'
import { labelOf } from '@/lib/audit/fields'
import { changeShape } from '@/lib/audit/changes'
import { textOf } from '@/lib/audit/values'
import { output, toJson } from '@/lib/platform/output'

/** Texts that an item had until somebody changed it. */
export const versionShape = output('TextVersion', {
  id: z.string(),
  /** When they were replaced, and by whom. */
  at: z.iso.datetime(),
  actor: z.string(),
  /** How they differ from what came after. */
  changes: z.array(changeShape),
  texts: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
})

export type VersionJson = z.infer<typeof versionShape>

type Texts = VersionJson['texts']

/** Texts of an item, and those that came after them. */
type VersionSource = { id: bigint; createdAt: Date; replacedBy: string; kind: AuditKind; texts: Texts; next: Texts }

/** Returns a version as the API shows it. */
export function serializeVersion({ id, createdAt, replacedBy, kind, texts, next }: VersionSource): VersionJson {
  const text = (value: unknown, field: string) => textOf(kind, field, value, [], 'before')
  const changes = Object.keys(texts).flatMap((field) => {
    const label = labelOf(kind, field)
    const change = { field, label, before: text(texts[field], field), after: text(next[field], field) }
    // What has no label is no text of the form, such as the format of a post's text.
    return label === field || change.before === change.after ? [] : [change]
  })
  return toJson(versionShape, { id: String(id), at: createdAt, actor: replacedBy, changes, texts })
}
