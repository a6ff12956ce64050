import type { Prisma } from '@/lib/generated/prisma/client'
import { MESSAGE_FIELDS } from '@/lib/contact/fields'
import { CUSTOMER_FIELDS } from '@/lib/customers/fields'
import { ACCOUNT_FIELDS, DIFFERENCE_FIELDS, PAYMENT_FIELDS } from '@/lib/orders/billing/fields'
import { LOAD_TEST_FIELDS } from '@/lib/orders/load-test/fields'
import { EVENT_FIELDS, NOTE_FIELDS, ORDER_FIELDS } from '@/lib/orders/order/fields'
import { QUOTE_FIELDS } from '@/lib/orders/quote/fields'
import { SHIPMENT_FIELDS } from '@/lib/orders/shipment/fields'
import { ERASED } from '@/lib/people/erased'
import { PHOTO_FIELDS } from '@/lib/photos/fields'
import type { Personal } from '@/lib/records/field'
import { personalParts, searchParts } from '@/lib/records/derive'

// Where the site stores data of persons. Export, erasure and the search for mentions read these tables. A new table is a
// type error until it is listed here.

/** The tables with records of persons, with their fields. */
const PERSON_TABLES = {
  ContactMessage: MESSAGE_FIELDS,
  WorkOrder: ORDER_FIELDS,
  Quote: QUOTE_FIELDS,
  LoadTest: LOAD_TEST_FIELDS,
  Shipment: SHIPMENT_FIELDS,
  WorkOrderEvent: EVENT_FIELDS,
  WorkOrderNote: NOTE_FIELDS,
  Photo: PHOTO_FIELDS,
  OrderAccount: ACCOUNT_FIELDS,
  Payment: PAYMENT_FIELDS,
  OrderDifference: DIFFERENCE_FIELDS,
  Customer: CUSTOMER_FIELDS,
} as const

export type PersonTable = keyof typeof PERSON_TABLES

/** What an erasure does with the other tables. */
export const OTHER_TABLES = {
  // Rows that are deleted with the person.
  CustomerContact: 'goes',
  Paper: 'goes',
  Mail: 'goes',
  // Texts of general use: listed where they name the person.
  SavedText: 'listed',
  Part: 'listed',
  Service: 'listed',
  BlogPost: 'listed',
  Fault: 'listed',
  Reference: 'listed',
  Redirect: 'listed',
  Setting: 'listed',
  PrivacyNotice: 'listed',
  Image: 'listed',
  BinItem: 'listed',
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
} as const satisfies Record<Exclude<Prisma.ModelName, PersonTable>, 'goes' | 'listed' | 'none'>

type Tables = typeof PERSON_TABLES

/** Rules of texts that the export omits: about colleagues, keys, and the site's own texts. */
const NOT_EXPORTED = ['colleague', 'key', 'keep'] as const

/** The rule of each column of a table that has one. */
type RuleOf<Column> = Column extends { personal: infer Rule } ? Rule : never

/** The columns of a table that the export contains: plain texts, and lists in JSON. */
export type ExportedText<Table extends PersonTable> = {
  [Name in keyof Tables[Table]]: RuleOf<Tables[Table][Name]> extends infer Rule
    ? [Rule] extends [never]
      ? never
      : Rule extends Exclude<Personal, (typeof NOT_EXPORTED)[number]>
        ? Name
        : never
    : never
}[keyof Tables[Table]]
export type ExportedList<Table extends PersonTable> = {
  [Name in keyof Tables[Table]]: RuleOf<Tables[Table][Name]> extends infer Rule
    ? [Rule] extends [never]
      ? never
      : Rule extends object
        ? Name
        : never
    : never
}[keyof Tables[Table]]

type AnyRow = Record<string, unknown>

const textIn = (row: AnyRow, name: string) => {
  const text = row[name]
  return typeof text === 'string' ? text : ''
}

const rulesOf = (table: PersonTable) => personalParts(PERSON_TABLES[table])

/** A column that may contain data of a person. `isSearched`: whether "search_text" contains it, folded. */
type PersonalColumn = { name: string; isList: boolean; isSearched: boolean }

/** Returns the columns of a table that may contain data of a person. */
export function personalColumns(table: PersonTable): PersonalColumn[] {
  const searched = searchParts(PERSON_TABLES[table])
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
