import type { Prisma } from '@/lib/generated/prisma/client'
import { MESSAGE_FIELDS } from '@/lib/contact/fields'
import { CUSTOMER_FIELDS } from '@/lib/customers/fields'
import { ORDER_ACCOUNT_FIELDS, DIFFERENCE_FIELDS, PAYMENT_FIELDS } from '@/lib/orders/billing/fields'
import { LOAD_TEST_FIELDS } from '@/lib/orders/load-test/fields'
import { EVENT_FIELDS, NOTE_FIELDS, ORDER_FIELDS } from '@/lib/orders/order/fields'
import { QUOTE_FIELDS } from '@/lib/orders/quote/fields'
import { SHIPMENT_FIELDS } from '@/lib/orders/shipment/fields'
import { ERASED } from '@/lib/people/erased'
import { PHOTO_FIELDS } from '@/lib/photos/fields'
import type { Personal, RecordTable } from '@/lib/records/field'
import type { TEXT_TABLES } from '@/lib/privacy/text-tables'
import { personalParts, searchParts } from '@/lib/records/derive'

// Where the site stores data of persons. Export, erasure and the search for mentions read these tables. A new table is a
// type error until it is listed here.

/** Returns a part of an order: its fields, its name in SQL, the order's relation to its rows, and the columns by which they are sorted. */
const partOfOrder = <const Fields extends RecordTable, const Relation extends keyof Prisma.WorkOrderInclude>(
  fields: Fields,
  table: string,
  relation: Relation,
  ...sortedBy: (keyof Fields & string)[]
) => ({ fields, table, order: 'work_order_id', relation, sortedBy })

/** The tables with records of persons. `order`, `message` and `customer` are the columns with the id of the record that owns a row. */
export const PERSON_TABLES = {
  ContactMessage: { fields: MESSAGE_FIELDS, table: 'contact_messages', message: 'id' },
  WorkOrder: { fields: ORDER_FIELDS, table: 'work_orders', order: 'id' },
  Quote: partOfOrder(QUOTE_FIELDS, 'quotes', 'quotes', 'version'),
  LoadTest: partOfOrder(LOAD_TEST_FIELDS, 'load_tests', 'loadTests', 'number'),
  Shipment: partOfOrder(SHIPMENT_FIELDS, 'shipments', 'shipments', 'day', 'createdAt'),
  WorkOrderEvent: partOfOrder(EVENT_FIELDS, 'work_order_events', 'events', 'createdAt', 'id'),
  WorkOrderNote: partOfOrder(NOTE_FIELDS, 'work_order_notes', 'notes', 'createdAt', 'id'),
  Photo: { ...partOfOrder(PHOTO_FIELDS, 'photos', 'photos', 'createdAt', 'id'), message: 'message_id' },
  // Figures and invoice numbers stay, because the law asks for ten years.
  OrderAccount: { ...partOfOrder(ORDER_ACCOUNT_FIELDS, 'order_accounts', 'account'), order: 'id' },
  Payment: partOfOrder(PAYMENT_FIELDS, 'payments', 'payments', 'day', 'createdAt'),
  OrderDifference: partOfOrder(DIFFERENCE_FIELDS, 'order_differences', 'differences', 'of'),
  Customer: { fields: CUSTOMER_FIELDS, table: 'customers', customer: 'id' },
} as const

type Tables = typeof PERSON_TABLES
export type PersonTable = keyof Tables
type PartTable = { [Table in PersonTable]: Tables[Table] extends { relation: string } ? Table : never }[PersonTable]

/** The parts of an order, which the search for a person reads, and an erasure changes. */
export const ORDER_PARTS = Object.entries(PERSON_TABLES).flatMap(([model, entry]) =>
  'relation' in entry ? [{ ...entry, model: model as PartTable }] : [],
)
export type PartRelation = Tables[PartTable]['relation']

/** What an erasure does with tables that are neither here nor in TEXT_TABLES. */
export const OTHER_TABLES = {
  // Rows that are deleted with the person.
  CustomerContact: 'goes',
  Paper: 'goes',
  Mail: 'goes',
  // Listed with their item.
  Image: 'listed',
  // Texts that nobody can edit: deleted where they name the person. For a movement, that is its reason.
  TextVersion: 'goes',
  SiteCount: 'goes',
  PartMovement: 'goes',
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
  'goes' | 'listed' | 'none'
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

const rulesOf = (table: PersonTable) => personalParts(PERSON_TABLES[table].fields)

/** A column that may contain data of a person. `isSearched`: whether "search_text" contains it, folded. */
type PersonalColumn = { name: string; isList: boolean; isSearched: boolean }

/** Returns the columns of a table that may contain data of a person. */
export function personalColumns(table: PersonTable): PersonalColumn[] {
  const searched = searchParts(PERSON_TABLES[table].fields)
  return rulesOf(table).flatMap(([name, rule]) =>
    rule === 'keep' ? [] : [{ name, isList: typeof rule === 'object', isSearched: searched.includes(name) }],
  )
}

/** Returns the names of the plain texts that the export contains. */
export const exportedNames = <Table extends PersonTable>(table: Table) =>
  rulesOf(table).flatMap(([name, rule]) =>
    typeof rule === 'string' && !NOT_EXPORTED.some((one) => one === rule) ? [name] : [],
  ) as ExportedText<Table>[]

/** Returns all texts of a row that may contain data of a person. */
export function personalTexts(table: PersonTable, row: AnyRow): string[] {
  return rulesOf(table).flatMap(([name, rule]) => {
    if (rule === 'keep') return []
    if (typeof rule === 'string') return [textIn(row, name)]
    const items = row[name] as AnyRow[]
    return items.flatMap((item) => Object.keys(rule).map((part) => textIn(item, part)))
  })
}

/**
 * How an erasure recognises the person: in the person's own records (`isNamed`), or by the whole name (`isNamedWhole`), and
 * whether company and tax data belong to the person.
 */
export type ErasureMatch = {
  isNamed: (text: string) => boolean
  isNamedWhole: (text: string) => boolean
  withCompany: boolean
  isTaxPersonal: boolean
}

function erasedText(
  rule: Personal,
  text: string,
  { isNamed, isNamedWhole, withCompany, isTaxPersonal }: ErasureMatch,
): string {
  if (text === '' || rule === 'keep') return text
  if (rule === 'empty' || rule === 'key' || (rule === 'tax' && isTaxPersonal)) return ''
  const isErased =
    rule === 'erase' ||
    (rule === 'company' && withCompany) ||
    ((rule === 'if-named' || rule === 'tax') && isNamed(text)) ||
    (rule === 'colleague' && isNamedWhole(text))
  return isErased ? ERASED : text
}

/** Returns the columns of a person's own row that an erasure changes. */
export function erasedColumns(table: PersonTable, row: AnyRow, match: ErasureMatch): AnyRow {
  const changes = rulesOf(table).flatMap(([name, rule]): [string, unknown][] => {
    if (typeof rule === 'string') {
      const after = erasedText(rule, textIn(row, name), match)
      return after === textIn(row, name) ? [] : [[name, after]]
    }
    const items = row[name] as AnyRow[]
    const after = items.map((item) => {
      const parts = Object.entries(rule).filter(([, ofPart]) => ofPart !== 'keep')
      const texts = parts.map(([part, ofPart]) => [part, erasedText(ofPart, textIn(item, part), match)])
      return { ...item, ...Object.fromEntries(texts) }
    })
    return JSON.stringify(after) === JSON.stringify(items) ? [] : [[name, after]]
  })
  return Object.fromEntries(changes)
}
