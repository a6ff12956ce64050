/**
 * Tables of records: one entry for each column of a row that the business keeps, and in it all that is decided about the
 * column. Schemas, shapes, files, labels of the audit trail, export and erasure follow from the table (derive.ts). It
 * is plain data, so that a visitor's page can read it without zod.
 */

/**
 * What an erasure does with a text of a person's own record.
 * - `erase`: it becomes 'Silindi'; `empty`: it becomes ''; `key`: as `empty`, and nobody sees it.
 * - `company`: as `erase`, if the company's name is the person's own.
 * - `if-named`: as `erase`, if it names the person.
 * - `colleague`: as `if-named`, but by the whole name alone: mostly it names a colleague.
 * - `tax`: it becomes '' if the tax number is that of a person (isPersonal in person-identifiers.ts), and is otherwise as `if-named`.
 * - `keep`: never about a customer: numbers, words of ours, accounts of staff.
 */
export type Personal = 'erase' | 'empty' | 'key' | 'company' | 'if-named' | 'colleague' | 'tax' | 'keep'

/** Columns that may hold a text. */
type TextName<Row> = {
  [Name in keyof Row]-?: string extends Row[Name] ? Name : Extract<Row[Name], string> extends never ? never : Name
}[keyof Row]

/** What an erasure does with each text of the items of a list in JSON. */
export type ItemRules<Item> = { readonly [Name in TextName<Item>]: 'if-named' | 'keep' }

type Common = {
  /** In the CSV file of the list, under its label. */
  csv?: boolean
  /** In the audit trail, under its label. */
  audit?: boolean
  /** Found by the search of the panel. */
  search?: boolean
  /** The record's form does not write it. */
  readOnly?: boolean
}

type TextRow = Common & {
  personal: Personal
  /** The error if the field is empty. Without it the field may be empty. */
  required?: string
  /** The most characters, SHORT_LIMIT by default. */
  limit?: number
}

type LineRow = TextRow & {
  type?: 'tel'
  /** What a text that is not empty must match, and the error if it does not. */
  matches?: { pattern: RegExp; error: string }
}
type AreaRow = TextRow & {
  /** The most lines. */
  lines?: number
  /** If a request lacks the field, the stored text stays. */
  keepsMissing?: boolean
}
type EmailRow = TextRow & { wrong?: string }
type DateRow = Common & {
  /** Never null. */
  always?: boolean
}
type WholeRow = Common & { min?: number; max?: number; error?: string; always?: boolean }
type ChoiceRow = Common & { values: readonly string[]; error?: string; initial?: string }
/** `personal` is missing for what holds no text. */
type OtherRow = Common & { personal?: Personal | Readonly<Record<string, 'if-named' | 'keep'>> }

type Kinds = {
  line: LineRow
  area: AreaRow
  email: EmailRow
  day: DateRow
  time: DateRow
  flag: Common
  whole: WholeRow
  choice: ChoiceRow
  /** What the record itself describes to the API: lists, links, numbers of its own. */
  other: OtherRow
}

export type Field = { [Kind in keyof Kinds]: { kind: Kind; label: string } & Readonly<Kinds[Kind]> }[keyof Kinds]

/** A column: a field, one that only the site writes and that says nothing of a person, or a key made of a person's data. */
type Column = Field | 'system' | 'key'

export type RecordTable = Readonly<Record<string, Column>>

/** A table with an entry for each column of a row. `satisfies TableOf<Row>` names the column that was forgotten. */
export type TableOf<Row> = { readonly [Name in keyof Row]-?: Column }

/** Returns label and options of a field's control. */
export function controlOf(field: Field) {
  const isRequired = 'required' in field && Boolean(field.required)
  const type = field.kind === 'email' ? 'email' : field.kind === 'line' ? field.type : undefined
  return { label: field.label, required: isRequired, optional: !isRequired, ...(type && { type }) }
}

const kind =
  <Kind extends keyof Kinds>(name: Kind) =>
  <const Row extends Kinds[Kind]>(label: string, row: Row) =>
    ({ kind: name, label, ...row }) as { readonly kind: Kind; readonly label: string } & Row

/** A text of one line. */
export const line = kind('line')
/** A text of several lines. */
export const area = kind('area')
export const email = kind('email')
/** A day of the calendar. */
export const day = kind('day')
export const time = kind('time')
export const flag = kind('flag')
/** A whole number. Amounts of money are whole kuruş or cents. */
export const whole = kind('whole')
export const choice = kind('choice')
export const other = kind('other')
