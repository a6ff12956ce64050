import { ERASED_TEXT } from '@/lib/people/erased-text'
import { Prisma } from '@/lib/generated/prisma/client'
import { isSameName, personFinder, type PersonIdentifiers, wordsOf } from '@/lib/privacy/person-identifiers'
import { PERSON_TABLES, personalColumns } from '@/lib/privacy/person-columns'
import { MOVEMENT_FIELDS } from '@/lib/parts/fields'
import { foldText, likeLiteral } from '@/lib/platform/turkish/search'
import { type MentionTextKind, type TextTable, TEXT_TABLES } from '@/lib/privacy/text-tables'

export type Ids = { messages: string[]; orders: string[]; customers: string[] }

/** A message, an order or a customer of somebody else that names the person. */
export type Mention = {
  kind: 'message' | 'order' | 'customer'
  id: string
  /** The number of an order, or ''. */
  number: string
  /** When the message arrived, or the order or customer was created. */
  date: Date
  /** Whether the record's contact has the same name: another person, or the same person with another address. */
  isNamesake: boolean
}

/** A text of general use that names the person. */
type TextMention = {
  kind: MentionTextKind
  /** The key in the URL of its screen: a slug, a section or an id. */
  key: string
  label: string
}

const columnOf = (name: string) => `"${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}"`

/** Returns SQL for all texts in JSON. In escaped JSON, the n of a line break (\n) would be part of the next word. */
const textsInJson = (json: string) =>
  `(SELECT string_agg(value #>> '{}', E'\\n') FROM jsonb_path_query(${json}, 'strict $.**') AS value WHERE jsonb_typeof(value) = 'string')`

/** Returns SQL for texts of a row. */
const textsOf = (columns: ReturnType<typeof personalColumns>) =>
  `concat_ws(E'\\n', ${columns
    .map(({ name, itemNames }) => (itemNames ? textsInJson(columnOf(name)) : columnOf(name)))
    .join(', ')})`

/**
 * A table with records about people. `order`, `message` and `customer` are the columns with the id of the record that owns a row,
 * `texts` is SQL for all texts that may name a person, and `folded` is SQL for the same texts folded.
 */
type MentionSource = Partial<Record<Mention['kind'], string>> & { table: string; texts: string; folded: string }

function sourceOf(source: (typeof PERSON_TABLES)[keyof typeof PERSON_TABLES]): MentionSource {
  const columns = personalColumns(source.fields)
  const texts = textsOf(columns)
  const unsearchedColumns = columns.filter(({ isSearched }) => !isSearched)
  if (unsearchedColumns.length === columns.length) return { ...source, texts, folded: `"fold_text"(${texts})` }
  // Folding takes most of the time, and "search_text" is folded already.
  return { ...source, texts, folded: `"search_text" || E'\\n' || "fold_text"(${textsOf(unsearchedColumns)})` }
}

/** The texts of a PDF, without those about the company. */
const PAPER_TEXTS = textsInJson(`"data" - 'company' - 'terms' - 'accounts'`)

const SOURCES: MentionSource[] = [
  ...Object.values(PERSON_TABLES).map(sourceOf),
  { table: 'papers', order: 'work_order_id', texts: PAPER_TEXTS, folded: `"fold_text"(${PAPER_TEXTS})` },
]

/** Returns patterns that select a few rows, which are then compared completely. */
function patternsOf({ names, companies, addresses, emails, phones, idNumbers }: PersonIdentifiers) {
  const phrases = [...names, ...companies, ...addresses].map(wordsOf).filter(({ length }) => length > 1)
  const longestWords = phrases.map((words) => words.toSorted((a, b) => b.length - a.length)[0]!)
  return {
    folded: [...longestWords, ...emails.map(foldText)].map((text) => `%${likeLiteral(text)}%`),
    // Removing all other characters from each text would take a hundred times as long.
    digits: [...phones, ...idNumbers].map((key) => `%${Array.from(key).join('%')}%`),
  }
}

type CandidateRow = { order: string | null; message: string | null; customer: string | null; text: string }

/** Returns the rows of a table that may name the person, except those of the person's own records. */
async function readCandidates(
  tx: Prisma.TransactionClient,
  { table, order, message, customer, texts, folded }: MentionSource,
  patterns: ReturnType<typeof patternsOf>,
  ownIds: Ids,
): Promise<CandidateRow[]> {
  const idOf = (column?: string) => Prisma.raw(column ? `"row"."${column}"` : 'NULL::uuid')
  return tx.$queryRaw<CandidateRow[]>`
    SELECT * FROM (
      SELECT ${idOf(order)} AS "order", ${idOf(message)} AS "message", ${idOf(customer)} AS "customer",
        ${Prisma.raw(texts)} AS "text", ${Prisma.raw(folded)} AS "folded"
      FROM ${Prisma.raw(`"${table}"`)} AS "row" OFFSET 0
    ) AS "texts"
    WHERE ("text" LIKE ANY(${patterns.digits}::text[]) OR "folded" LIKE ANY(${patterns.folded}::text[]))
      AND ("order" IS NULL OR "order" <> ALL(${ownIds.orders}::uuid[]))
      AND ("message" IS NULL OR "message" <> ALL(${ownIds.messages}::uuid[]))
      AND ("customer" IS NULL OR "customer" <> ALL(${ownIds.customers}::uuid[]))`
}

/** Returns the records of other people that name the person, oldest first. */
export async function readMentions(
  tx: Prisma.TransactionClient,
  identifiers: PersonIdentifiers,
  ownIds: Ids,
): Promise<Mention[]> {
  const patterns = patternsOf(identifiers)
  const namesPerson = personFinder(identifiers, false)
  const candidates: CandidateRow[] = []
  // Sequentially, so that the queries do not slow each other down and exceed the statement's time limit.
  for (const source of SOURCES) candidates.push(...(await readCandidates(tx, source, patterns, ownIds)))
  const rows = candidates.filter(({ text }) => namesPerson(text))
  const named = (kind: Mention['kind']) => ({ id: { in: rows.flatMap((row) => row[kind] ?? []) } })
  const select = { id: true, contactPerson: true }
  const orderColumns = { ...select, number: true, createdAt: true }
  const orders = await tx.workOrder.findMany({ where: named('order'), select: orderColumns })
  const messageColumns = { ...select, receivedAt: true }
  const messages = await tx.contactMessage.findMany({ where: named('message'), select: messageColumns })
  const customers = await tx.customer.findMany({ where: named('customer'), select: { ...select, createdAt: true } })
  const isNamesake = (contactPerson: string) => identifiers.names.some((name) => isSameName(name, contactPerson))
  const mentions: (Omit<Mention, 'isNamesake'> & { contactPerson: string })[] = [
    ...orders.map(({ createdAt: date, ...row }) => ({ ...row, kind: 'order' as const, date })),
    ...messages.map(({ receivedAt: date, ...row }) => ({ ...row, kind: 'message' as const, number: '', date })),
    ...customers.map(({ createdAt: date, ...row }) => ({ ...row, kind: 'customer' as const, number: '', date })),
  ]
  return mentions
    .map(({ contactPerson, ...mention }) => ({ ...mention, isNamesake: isNamesake(contactPerson) }))
    .toSorted((a, b) => a.date.getTime() - b.date.getTime() || (a.id < b.id ? -1 : 1))
}

/** Returns the texts of general use that name the person. */
export async function readTextMentions(
  tx: Prisma.TransactionClient,
  identifiers: PersonIdentifiers,
): Promise<TextMention[]> {
  const { folded, digits } = patternsOf(identifiers)
  const namesPerson = personFinder(identifiers, false)
  const mentions: (TextMention & { text: string })[] = []
  for (const source of Object.values(TEXT_TABLES)) {
    const { table, key, label, pictures }: TextTable = source
    const row = `to_jsonb("row") - 'search_text' - 'search_vector' - 'plain_text'`
    // The texts of pictures belong to their item.
    const alts = `(SELECT jsonb_agg("alt") FROM "images" WHERE ${pictures})`
    const rows = await tx.$queryRaw<Omit<(typeof mentions)[number], 'kind'>[]>`
      SELECT "key", "label", ${Prisma.raw(textsInJson('"json"'))} AS "text" FROM (
        SELECT ${Prisma.raw(`${key}::text AS "key", ${label} AS "label", ${pictures ? `jsonb_build_array(${row}, ${alts})` : row} AS "json"
          FROM "${table}" AS "row" OFFSET 0`)}
      ) AS "texts"
      WHERE "json"::text LIKE ANY(${digits}::text[]) OR "fold_text"("json"::text) LIKE ANY(${folded}::text[])
      ORDER BY "label", "key"`
    mentions.push(...rows.map((row) => ({ kind: source.kind, ...row })))
  }
  return mentions.filter(({ text }) => namesPerson(text)).map(({ kind, key, label }) => ({ kind, key, label }))
}

/**
 * Deletes texts that name the person and that nobody can edit: earlier versions of content, counted searches, and the texts of
 * stock movements, whose quantities stay.
 */
export async function eraseUneditableTexts(
  tx: Prisma.TransactionClient,
  identifiers: PersonIdentifiers,
): Promise<void> {
  const { folded, digits } = patternsOf(identifiers)
  const namesPerson = personFinder(identifiers, false)
  /** Returns the keys of a table's rows that name the person. `texts` is SQL for the texts in the column. */
  const keysIn = async (table: string, key: string, name: string, texts = columnOf(name)) => {
    const column = Prisma.raw(columnOf(name))
    const rows = await tx.$queryRaw<{ key: string; text: string }[]>`
      SELECT DISTINCT ${Prisma.raw(`"${key}"::text AS "key", ${texts} AS "text" FROM "${table}"`)}
      WHERE ${column}::text LIKE ANY(${digits}::text[]) OR "fold_text"(${column}::text) LIKE ANY(${folded}::text[])`
    return rows.filter(({ text }) => namesPerson(text)).map((row) => row.key)
  }
  const versions = await keysIn('text_versions', 'id', 'texts', textsInJson('"texts"'))
  await tx.textVersion.deleteMany({ where: { id: { in: versions.map(BigInt) } } })
  for (const { name } of personalColumns(MOVEMENT_FIELDS)) {
    const movements = await keysIn('part_movements', 'id', name)
    await tx.partMovement.updateMany({ where: { id: { in: movements } }, data: { [name]: ERASED_TEXT } })
  }
  await tx.siteCount.deleteMany({ where: { key: { in: await keysIn('site_counts', 'key', 'key') } } })
}
