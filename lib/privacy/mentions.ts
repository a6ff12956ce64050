import { Prisma } from '@/lib/generated/prisma/client'
import { isSameName, personFinder, type PersonMarks, wordsOf } from '@/lib/privacy/person-marks'
import { type OTHER_TABLES, PERSON_COLUMNS, personalNames, type PersonTable } from '@/lib/privacy/person-columns'
import { foldText, likeLiteral } from '@/lib/platform/turkish/search'
import type { TextKind } from '@/lib/privacy/text-kinds'
import { type Kind, KIND_ENTRIES, type KindEntry } from '@/lib/site/kinds'

/** Ids of messages, orders and customers. */
export type Ids = { messages: string[]; orders: string[]; customers: string[] }

/** A message, an order or a customer of somebody else that names the person. */
export type Mention = {
  kind: 'message' | 'order' | 'customer'
  id: string
  /** Of an order. */
  number: string
  /** When it arrived. */
  at: Date
  /** Whether its own contact has the name, who may be somebody else or the same person with another address. */
  isNamesake: boolean
}

/** Something that staff wrote for everybody and that names the person. */
export type TextMention = {
  kind: TextKind
  /** By what its screen opens it: its slug, its section, or its id. */
  key: string
  label: string
}

const columnOf = (name: string) => `"${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}"`

/** Returns SQL for all texts in JSON. In its own notation a line break would be a letter of the next word. */
const textsInJson = (json: string) =>
  `(SELECT string_agg(value #>> '{}', E'\\n') FROM jsonb_path_query(${json}, 'strict $.**') AS value WHERE jsonb_typeof(value) = 'string')`

const isJson = (table: PersonTable, name: string) =>
  typeof (PERSON_COLUMNS[table] as Record<string, unknown>)[name] === 'object'

/** Returns SQL for all texts of a row that may say something of a person. */
const textsOf = (table: PersonTable) =>
  `concat_ws(E'\\n', ${personalNames(table)
    .map((name) => (isJson(table, name) ? textsInJson(columnOf(name)) : columnOf(name)))
    .join(', ')})`

/** The table of a person's rows, and the columns that name the order, the message and the customer of each. */
type Owned = { table: string; order?: string; message?: string; customer?: string; texts: string }

const ofOrder = (table: string, model: PersonTable): Owned => ({ table, order: 'work_order_id', texts: textsOf(model) })

const OWNED: Record<PersonTable | 'Paper', Owned> = {
  WorkOrder: { table: 'work_orders', order: 'id', texts: textsOf('WorkOrder') },
  ContactMessage: { table: 'contact_messages', message: 'id', texts: textsOf('ContactMessage') },
  Customer: { table: 'customers', customer: 'id', texts: textsOf('Customer') },
  Quote: ofOrder('quotes', 'Quote'),
  LoadTest: ofOrder('load_tests', 'LoadTest'),
  Shipment: ofOrder('shipments', 'Shipment'),
  WorkOrderEvent: ofOrder('work_order_events', 'WorkOrderEvent'),
  WorkOrderNote: ofOrder('work_order_notes', 'WorkOrderNote'),
  Photo: { ...ofOrder('photos', 'Photo'), message: 'message_id' },
  Paper: { table: 'papers', order: 'work_order_id', texts: textsInJson('"data"') },
}

const idOf = (column: string | undefined) => (column ? `"${column}"` : 'NULL::uuid')

/** All texts of records of persons, each with its record. */
const TEXTS = Prisma.raw(
  Object.values(OWNED)
    .map(({ table, order, message, customer, texts }) => {
      return `SELECT ${idOf(order)}, ${idOf(message)}, ${idOf(customer)}, ${texts} FROM "${table}"`
    })
    .join('\nUNION ALL '),
)

/** Patterns that find few rows, which are then compared in full. */
function patternsOf({ names, companies, addresses, emails, phones, idNumbers }: PersonMarks) {
  const phrases = [...names, ...companies, ...addresses].map(wordsOf).filter(({ length }) => length > 1)
  const longest = phrases.map((words) => words.toSorted((a, b) => b.length - a.length)[0]!)
  return {
    folded: [...longest, ...emails.map(foldText)].map((text) => `%${likeLiteral(text)}%`),
    // Removing all other signs from each text takes a hundred times as long.
    digits: [...phones, ...idNumbers].map((key) => `%${Array.from(key).join('%')}%`),
  }
}

/** Returns the records of other people that name the person, the oldest first. */
export async function readMentions(tx: Prisma.TransactionClient, marks: PersonMarks, own: Ids): Promise<Mention[]> {
  const { folded, digits } = patternsOf(marks)
  const rows = await tx.$queryRaw<(Mention & { contactPerson: string; text: string })[]>`
    WITH "texts" ("order_id", "message_id", "customer_id", "text") AS (${TEXTS})
    SELECT CASE WHEN "customer"."id" IS NOT NULL THEN 'customer' WHEN "order"."id" IS NULL THEN 'message' ELSE 'order' END AS "kind",
      coalesce("order"."id", "message"."id", "customer"."id")::text AS "id", coalesce("order"."number", '') AS "number",
      coalesce("order"."created_at", "message"."received_at", "customer"."created_at") AS "at",
      coalesce("order"."contact_person", "message"."contact_person", "customer"."contact_person") AS "contactPerson", "text"
    FROM "texts"
    LEFT JOIN "work_orders" AS "order" ON "order"."id" = "order_id"
    LEFT JOIN "contact_messages" AS "message" ON "message"."id" = "texts"."message_id"
    LEFT JOIN "customers" AS "customer" ON "customer"."id" = "texts"."customer_id"
    WHERE ("text" LIKE ANY(${digits}::text[]) OR "fold_text"("text") LIKE ANY(${folded}::text[]))
      AND ("order"."id" IS NULL OR "order"."id" <> ALL(${own.orders}::uuid[]))
      AND ("message"."id" IS NULL OR "message"."id" <> ALL(${own.messages}::uuid[]))
      AND ("customer"."id" IS NULL OR "customer"."id" <> ALL(${own.customers}::uuid[]))
    ORDER BY "at", "id"`
  const isNamed = personFinder(marks, false)
  const found = new Map<string, Mention>()
  for (const { kind, id, number, at, contactPerson, text } of rows) {
    if (!isNamed(text)) continue
    const isNamesake = marks.names.some((name) => isSameName(name, contactPerson))
    found.set(id, { kind, id, number, at, isNamesake })
  }
  return [...found.values()]
}

/** A table of texts for everybody: its kind, and SQL for a row's key, label and all that it says. */
type Listed = { kind: TextMention['kind']; table: string; key: string; label: string; pictures?: string }

type ListedTable = {
  [Table in keyof typeof OTHER_TABLES]: (typeof OTHER_TABLES)[Table] extends 'listed' ? Table : never
}[keyof typeof OTHER_TABLES]

const ofContent = (kind: Kind, key: string, label: string): Listed => {
  const [, { table, pictures }] = KIND_ENTRIES.find(([name]) => name === kind) as [Kind, KindEntry]
  return { kind, table, key, label, pictures: pictures?.map((column) => `"${column}" = "row"."id"`).join(' OR ') }
}

const LISTED: Record<Exclude<ListedTable, 'Image'>, Listed> = {
  SavedText: { kind: 'text', table: 'saved_texts', key: '"id"', label: '"text"' },
  Service: ofContent('service', '"slug"', '"title"'),
  BlogPost: ofContent('post', '"slug"', '"title"'),
  Fault: ofContent('fault', '"slug"', '"title"'),
  Reference: ofContent('reference', '"id"', '"name"'),
  Redirect: ofContent('redirect', '"id"', '"from"'),
  Setting: {
    kind: 'setting',
    table: 'settings',
    key: '"section"',
    label: '"section"',
    pictures: '"section" = "row"."section"',
  },
  PrivacyNotice: { kind: 'notice', table: 'privacy_notices', key: '"version"', label: `'Sürüm ' || "version"` },
  BinItem: { kind: 'bin', table: 'bin_items', key: '"id"', label: '"label"' },
}

/** All texts for everybody, each as JSON with the texts of its pictures, which belong to an item. */
const LISTED_TEXTS = Prisma.raw(
  Object.values(LISTED)
    .map(({ kind, table, key, label, pictures }) => {
      const own = `to_jsonb("row") - 'search_text' - 'search_vector' - 'plain_text'`
      const alts = `(SELECT jsonb_agg("alt") FROM "images" WHERE ${pictures})`
      return `SELECT '${kind}', ${key}::text, ${label}, ${pictures ? `jsonb_build_array(${own}, ${alts})` : own} FROM "${table}" AS "row"`
    })
    .join('\nUNION ALL '),
)

/** Returns what staff wrote for everybody and what names the person. */
export async function readTextMentions(tx: Prisma.TransactionClient, marks: PersonMarks): Promise<TextMention[]> {
  const { folded, digits } = patternsOf(marks)
  const rows = await tx.$queryRaw<(TextMention & { text: string })[]>`
    WITH "texts" ("kind", "key", "label", "json") AS (${LISTED_TEXTS})
    SELECT "kind", "key", "label", ${Prisma.raw(textsInJson('"json"'))} AS "text" FROM "texts"
    WHERE "json"::text LIKE ANY(${digits}::text[]) OR "fold_text"("json"::text) LIKE ANY(${folded}::text[])
    ORDER BY "kind", "label", "key"`
  const isNamed = personFinder(marks, false)
  return rows.filter(({ text }) => isNamed(text)).map(({ kind, key, label }) => ({ kind, key, label }))
}

/** Removes what names the person and nobody can edit: earlier texts of content, and counted searches. */
export async function forgetUneditable(tx: Prisma.TransactionClient, marks: PersonMarks): Promise<void> {
  const { folded, digits } = patternsOf(marks)
  const isNamed = personFinder(marks, false)
  const texts = await tx.$queryRaw<{ id: bigint; text: string }[]>`
    SELECT "id", ${Prisma.raw(textsInJson('"texts"'))} AS "text" FROM "text_versions"
    WHERE "texts"::text LIKE ANY(${digits}::text[]) OR "fold_text"("texts"::text) LIKE ANY(${folded}::text[])`
  await tx.textVersion.deleteMany({
    where: { id: { in: texts.filter(({ text }) => isNamed(text)).map(({ id }) => id) } },
  })
  const keys = await tx.$queryRaw<{ key: string }[]>`
    SELECT DISTINCT "key" FROM "site_counts" WHERE "key" LIKE ANY(${digits}::text[]) OR "fold_text"("key") LIKE ANY(${folded}::text[])`
  await tx.siteCount.deleteMany({
    where: { key: { in: keys.filter(({ key }) => isNamed(key)).map(({ key }) => key) } },
  })
}
