import { z } from 'zod/mini'
import { labelOf } from '@/lib/audit/kinds'
import { changeShape } from '@/lib/audit/changes'
import { textOf } from '@/lib/audit/values'
import { output, toJson } from '@/lib/platform/output'
import type { Question } from '@/lib/settings/questions/questions'
import { SECTIONS } from '@/lib/settings/schema'
import type { PublishableKind } from '@/lib/site/kinds'

/** Texts by the names of their fields in the API. */
export type TextsByField = Record<string, string | string[] | Question[]>

/** A version of an item without its texts, which may be long. `changed` names the fields that the next version changed. */
export type VersionRow = {
  id: bigint
  kind: PublishableKind | 'setting'
  createdAt: Date
  replacedBy: string
  changed: string[]
  /** The first day of a version of the privacy notice (YYYY-MM-DD), whose id is its number. */
  since: string | null
}

/** A version with its texts, and the texts that replaced them. */
export type VersionTexts = Omit<VersionRow, 'changed'> & { texts: TextsByField; nextTexts: TextsByField }

const commonFields = {
  id: z.string(),
  /** When the texts were replaced, and by whom. */
  at: z.iso.datetime(),
  actor: z.string(),
  /** The first day of a version of the privacy notice, whose id is its number. */
  since: z.nullable(z.iso.date()),
}

/** A version of an item without its texts. */
export const versionRowShape = output('TextVersionRow', {
  ...commonFields,
  changes: z.array(z.object({ field: z.string(), label: z.string() })),
})

export type VersionRowJson = z.infer<typeof versionRowShape>

/** A version of an item with its texts. */
export const versionShape = output('TextVersion', {
  ...commonFields,
  /** How they differ from the texts that replaced them. */
  changes: z.array(changeShape),
  texts: z.record(z.string(), z.union([z.string(), z.array(z.string()), SECTIONS.questionTexts.shape.questions])),
})

export type VersionJson = z.infer<typeof versionShape>

const commonFieldsOf = ({ id, createdAt, replacedBy, since }: Omit<VersionRow, 'changed'>) => ({
  id: String(id),
  at: createdAt,
  actor: replacedBy,
  since,
})

/** Returns the fields with their labels. Fields without a label are not in the form, such as the format of a post's text. */
function withLabels(kind: VersionRow['kind'], fields: string[]) {
  return fields.map((field) => ({ field, label: labelOf(kind, field) })).filter(({ field, label }) => label !== field)
}

/** Returns a version without its texts, as the API shows it. */
export const serializeVersionRow = (row: VersionRow): VersionRowJson =>
  toJson(versionRowShape, { ...commonFieldsOf(row), changes: withLabels(row.kind, row.changed) })

export function serializeVersion(row: VersionTexts): VersionJson {
  const { kind, texts, nextTexts } = row
  const text = (value: unknown, field: string) => textOf(kind, field, value, [], 'before')
  const changes = withLabels(kind, Object.keys(texts))
    .map(({ field, label }) => ({
      field,
      label,
      before: text(texts[field], field),
      after: text(nextTexts[field], field),
    }))
    .filter(({ before, after }) => before !== after)
  return toJson(versionShape, { ...commonFieldsOf(row), changes, texts })
}
