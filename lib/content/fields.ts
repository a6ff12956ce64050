import { META_DESCRIPTION_CHARS, META_TITLE_CHARS } from '@/lib/content/publication'
import { withoutBullet } from '@/lib/platform/fields/line-markers'
import { type NumberUnit, parseWholeNumber } from '@/lib/platform/turkish/numbers'

/**
 * Field tables: one row for each field that staff fill in, in the order of the form. A form's draft, dirty check, request body
 * and controls are derived from the table. Also runs in browsers.
 */

type Row = {
  label: string
  /** The section of the form that contains the field. */
  section?: string
}

type TextRow = Row & {
  required?: boolean
  /** Whether the label says that the field is optional. */
  optional?: boolean
  rows?: number
  /** The keyboard that a phone shows. */
  keyboard?: 'tel' | 'email' | 'url' | 'numeric'
  /** Whether the text is shown in a monospaced font, such as a code. */
  mono?: boolean
  hint?: string
  /** If set, the number of characters and this limit are shown instead of a hint. */
  limit?: number
  /** Sent instead of a blank text. */
  blankAs?: string
}

export type TextField = TextRow & { kind: 'line' | 'area' }
/** Several short texts, typed as one text with commas; `unit` is the word for an item. */
export type ListField = Row & { kind: 'list'; unit: string }
/** Several sentences, one per line. Their count is shown between `hint` and `rest`. */
export type LinesField = Row & { kind: 'lines'; unit: string; rows: number; hint: string; rest?: string }
/** The id of another item, or none, with a special control. */
type LinkField = Row & { kind: 'link' }
/** A boolean: a checkbox, unless the form has a special control for it. */
type FlagField = Row & { kind: 'flag'; hint?: string }
/** A whole number. A blank field is null. `unit` is the unit in the label, which people may also type. */
type WholeField = Row & { kind: 'whole'; required?: boolean; optional?: boolean; hint?: string; unit?: NumberUnit }
/** One of several values, with a special control. */
type ChoiceField<Value extends string = string> = Row & { kind: 'choice'; values: readonly Value[]; initial: Value }

export type Field = TextField | ListField | LinesField | LinkField | FlagField | WholeField | ChoiceField
export type FieldTable = Readonly<Record<string, Field>>

export const line = (label: string, row: Omit<TextRow, 'label' | 'rows'> = {}) =>
  ({ kind: 'line', label, ...row }) as const

export const area = (label: string, row: Omit<TextRow, 'label'> = {}) => ({ kind: 'area', label, ...row }) as const

export const list = (label: string, row: Omit<ListField, 'label' | 'kind'>) =>
  ({ kind: 'list', label, ...row }) as const

export const lines = (label: string, row: Omit<LinesField, 'label' | 'kind'>) =>
  ({ kind: 'lines', label, ...row }) as const

export const link = (label: string, row: Omit<Row, 'label'> = {}) => ({ kind: 'link', ...row, label }) as const

export const flag = (label: string, row: Omit<FlagField, 'label' | 'kind'> = {}) =>
  ({ kind: 'flag', ...row, label }) as const

export const whole = (label: string, row: Omit<WholeField, 'label' | 'kind'> = {}) =>
  ({ kind: 'whole', ...row, label }) as const

export const choice = <Value extends string>(label: string, row: Omit<ChoiceField<Value>, 'label' | 'kind'>) =>
  ({ kind: 'choice', label, ...row }) as const

/** The texts for search engines. Every item with a page has them. */
export const searchEngineFields = {
  metaTitle: line('Arama başlığı', { section: 'Arama motoru', limit: META_TITLE_CHARS }),
  metaDescription: area('Arama açıklaması', { section: 'Arama motoru', rows: 3, limit: META_DESCRIPTION_CHARS }),
} as const

/** A table's fields as the texts of a form. */
export type Texts<Table extends FieldTable> = { [Name in keyof Table]: string }

type PlainValue<FieldRow extends Field> = FieldRow extends { kind: 'list' | 'lines' }
  ? string[]
  : FieldRow extends { kind: 'link' }
    ? string | null
    : FieldRow extends { kind: 'flag' }
      ? boolean
      : FieldRow extends { kind: 'whole' }
        ? number | null
        : string

type ValueOf<FieldRow extends Field> = FieldRow extends ChoiceField<infer Value> ? Value : PlainValue<FieldRow>

/** The values of a table's fields in a request. */
type Values<Table extends FieldTable> = { [Name in keyof Table]: ValueOf<Table[Name]> }

/** The values of a table's fields in a response. */
export type StoredValues<Table extends FieldTable> = { [Name in keyof Table]: PlainValue<Table[Name]> }

/** Names of a table's fields that need a special control. */
export type ChoiceName<Table extends FieldTable> = {
  [Name in keyof Table]: Table[Name] extends { kind: 'choice' | 'link' } ? Name : never
}[keyof Table]

/** Names of a table's fields, in the order of the form. */
export function namesOf<Table extends FieldTable>(table: Table): (keyof Table & string)[] {
  return Object.keys(table)
}

function mapTable(table: FieldTable, valueFor: (name: string, field: Field) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(table).map(([name, field]) => [name, valueFor(name, field)]))
}

/** Returns 'a, b,, c ' as ['a', 'b', 'c']. The comma of '0,75' is not a separator. */
export function splitList(text: string): string[] {
  return text
    .split(/(?<!\d),|,(?!\d)/)
    .map((item) => item.trim())
    .filter(Boolean)
}

/** Returns the lines of a text that are not empty, without bullets. */
export function splitLines(text: string): string[] {
  return text
    .split('\n')
    .map((item) => withoutBullet(item).trim())
    .filter(Boolean)
}

/** The text of a flag that is set. The text of other flags is ''. */
export const FLAG_SET = 'true'

/** Returns the texts of an empty form. */
export function emptyTexts<Table extends FieldTable>(table: Table): Texts<Table> {
  return mapTable(table, (_, field) => (field.kind === 'choice' ? field.initial : '')) as Texts<Table>
}

/** Returns an item's fields as texts for a form. */
export function textsOf<Table extends FieldTable>(table: Table, item: StoredValues<Table>): Texts<Table> {
  return mapTable(table, (name, field) => {
    const value: string | string[] | boolean | number | null = item[name]!
    if (Array.isArray(value)) return value.join(field.kind === 'lines' ? '\n' : ', ')
    if (typeof value === 'number') return String(value)
    return typeof value === 'boolean' ? (value ? FLAG_SET : '') : (value ?? '')
  }) as Texts<Table>
}

/** Whether all fields of a table have the same texts. */
export function isSameTexts<Table extends FieldTable>(table: Table, a: Texts<Table>, b: Texts<Table>): boolean {
  return namesOf(table).every((name) => a[name] === b[name])
}

/** Returns the number in a text, null for a blank text, or the text itself, which the schema then refuses. */
const parseNumber = (text: string, unit?: NumberUnit) => (text === '' ? null : (parseWholeNumber(text, unit) ?? text))

/** Returns a form's texts as values for a request. A number that cannot be parsed stays a text. */
export function valuesOf<Table extends FieldTable>(table: Table, texts: Texts<Table>): Values<Table> {
  return mapTable(table, (name, field) => {
    const text = texts[name]!
    if (field.kind === 'list') return splitList(text)
    if (field.kind === 'lines') return splitLines(text)
    if (field.kind === 'link') return text || null
    if (field.kind === 'flag') return text === FLAG_SET
    if (field.kind === 'whole') return parseNumber(text.trim(), field.unit)
    return 'blankAs' in field && text.trim() === '' ? field.blankAs : text
  }) as Values<Table>
}

/** Returns an item's stored values, to send them back unchanged. */
export function storedValues<Table extends FieldTable>(table: Table, item: StoredValues<Table>): Values<Table> {
  return mapTable(table, (name) => item[name]) as Values<Table>
}
