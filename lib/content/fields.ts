import { META_DESCRIPTION_CHARS, META_TITLE_CHARS } from '@/lib/content/publication'
import { withoutBullet } from '@/lib/platform/fields/line-signs'
import { formatAmount, parseAmount } from '@/lib/platform/turkish/money'
import { type NumberUnit, parseWhole } from '@/lib/platform/turkish/numbers'

/**
 * Field tables: one row for each field that staff fill in, in the order of the form. A form's draft, its dirty check,
 * its request body and its controls all come from the table. Runs anywhere.
 */

type Row = {
  label: string
  /** Part of the form that the field is in. */
  section?: string
}

type TextRow = Row & {
  required?: boolean
  /** Says next to the label that it may stay empty. */
  optional?: boolean
  rows?: number
  /** The keys that a phone offers. */
  keys?: 'tel' | 'email' | 'url' | 'numeric'
  /** Technical text, such as a code, in the typeface with equal widths. */
  mono?: boolean
  hint?: string
  /** Shows how many characters of this many are written, in place of a hint. */
  limit?: number
  /** Sent in place of a blank text. */
  blankAs?: string
}

export type TextField = TextRow & { kind: 'line' | 'area' }
/** Several short texts, typed as one text with commas; `unit` names one of them. */
export type ListField = Row & { kind: 'list'; unit: string }
/** Several sentences, each on a line of its own. Its hint surrounds their count. */
export type LinesField = Row & { kind: 'lines'; unit: string; rows: number; hint: string; rest?: string }
/** Another item by its id, or none, chosen in a control of its own. */
type LinkField = Row & { kind: 'link' }
/** Yes or no: a tick, unless the form has a control of its own for it. */
type FlagField = Row & { kind: 'flag'; hint?: string }
/** A whole number, or an amount of money in whole kuruş that is typed as '1.250,50'. A blank one is null. */
type NumberRow = Row & { required?: boolean; optional?: boolean; hint?: string }
/** `unit` is the one that its label names. People may type it, too. */
type WholeRow = NumberRow & { unit?: NumberUnit }
export type NumberField = (WholeRow & { kind: 'whole' }) | (NumberRow & { kind: 'money' })
/** One of some values, chosen in a control of its own. */
type ChoiceField<Value extends string = string> = Row & { kind: 'choice'; values: readonly Value[]; initial: Value }

export type Field = TextField | ListField | LinesField | LinkField | FlagField | NumberField | ChoiceField
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

export const whole = (label: string, row: Omit<WholeRow, 'label'> = {}) => ({ kind: 'whole', ...row, label }) as const

export const money = (label: string, row: Omit<NumberRow, 'label'> = {}) => ({ kind: 'money', ...row, label }) as const

export const choice = <Value extends string>(label: string, row: Omit<ChoiceField<Value>, 'label' | 'kind'>) =>
  ({ kind: 'choice', label, ...row }) as const

/** The texts for search engines, which every item with a page has. */
export const searchFields = {
  metaTitle: line('Arama başlığı', { section: 'Arama motoru', limit: META_TITLE_CHARS }),
  metaDescription: area('Arama açıklaması', { section: 'Arama motoru', rows: 3, limit: META_DESCRIPTION_CHARS }),
} as const

/** A table's fields as they are typed. */
export type Texts<Table extends FieldTable> = { [Name in keyof Table]: string }

type PlainValue<One extends Field> = One extends { kind: 'list' | 'lines' }
  ? string[]
  : One extends { kind: 'link' }
    ? string | null
    : One extends { kind: 'flag' }
      ? boolean
      : One extends { kind: 'whole' | 'money' }
        ? number | null
        : string

type ValueOf<One extends Field> = One extends ChoiceField<infer Value> ? Value : PlainValue<One>

/** A table's fields as the API takes them. */
type Values<Table extends FieldTable> = { [Name in keyof Table]: ValueOf<Table[Name]> }

/** A table's fields as the API shows them. */
export type Stored<Table extends FieldTable> = { [Name in keyof Table]: PlainValue<Table[Name]> }

/** Names of a table's fields that need a control of their own. */
export type ChoiceName<Table extends FieldTable> = {
  [Name in keyof Table]: Table[Name] extends { kind: 'choice' | 'link' } ? Name : never
}[keyof Table]

/** Names of a table's fields, in the order of the form. */
export function namesOf<Table extends FieldTable>(table: Table): (keyof Table & string)[] {
  return Object.keys(table)
}

function mapTable(table: FieldTable, value: (name: string, field: Field) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(table).map(([name, field]) => [name, value(name, field)]))
}

/** Returns 'a, b,, c ' as ['a', 'b', 'c']. The comma of '0,75' is not a separator. */
export function splitList(text: string): string[] {
  return text
    .split(/(?<!\d),|,(?!\d)/)
    .map((item) => item.trim())
    .filter(Boolean)
}

/** Returns the lines of a text without the empty ones and without bullets. */
export function splitLines(text: string): string[] {
  return text
    .split('\n')
    .map((item) => withoutBullet(item).trim())
    .filter(Boolean)
}

/** The text of a flag that is set. Otherwise it is empty. */
export const SET = 'true'

/** Returns the texts of an empty form. */
export function emptyTexts<Table extends FieldTable>(table: Table): Texts<Table> {
  return mapTable(table, (_, field) => (field.kind === 'choice' ? field.initial : '')) as Texts<Table>
}

/** Returns an item's fields as they are typed. */
export function textsOf<Table extends FieldTable>(table: Table, item: Stored<Table>): Texts<Table> {
  return mapTable(table, (name, field) => {
    const value: string | string[] | boolean | number | null = item[name]!
    if (Array.isArray(value)) return value.join(field.kind === 'lines' ? '\n' : ', ')
    if (typeof value === 'number') return field.kind === 'money' ? formatAmount(value) : String(value)
    return typeof value === 'boolean' ? (value ? SET : '') : (value ?? '')
  }) as Texts<Table>
}

/** Whether all fields of a table hold the same texts. */
export function isSameTexts<Table extends FieldTable>(table: Table, a: Texts<Table>, b: Texts<Table>): boolean {
  return namesOf(table).every((name) => a[name] === b[name])
}

/** Returns a typed number, or the text for the schema to refuse. */
function numberOf(field: NumberField, text: string): number | string | null {
  if (text === '') return null
  return (field.kind === 'money' ? parseAmount(text, 'TRY') : parseWhole(text, field.unit)) ?? text
}

/** Returns typed texts as the API takes them. A number that cannot be read stays a text. */
export function valuesOf<Table extends FieldTable>(table: Table, texts: Texts<Table>): Values<Table> {
  return mapTable(table, (name, field) => {
    const text = texts[name]!
    if (field.kind === 'list') return splitList(text)
    if (field.kind === 'lines') return splitLines(text)
    if (field.kind === 'link') return text || null
    if (field.kind === 'flag') return text === SET
    if (field.kind === 'whole' || field.kind === 'money') return numberOf(field, text.trim())
    return 'blankAs' in field && text.trim() === '' ? field.blankAs : text
  }) as Values<Table>
}

/** Returns an item's fields as they are stored, for sending them back unchanged. */
export function storedValues<Table extends FieldTable>(table: Table, item: Stored<Table>): Values<Table> {
  return mapTable(table, (name) => item[name]) as Values<Table>
}
