/**
 * Tables of records: one entry for each column of a row that the business keeps, with all facts about the column. Schemas,
 * shapes, CSV files, labels of the audit trail, export and erasure are derived from the table (derive.ts). A table is plain data, so
 * that a visitor's page can read it without zod.
 */

/**
 * What an erasure does with a text in a person's record.
 * - `erase`: it becomes 'Silindi'; `empty`: it becomes ''; `key`: like `empty`, and it is never shown.
 * - `company`: like `erase`, if the company has the person's name.
 * - `if-named`: like `erase`, if it names the person.
 * - `colleague`: like `if-named`, but only by the full name, because it mostly names a colleague.
 * - `tax`: it becomes '' if the tax number is a person's (isPersonal in person-identifiers.ts), otherwise like `if-named`.
 * - `keep`: nothing that tells about a customer: numbers, ids, our own texts, staff accounts.
 */
export type Personal = 'erase' | 'empty' | 'key' | 'company' | 'if-named' | 'colleague' | 'tax' | 'keep'

/** Options of a text that is in the CSV file, the audit trail and the search. */
export const CSV_AUDIT_SEARCH = { csv: true, audit: true, search: true } as const

/** Columns that may hold text: texts and lists of texts, JSON, and items' values such as 'labour'. */
type TextName<Row> = {
  [Name in keyof Row]-?: string extends Row[Name]
    ? Name
    : Extract<Row[Name], string | readonly string[]> extends never
      ? never
      : Name
}[keyof Row]

/** What an erasure does with each text of the items of a list in JSON. */
export type ItemRules<Item> = { readonly [Name in TextName<Item>]: 'if-named' | 'keep' }

/** Texts of stored values. The text of a value that means 'not given' is empty. */
export type ValueWords = Readonly<Record<string, string | { readonly label: string }>>

/** How the audit trail writes a number: an amount with or without its currency, or thousandths. */
export type ValueFormat = 'money' | 'amount' | 'thousandths'

type CommonOptions = {
  /** Whether the list's CSV file contains it, under its label. */
  csv?: boolean
  /** Whether the audit trail records it, under its label. */
  audit?: boolean
  /** The texts of its values in the audit trail. */
  words?: ValueWords
  format?: ValueFormat
  /** Whether the panel's search covers it. */
  search?: boolean
  /** Whether the record's form does not write it. */
  readOnly?: boolean
}

type TextOptions = CommonOptions & {
  personal: Personal
  /** The error if the field is empty. Without it the field may be empty. */
  required?: string
  /** Maximum length in characters, SHORT_LIMIT by default. */
  limit?: number
}

type LineOptions = TextOptions & {
  type?: 'tel'
  /** The pattern of a text that is not empty, and the error if it does not match. */
  matches?: { pattern: RegExp; error: string }
}
type AreaOptions = TextOptions & {
  /** Maximum number of lines. */
  lines?: number
  /** If a request lacks the field, the stored text is kept. */
  keepsMissing?: boolean
}
type EmailOptions = TextOptions & { formatError?: string }
type DateOptions = CommonOptions & {
  /** Whether the column is never null. */
  notNull?: boolean
}
type WholeOptions = CommonOptions & { min?: number; max?: number; error?: string; notNull?: boolean }
type ChoiceOptions = CommonOptions & { values: readonly string[]; error?: string; initial?: string }
/** What an erasure does with a column: one rule, or one for each text of a list's items. */
export type PersonalRule = Personal | Readonly<Record<string, 'if-named' | 'keep'>>
/** `personal` is missing for a column without text. */
type CustomOptions = CommonOptions & { personal?: PersonalRule }

type OptionsByKind = {
  line: LineOptions
  area: AreaOptions
  email: EmailOptions
  day: DateOptions
  time: DateOptions
  flag: CommonOptions
  whole: WholeOptions
  choice: ChoiceOptions
  /** A column whose shape the record declares itself, such as a list or a link. */
  custom: CustomOptions
}

export type Field = {
  [Kind in keyof OptionsByKind]: { kind: Kind; label: string } & Readonly<OptionsByKind[Kind]>
}[keyof OptionsByKind]

/** A column: a field, a column that only the site writes and that tells nothing about a person, or a key made of personal data. */
type Column = Field | 'system' | 'key'

export type RecordTable = Readonly<Record<string, Column>>

/** A column that may hold text: the table says what an erasure does with it, or that it holds one of a list of values. */
type TextColumn = Exclude<Column, Field> | (Field & ({ personal: PersonalRule } | { kind: 'choice' }))

/**
 * A table with an entry for each column of a row. With `satisfies TableOf<Row>` the compiler names a missing column, and a text
 * whose entry does not say what an erasure does with it.
 */
export type TableOf<Row> = { readonly [Name in keyof Row]-?: Name extends TextName<Row> ? TextColumn : Column }

/** Returns the label and options of a field's form control. */
export function controlOf(field: Field) {
  const isRequired = 'required' in field && Boolean(field.required)
  const type = field.kind === 'email' ? 'email' : field.kind === 'line' ? field.type : undefined
  return { label: field.label, required: isRequired, optional: !isRequired, ...(type && { type }) }
}

const fieldOf =
  <Kind extends keyof OptionsByKind>(kind: Kind) =>
  <const Options extends OptionsByKind[Kind]>(label: string, options: Options) =>
    ({ kind, label, ...options }) as { readonly kind: Kind; readonly label: string } & Options

/** Text of one line. */
export const line = fieldOf('line')
/** Text of several lines. */
export const area = fieldOf('area')
export const email = fieldOf('email')
/** A calendar day. */
export const day = fieldOf('day')
export const time = fieldOf('time')
export const flag = fieldOf('flag')
/** A whole number. Amounts of money are whole kuruş or cents. */
export const whole = fieldOf('whole')
export const choice = fieldOf('choice')
export const custom = fieldOf('custom')
