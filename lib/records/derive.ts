import { z } from 'zod/mini'
import { controlOf, type Field, type PersonalRule, type RecordTable } from '@/lib/records/field'
import type { Columns } from '@/lib/platform/csv/write-csv'
import {
  changedText,
  maxLines,
  optionalEmail,
  optionalLine,
  optionalText,
  requiredEmail,
  requiredLine,
  requiredText,
  SHORT_LIMIT,
} from '@/lib/platform/fields/text'
import { flag, optionalDay, wholeNumber } from '@/lib/platform/fields/values'
import { formatDateTime } from '@/lib/platform/turkish/dates'

// Derives schemas, shapes, labels, CSV columns and rules from a record's table.

type NameOf<Table> = keyof Table & string
type FieldName<Table> = { [Name in NameOf<Table>]: Table[Name] extends string ? never : Name }[NameOf<Table>]

const fieldsOf = (table: RecordTable) =>
  Object.entries(table).filter((entry): entry is [string, Field] => typeof entry[1] !== 'string')

const isInput = (field: Field) => !field.readOnly && field.kind !== 'time' && field.kind !== 'custom'

// Request schemas.

type TextInput<Entry> = Entry extends { required: string }
  ? ReturnType<typeof requiredLine>
  : Entry extends { keepsMissing: true }
    ? ReturnType<typeof changedText>
    : ReturnType<typeof optionalLine>

type InputOf<Entry> = Entry extends { kind: 'line' | 'area' | 'email' }
  ? TextInput<Entry>
  : Entry extends { kind: 'day' }
    ? typeof optionalDay
    : Entry extends { kind: 'flag' }
      ? ReturnType<typeof flag>
      : Entry extends { kind: 'whole' }
        ? z.ZodMiniDefault<z.ZodMiniNullable<ReturnType<typeof wholeNumber>>>
        : Entry extends { kind: 'choice'; values: infer Values extends readonly string[] }
          ? z.ZodMiniDefault<z.ZodMiniEnum<{ [Value in Values[number]]: Value }>>
          : never

/** Names of the fields that the record's form writes. */
export type InputName<Table> = {
  [Name in NameOf<Table>]: Table[Name] extends string | { readOnly: true } | { kind: 'time' | 'custom' } ? never : Name
}[NameOf<Table>]

type Inputs<Table> = { [Name in InputName<Table>]: InputOf<Table[Name]> }

function inputOf(name: string, field: Field): z.ZodMiniType {
  switch (field.kind) {
    case 'line': {
      const { limit = SHORT_LIMIT, required, matches } = field
      const schema = required ? requiredLine(limit, required) : optionalLine(limit)
      if (!matches) return schema
      const { pattern, error } = matches
      return schema.check(z.refine((value) => value === '' || pattern.test(value), { error }))
    }
    case 'area': {
      const { limit = SHORT_LIMIT, required, lines, keepsMissing } = field
      if (keepsMissing) return changedText(limit)
      const schema = required ? requiredText(limit, required) : optionalText(limit)
      return lines ? schema.check(maxLines(lines)) : schema
    }
    case 'email': {
      const { limit = SHORT_LIMIT, required, formatError } = field
      return required ? requiredEmail(limit, required, formatError) : optionalEmail(limit, formatError)
    }
    case 'day':
      return optionalDay
    case 'whole':
      return z._default(z.nullable(wholeNumber(field.min!, field.max!, field.error!)), null)
    case 'choice':
      return z._default(z.enum(field.values, { error: field.error }), field.initial!)
    default:
      return flag(`${name} true veya false olmalı.`)
  }
}

/** Returns the schemas of the fields that the record's form writes, by name. */
export function inputs<Table extends RecordTable>(table: Table) {
  const inputFields = fieldsOf(table).filter(([, field]) => isInput(field))
  return Object.fromEntries(inputFields.map(([name, field]) => [name, inputOf(name, field)])) as Inputs<Table>
}

/** Returns the names of the fields that the record's form writes. */
export const inputNames = <Table extends RecordTable>(table: Table) =>
  fieldsOf(table).flatMap(([name, field]) => (isInput(field) ? [name] : [])) as InputName<Table>[]

// Response shapes.

type ShapeOf<Entry> = Entry extends { kind: 'line' | 'area' | 'email' }
  ? z.ZodMiniString
  : Entry extends { kind: 'flag' }
    ? z.ZodMiniBoolean
    : Entry extends { kind: 'choice'; values: infer Values extends readonly string[] }
      ? z.ZodMiniEnum<{ [Value in Values[number]]: Value }>
      : Entry extends { kind: 'day' | 'time' | 'whole' }
        ? Entry extends { notNull: true }
          ? NonNullShape<Entry['kind']>
          : z.ZodMiniNullable<NonNullShape<Entry['kind']>>
        : never

type NonNullShape<Kind> = Kind extends 'day'
  ? z.ZodMiniISODate
  : Kind extends 'time'
    ? z.ZodMiniISODateTime
    : z.ZodMiniNumberFormat

/** Names of the fields whose shape follows from their kind. */
type ShapeName<Table> = {
  [Name in NameOf<Table>]: Table[Name] extends string | { kind: 'custom' } ? never : Name
}[NameOf<Table>]

function shapeOf(field: Field): z.ZodMiniType {
  if (field.kind === 'flag') return z.boolean()
  if (field.kind === 'choice') return z.enum(field.values)
  if (field.kind !== 'day' && field.kind !== 'time' && field.kind !== 'whole') return z.string()
  const shape = { day: z.iso.date, time: z.iso.datetime, whole: z.int }[field.kind]()
  return field.notNull ? shape : z.nullable(shape)
}

/** Returns the shapes of a record's fields by name, except the kind `custom` and the fields of `omit`. */
export function shapes<Table extends RecordTable, const Omitted extends ShapeName<Table> = never>(
  table: Table,
  { omit = [] }: { omit?: readonly Omitted[] } = {},
) {
  const fields = fieldsOf(table).filter(([name, { kind }]) => kind !== 'custom' && !omit.includes(name as Omitted))
  return Object.fromEntries(fields.map(([name, field]) => [name, shapeOf(field)])) as {
    [Name in Exclude<ShapeName<Table>, Omitted>]: ShapeOf<Table[Name]>
  }
}

/** Returns a Prisma `select` of all fields of a table. */
export const selectOf = <Table extends RecordTable>(table: Table) =>
  Object.fromEntries(fieldsOf(table).map(([name]) => [name, true])) as Record<FieldName<Table>, true>

// Labels, CSV and search.

/** Returns the fields that the audit trail records. `prefix` is for a part of a record: 'quote.'. */
export const auditFields = (table: RecordTable, prefix = ''): Record<string, Field> =>
  Object.fromEntries(fieldsOf(table).flatMap(([name, field]) => (field.audit ? [[prefix + name, field]] : [])))

/** Returns the fields that the record's form writes and that a layout lacks. */
const fieldsNotIn = (table: RecordTable, layout: readonly string[]) =>
  fieldsOf(table).filter(([name, field]) => isInput(field) && !layout.includes(name))

/** Returns controls for the fields that a form's layout lacks. */
export const furtherControls = <Table extends RecordTable>(table: Table, layout: readonly string[]) =>
  fieldsNotIn(table, layout).map(([name, field]) => ({ name: name as InputName<Table>, ...controlOf(field) }))

/** Returns labels and texts of the fields that a layout lacks, except the empty ones. */
export function furtherFacts(table: RecordTable, row: object, layout: readonly string[]) {
  const values = row as Record<string, unknown>
  const facts = fieldsNotIn(table, layout).map(([name, field]) => ({
    label: field.label,
    value: textOf(field, values[name]),
  }))
  return facts.filter(({ value }) => value !== '')
}

const dayText = (date: Date) => date.toISOString().slice(0, 10).split('-').toReversed().join('.')

/** Returns a stored value as text: 12.03.2026 for a day, '' for null. */
function textOf({ kind }: Field, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return kind === 'day' ? dayText(value) : formatDateTime(value)
  if (typeof value === 'boolean') return value ? 'Evet' : ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/**
 * Returns the columns of a record's CSV file. `cells` format fields that need the whole row. `extraColumns` are listed by
 * the field that they follow.
 */
export function csvColumns<Row extends object>(
  table: RecordTable,
  cells: { [Name in keyof Row]?: (row: Row) => string } = {},
  extraColumns: { [Name in keyof Row]?: Columns<Row> } = {},
): Columns<Row> {
  const fields = fieldsOf(table).filter(([, { csv }]) => csv) as [keyof Row, Field][]
  return fields.flatMap(([name, field]) => [
    [field.label, cells[name] ?? ((row: Row) => textOf(field, row[name]))] as const,
    ...(extraColumns[name] ?? []),
  ])
}

/** Returns the names of the fields that the panel's search covers. */
export const searchedFields = (table: RecordTable): string[] =>
  fieldsOf(table).flatMap(([name, { search }]) => (search ? [name] : []))

// Personal data.

/** Returns what an erasure does with each column of a record that may hold text. */
export const erasureRules = (table: RecordTable): [name: string, rule: PersonalRule][] =>
  Object.entries(table).flatMap(([name, column]): [string, PersonalRule][] => {
    if (column === 'key') return [[name, 'key']]
    if (column === 'system' || !('personal' in column) || !column.personal) return []
    return [[name, column.personal]]
  })
