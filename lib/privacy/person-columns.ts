import type * as Row from '@/lib/generated/prisma/client'
import type { TestRow } from '@/lib/orders/load-test/results'
import type { QuoteLine } from '@/lib/orders/quote/money'
import { ERASED } from '@/lib/people/erased'

// Every text that the site keeps of a person, once: the erasure, the export and the search for mentions read these tables. A new
// column or table is a type error until somebody decides about it.

/**
 * What an erasure does with a text of a person's own record.
 * - `erase`: it becomes 'Silindi'; `empty`: it becomes ''; `key`: as `empty`, and nobody sees it.
 * - `company`: as `erase`, if the company's name is the person's own.
 * - `if-named`: as `erase`, if it names the person.
 * - `colleague`: as `if-named`, but by the whole name alone: mostly it names a colleague.
 * - `tax`: it becomes '' if the tax number is that of a person (isPersonal in person-marks.ts), and is otherwise as `if-named`.
 * - `keep`: never about a customer: numbers, keys, words of ours, accounts of staff.
 */
type Rule = 'erase' | 'empty' | 'key' | 'company' | 'if-named' | 'colleague' | 'tax' | 'keep'

/** A list of objects in JSON: the rule of each of their texts. */
type ItemRules<Item> = { [Name in TextName<Item>]: Exclude<Rule, 'colleague' | 'tax'> }

/** Columns that may hold a text. Ids and what triggers make of other columns hold none of their own. */
type TextName<Of> = {
  [Name in keyof Of]-?: Name extends 'id' | `${string}Id` | `${string}Ids` | 'searchText' | 'searchVector'
    ? never
    : string extends Of[Name]
      ? Name
      : string[] extends Of[Name]
        ? Name
        : Extract<Of[Name], string> extends never
          ? never
          : Name
}[keyof Of]

type Rules<Of, Items extends object = Record<'', never>> = {
  [Name in TextName<Of>]: Name extends keyof Items ? ItemRules<Items[Name]> : Rule
}

const CONTACT = { contactPerson: 'erase', phone: 'erase', phoneKey: 'key', email: 'empty' } as const

/** The tables with records of persons, and whose record a row belongs to. */
export const PERSON_COLUMNS = {
  ContactMessage: {
    ...CONTACT,
    emailKey: 'keep',
    companyName: 'company',
    deviceBrand: 'if-named',
    deviceModel: 'if-named',
    problemDescription: 'erase',
    idempotencyKey: 'keep',
  } satisfies Rules<Row.ContactMessage>,
  WorkOrder: {
    ...CONTACT,
    number: 'keep',
    token: 'keep',
    companyName: 'company',
    deviceBrand: 'if-named',
    deviceModel: 'if-named',
    serialNumber: 'if-named',
    deviceKey: 'keep',
    accessories: 'if-named',
    faultDescription: 'if-named',
    diagnosis: 'if-named',
    state: 'keep',
    underWarrantyOf: 'keep',
    warrantyDecidedBy: 'keep',
    responsible: 'colleague',
  } satisfies Rules<Row.WorkOrder>,
  Quote: {
    lines: { kind: 'keep', text: 'if-named', unit: 'keep' },
    discountKind: 'keep',
    currency: 'keep',
    work: 'if-named',
    decision: 'keep',
    decidedBy: 'erase',
    decidedHow: 'keep',
    decisionNote: 'erase',
    recordedBy: 'keep',
  } satisfies Rules<Row.Quote, { lines: QuoteLine }>,
  LoadTest: {
    load: 'if-named',
    instrument: 'if-named',
    rows: { what: 'if-named', nominal: 'if-named', measured: 'if-named', unit: 'if-named' },
    note: 'if-named',
    signedBy: 'keep',
    author: 'keep',
  } satisfies Rules<Row.LoadTest, { rows: TestRow }>,
  Shipment: {
    direction: 'keep',
    carrier: 'if-named',
    // It leads to the address where the carrier was.
    trackingNumber: 'empty',
    author: 'keep',
  } satisfies Rules<Row.Shipment>,
  WorkOrderEvent: {
    kind: 'keep',
    state: 'keep',
    text: 'if-named',
    reason: 'if-named',
    author: 'keep',
  } satisfies Rules<Row.WorkOrderEvent>,
  WorkOrderNote: { text: 'if-named', author: 'keep' } satisfies Rules<Row.WorkOrderNote>,
  Photo: { path: 'keep', sha256: 'keep', caption: 'if-named', author: 'keep' } satisfies Rules<Row.Photo>,
  Customer: {
    ...CONTACT,
    emailKey: 'keep',
    companyName: 'company',
    address: 'tax',
    taxOffice: 'tax',
    taxNumber: 'tax',
    note: 'if-named',
  } satisfies Rules<Row.Customer>,
} as const

export type PersonTable = keyof typeof PERSON_COLUMNS

/** What happens to the other tables. */
export const OTHER_TABLES = {
  // Rows that go with the person.
  CustomerContact: 'goes',
  Paper: 'goes',
  Mail: 'goes',
  // What staff write for everybody: listed where it names the person.
  SavedText: 'listed',
  Service: 'listed',
  BlogPost: 'listed',
  Fault: 'listed',
  Reference: 'listed',
  Redirect: 'listed',
  Setting: 'listed',
  PrivacyNotice: 'listed',
  Image: 'listed',
  BinItem: 'listed',
  // What nobody can edit: goes where it names the person.
  TextVersion: 'goes',
  SiteCount: 'goes',
  // Of colleagues, of the site itself, or without texts of people.
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
  ReminderDay: 'none',
  AuditEntry: 'none',
  SeedRecord: 'none',
  Throttle: 'none',
  CopyElsewhere: 'none',
} as const satisfies Record<Exclude<Row.Prisma.ModelName, PersonTable>, 'goes' | 'listed' | 'none'>

type Tables = typeof PERSON_COLUMNS

/** The columns of a table that a person is given: plain texts, and lists in JSON. */
export type GivenText<Table extends PersonTable> = {
  [Name in keyof Tables[Table]]: Tables[Table][Name] extends Exclude<Rule, 'colleague' | 'key' | 'keep'> ? Name : never
}[keyof Tables[Table]]
export type GivenList<Table extends PersonTable> = {
  [Name in keyof Tables[Table]]: Tables[Table][Name] extends object ? Name : never
}[keyof Tables[Table]]

type AnyRule = Rule | Record<string, Rule>
type AnyRow = Record<string, unknown>

const textIn = (row: AnyRow, name: string) => {
  const text = row[name]
  return typeof text === 'string' ? text : ''
}

const rulesOf = (table: PersonTable) => Object.entries<AnyRule>(PERSON_COLUMNS[table])

/** Returns the names of the columns that may say something of a person. */
export const personalNames = (table: PersonTable) =>
  rulesOf(table).flatMap(([name, rule]) => (rule === 'keep' ? [] : [name]))

/** Returns the names of the plain texts that a person is given. */
export const givenNames = <Table extends PersonTable>(table: Table) =>
  rulesOf(table).flatMap(([name, rule]) =>
    typeof rule === 'string' && !['colleague', 'key', 'keep'].includes(rule) ? [name] : [],
  ) as GivenText<Table>[]

/** Returns all texts of a row that may say something of a person. */
export function personalTexts(table: PersonTable, row: AnyRow): string[] {
  return rulesOf(table).flatMap(([name, rule]) => {
    if (rule === 'keep') return []
    if (typeof rule === 'string') return [textIn(row, name)]
    const items = row[name] as AnyRow[]
    return items.flatMap((item) => Object.keys(rule).map((part) => textIn(item, part)))
  })
}

/** How an erasure recognises the person: in own texts, by the whole name alone; and whether company and tax data are the person's. */
export type Erasing = {
  isNamed: (text: string) => boolean
  isNamedWhole: (text: string) => boolean
  withCompany: boolean
  isTaxPersonal: boolean
}

function erasedText(rule: Rule, text: string, { isNamed, isNamedWhole, withCompany, isTaxPersonal }: Erasing): string {
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
export function erasedColumns(table: PersonTable, row: AnyRow, erasing: Erasing): AnyRow {
  const changed = rulesOf(table).flatMap(([name, rule]): [string, unknown][] => {
    if (typeof rule === 'string') {
      const after = erasedText(rule, textIn(row, name), erasing)
      return after === textIn(row, name) ? [] : [[name, after]]
    }
    const items = row[name] as AnyRow[]
    const after = items.map((item) => {
      const texts = Object.entries(rule).map(([part, ofPart]) => [
        part,
        erasedText(ofPart, textIn(item, part), erasing),
      ])
      return { ...item, ...Object.fromEntries(texts) }
    })
    return JSON.stringify(after) === JSON.stringify(items) ? [] : [[name, after]]
  })
  return Object.fromEntries(changed)
}
