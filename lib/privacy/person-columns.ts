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
import type { Personal, RecordTable } from '@/lib/records/field'
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
  // Texts that nobody can edit: deleted where they name the person. The text of a stock movement is its reason.
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

/** The rule of each column of a table that has one. */
type RuleOf<Column> = Column extends { personal: infer Rule } ? Rule : never

/** The columns of a table that the export contains: plain texts, and lists in JSON. */
export type ExportedText<Table extends PersonTable> = {
  [Name in keyof Fields<Table>]: RuleOf<Fields<Table>[Name]> extends infer Rule
    ? [Rule] extends [never]
      ? never
      : Rule extends Exclude<Personal, (typeof NOT_EXPORTED)[number]>
        ? Name
        : never
    : never
}[keyof Fields<Table>]
export type ExportedList<Table extends PersonTable> = {
  [Name in keyof Fields<Table>]: RuleOf<Fields<Table>[Name]> extends infer Rule
    ? [Rule] extends [never]
      ? never
      : Rule extends object
        ? Name
        : never
    : never
}[keyof Fields<Table>]

type AnyRow = Record<string, unknown>

const textIn = (row: AnyRow, name: string) => {
  const text = row[name]
  return typeof text === 'string' ? text : ''
}

const rulesOf = (table: PersonTable) => erasureRules(PERSON_TABLES[table].fields)

/** A column that may contain personal data. `isSearched`: whether "search_text" contains it, folded. */
type PersonalColumn = { name: string; isList: boolean; isSearched: boolean }

/** Returns the columns of a table that may contain personal data. */
export function personalColumns(table: PersonTable): PersonalColumn[] {
  const searchedNames = searchedFields(PERSON_TABLES[table].fields)
  return rulesOf(table).flatMap(([name, rule]) =>
    rule === 'keep' ? [] : [{ name, isList: typeof rule === 'object', isSearched: searchedNames.includes(name) }],
  )
}

/** Returns the names of the plain texts that the export contains. */
export const exportedNames = <Table extends PersonTable>(table: Table) =>
  rulesOf(table).flatMap(([name, rule]) =>
    typeof rule === 'string' && !NOT_EXPORTED.some((one) => one === rule) ? [name] : [],
  ) as ExportedText<Table>[]

/** Returns all texts of a row that may contain personal data. */
export function personalTexts(table: PersonTable, row: AnyRow): string[] {
  return rulesOf(table).flatMap(([name, rule]) => {
    if (rule === 'keep') return []
    if (typeof rule === 'string') return [textIn(row, name)]
    const items = row[name] as AnyRow[]
    return items.flatMap((item) => Object.keys(rule).map((field) => textIn(item, field)))
  })
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
export function erasedColumns(table: PersonTable, row: AnyRow, match: ErasureMatch): AnyRow {
  const changes = rulesOf(table).flatMap(([name, rule]): [string, unknown][] => {
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
