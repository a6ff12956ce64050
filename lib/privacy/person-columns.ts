import type { Prisma } from '@/lib/generated/prisma/client'
import { MESSAGE_FIELDS } from '@/lib/contact/fields'
import { CUSTOMER_FIELDS } from '@/lib/customers/fields'
import { ORDER_ACCOUNT_FIELDS, DIFFERENCE_FIELDS, PAYMENT_FIELDS } from '@/lib/orders/billing/fields'
import { LOAD_TEST_FIELDS } from '@/lib/orders/load-test/fields'
import { EVENT_FIELDS, NOTE_FIELDS, ORDER_FIELDS } from '@/lib/orders/order/fields'
import { QUOTE_FIELDS } from '@/lib/orders/quote/fields'
import { SHIPMENT_FIELDS } from '@/lib/orders/shipment/fields'
import { ERASED_TEXT } from '@/lib/people/erased-text'
import { PHOTO_FIELDS } from '@/lib/photos/fields'
import type { Field, Personal, PersonalRule, RecordTable } from '@/lib/records/field'
import type { TEXT_TABLES } from '@/lib/privacy/text-tables'
import { erasureRules, searchedFields } from '@/lib/records/derive'

// Where the site stores personal data. Export, erasure and the search for mentions read these tables. A new table is a
// type error until it is listed here.

/**
 * Returns a table whose rows belong to an order: its fields, its name in SQL, the order's relation to its rows, and the columns by
 * which they are sorted.
 */
const orderChild = <const Fields extends RecordTable, const Relation extends keyof Prisma.WorkOrderInclude>(
  fields: Fields,
  table: string,
  relation: Relation,
  ...sortedBy: (keyof Fields & string)[]
) => ({ fields, table, order: 'work_order_id', relation, sortedBy })

/**
 * The tables with records about people. `order`, `message` and `customer` are the columns with the id of the record that owns a
 * row.
 */
export const PERSON_TABLES = {
  ContactMessage: { fields: MESSAGE_FIELDS, table: 'contact_messages', message: 'id' },
  WorkOrder: { fields: ORDER_FIELDS, table: 'work_orders', order: 'id' },
  Quote: orderChild(QUOTE_FIELDS, 'quotes', 'quotes', 'version'),
  LoadTest: orderChild(LOAD_TEST_FIELDS, 'load_tests', 'loadTests', 'number'),
  Shipment: orderChild(SHIPMENT_FIELDS, 'shipments', 'shipments', 'day', 'createdAt'),
  WorkOrderEvent: orderChild(EVENT_FIELDS, 'work_order_events', 'events', 'createdAt', 'id'),
  WorkOrderNote: orderChild(NOTE_FIELDS, 'work_order_notes', 'notes', 'createdAt', 'id'),
  Photo: { ...orderChild(PHOTO_FIELDS, 'photos', 'photos', 'createdAt', 'id'), message: 'message_id' },
  // Amounts and invoice numbers are kept, because the law requires them for ten years.
  OrderAccount: { ...orderChild(ORDER_ACCOUNT_FIELDS, 'order_accounts', 'account'), order: 'id' },
  Payment: orderChild(PAYMENT_FIELDS, 'payments', 'payments', 'day', 'createdAt'),
  OrderDifference: orderChild(DIFFERENCE_FIELDS, 'order_differences', 'differences', 'of'),
  Customer: { fields: CUSTOMER_FIELDS, table: 'customers', customer: 'id' },
} as const

type Tables = typeof PERSON_TABLES
export type PersonTable = keyof Tables
type ChildTable = { [Table in PersonTable]: Tables[Table] extends { relation: string } ? Table : never }[PersonTable]

/** The tables whose rows belong to an order. The search for a person reads them, and an erasure changes them. */
export const ORDER_CHILD_TABLES = Object.entries(PERSON_TABLES).flatMap(([model, table]) =>
  'relation' in table ? [{ ...table, model: model as ChildTable }] : [],
)
export type ChildRelation = Tables[ChildTable]['relation']

/** What an erasure does with tables that are neither in PERSON_TABLES nor in TEXT_TABLES. */
export const OTHER_TABLES = {
  // Rows that are deleted with the person.
  CustomerContact: 'deleted',
  Paper: 'deleted',
  Mail: 'deleted',
  // Listed with their item.
  Image: 'listed',
  // Texts that nobody can edit: deleted where they name the person. MOVEMENT_FIELDS has the rules of a stock movement.
  TextVersion: 'deleted',
  SiteCount: 'deleted',
  PartMovement: 'deleted',
  // About colleagues, about the site itself, or without texts about people.
  Administrator: 'none',
  RecoveryCode: 'none',
  PasswordLink: 'none',
  Invitation: 'none',
  Session: 'none',
  ServiceSlug: 'none',
  BlogPostSlug: 'none',
  FaultSlug: 'none',
  AuditedKind: 'none',
  PictureOwner: 'none',
  RedirectHit: 'none',
  DistinctCustomer: 'none',
  WorkOrderCount: 'none',
  Invoice: 'none',
  InvoiceShare: 'none',
  ReadinessAnswer: 'none',
  ReminderDay: 'none',
  AuditEntry: 'none',
  SeedRecord: 'none',
  Throttle: 'none',
  CopyElsewhere: 'none',
  NewestBackup: 'none',
} as const satisfies Record<
  Exclude<Prisma.ModelName, PersonTable | keyof typeof TEXT_TABLES>,
  'deleted' | 'listed' | 'none'
>

/** Rules of texts that the export omits: about colleagues, keys, and the site's own texts. */
const NOT_EXPORTED = ['colleague', 'key', 'keep'] as const

type Fields<Table extends PersonTable> = Tables[Table]['fields']

/** The columns of a table whose rule is one of these. */
type ColumnsWith<Table extends PersonTable, Rule> = {
  [Name in keyof Fields<Table>]: Fields<Table>[Name] extends { personal: Rule } ? Name : never
}[keyof Fields<Table>]

/** The columns of a table that the export contains: plain texts, and lists in JSON. */
export type ExportedText<Table extends PersonTable> = ColumnsWith<
  Table,
  Exclude<Personal, (typeof NOT_EXPORTED)[number]>
>
export type ExportedList<Table extends PersonTable> = ColumnsWith<Table, object>

type AnyRow = Record<string, unknown>

const textIn = (row: AnyRow, name: string) => {
  const text = row[name]
  return typeof text === 'string' ? text : ''
}

/**
 * A column that may contain personal data. `itemNames`: the texts of a list's items. `isSearched`: whether "search_text"
 * contains it, folded.
 */
type PersonalColumn = { name: string; itemNames?: string[]; isSearched: boolean }

const itemNamesOf = (rule: PersonalRule) =>
  typeof rule === 'object' ? Object.keys(rule).filter((name) => rule[name] !== 'keep') : undefined

/** Returns the columns of a table that may contain personal data. */
export function personalColumns(fields: RecordTable): PersonalColumn[] {
  const searchedNames = searchedFields(fields)
  return erasureRules(fields).flatMap(([name, rule]) =>
    rule === 'keep' ? [] : [{ name, itemNames: itemNamesOf(rule), isSearched: searchedNames.includes(name) }],
  )
}

/** Returns the names of the plain texts that the export contains. */
export const exportedNames = <Table extends PersonTable>(table: Table) =>
  erasureRules(PERSON_TABLES[table].fields).flatMap(([name, rule]) =>
    typeof rule === 'string' && !NOT_EXPORTED.some((one) => one === rule) ? [name] : [],
  ) as ExportedText<Table>[]

/** Returns the texts of a column that may contain personal data. */
const textsIn = (row: AnyRow, { name, itemNames }: PersonalColumn): string[] =>
  itemNames ? (row[name] as AnyRow[]).flatMap((item) => itemNames.map((one) => textIn(item, one))) : [textIn(row, name)]

/** Returns all texts of a row that may contain personal data. */
export const personalTexts = (fields: RecordTable, row: AnyRow): string[] =>
  personalColumns(fields).flatMap((column) => textsIn(row, column))

/**
 * Returns labels and texts of a row of the export, except the empty texts and the columns of `placed`, which the caller shows
 * itself.
 */
export function exportedFacts<Table extends PersonTable>(
  table: Table,
  row: Record<ExportedText<Table>, string>,
  placed: readonly (ExportedText<Table> | ExportedList<Table>)[],
): [label: string, text: string][] {
  const fields: RecordTable = PERSON_TABLES[table].fields
  const texts = exportedNames(table) as string[]
  const columns = personalColumns(fields).filter(({ name, itemNames }) => itemNames || texts.includes(name))
  return columns
    .filter(({ name }) => !placed.some((one) => one === name))
    .map((column): [string, string] => [
      (fields[column.name] as Field).label,
      textsIn(row, column).filter(Boolean).join(', '),
    ])
    .filter(([, text]) => text !== '')
}

/**
 * How an erasure recognises the person. In the person's own records one word of the name is enough (`namesPersonInOwnText`),
 * elsewhere it is not (`namesPerson`). The other two say whether company and tax data belong to the person.
 */
export type ErasureMatch = {
  namesPersonInOwnText: (text: string) => boolean
  namesPerson: (text: string) => boolean
  ownsCompanyData: boolean
  ownsTaxData: boolean
}

function erasedText(
  rule: Personal,
  text: string,
  { namesPersonInOwnText, namesPerson, ownsCompanyData, ownsTaxData }: ErasureMatch,
): string {
  if (text === '' || rule === 'keep') return text
  if (rule === 'empty' || rule === 'key' || (rule === 'tax' && ownsTaxData)) return ''
  const isErased =
    rule === 'erase' ||
    (rule === 'company' && ownsCompanyData) ||
    ((rule === 'if-named' || rule === 'tax') && namesPersonInOwnText(text)) ||
    (rule === 'colleague' && namesPerson(text))
  return isErased ? ERASED_TEXT : text
}

/** Returns the columns of a person's own row that an erasure changes. */
export function erasedColumns(fields: RecordTable, row: AnyRow, match: ErasureMatch): AnyRow {
  const changes = erasureRules(fields).flatMap(([name, rule]): [string, unknown][] => {
    if (typeof rule === 'string') {
      const erased = erasedText(rule, textIn(row, name), match)
      return erased === textIn(row, name) ? [] : [[name, erased]]
    }
    const items = row[name] as AnyRow[]
    const erasedItems = items.map((item) => {
      const fields = Object.entries(rule).filter(([, fieldRule]) => fieldRule !== 'keep')
      const texts = fields.map(([field, fieldRule]) => [field, erasedText(fieldRule, textIn(item, field), match)])
      return { ...item, ...Object.fromEntries(texts) }
    })
    return JSON.stringify(erasedItems) === JSON.stringify(items) ? [] : [[name, erasedItems]]
  })
  return Object.fromEntries(changes)
}
