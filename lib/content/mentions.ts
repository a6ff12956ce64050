import { escapeIdentifier } from 'pg'
import type { PersonMarks } from '@/lib/content/person-marks'
import { foldText, likeLiteral, searchWords } from '@/lib/content/search'
import type { Prisma } from '@/lib/generated/prisma/client'

type TextTable = {
  /** The columns with texts that people type. */
  columns: readonly string[]
  /** The column with the id of the order, and of the message. */
  order: string | null
  message: string | null
  /** The texts, folded. What the row's own search text holds is not folded again. */
  folded: string
}

const joined = (columns: readonly string[]) => `concat_ws(E'\\n', ${columns.map(escapeIdentifier).join(', ')})`
const textTable = (columns: readonly string[], order: string | null, message: string | null): TextTable => {
  return { columns, order, message, folded: `"fold_text"(${joined(columns)})` }
}

/** Everything that people type about messages and orders, beside the contact's own fields. */
const TABLES: Record<string, TextTable> = {
  contact_messages: {
    ...textTable(['device_brand', 'device_model', 'problem_description'], null, 'id'),
    folded: '"search_text"',
  },
  work_orders: {
    ...textTable(
      ['device_brand', 'device_model', 'accessories', 'fault_description', 'diagnosis', 'responsible'],
      'id',
      null,
    ),
    folded: `"search_text" || "fold_text"(${joined(['accessories', 'diagnosis', 'responsible'])})`,
  },
  quotes: textTable(['work', 'decided_by', 'decision_note'], 'work_order_id', null),
  work_order_events: textTable(['text', 'reason'], 'work_order_id', null),
  work_order_notes: textTable(['text'], 'work_order_id', null),
  photos: textTable(['caption'], 'work_order_id', 'message_id'),
}

/** A row with texts. */
export type TextRow = {
  table: string
  id: string
  orderId: string | null
  messageId: string | null
  texts: Record<string, string>
}

type Where = { sql: string; values: unknown[] }

async function readRows(tx: Prisma.TransactionClient, table: string, where: (of: TextTable) => Where) {
  const of = TABLES[table]!
  const { sql, values } = where(of)
  const names = of.columns.map(escapeIdentifier).join(', ')
  const owner = (column: string | null) => (column ? `${escapeIdentifier(column)}::text` : 'NULL')
  // Not unsafe: the names are constants of this file, and the values are parameters.
  const rows = await tx.$queryRawUnsafe<(Record<string, string> & { orderId: string; messageId: string })[]>(
    `SELECT "id"::text AS "id", ${owner(of.order)} AS "orderId", ${owner(of.message)} AS "messageId", ${names}
     FROM ${escapeIdentifier(table)} WHERE ${sql} ORDER BY "id"`,
    ...values,
  )
  return rows.map(({ id, orderId, messageId, ...texts }): TextRow => ({ table, id: id!, orderId, messageId, texts }))
}

async function readAll(tx: Prisma.TransactionClient, where: (of: TextTable) => Where): Promise<TextRow[]> {
  const found: TextRow[] = []
  for (const table of Object.keys(TABLES)) found.push(...(await readRows(tx, table, where)))
  return found
}

/** Whether a row belongs to one of the messages or orders. */
const belongs = ({ order, message }: TextTable, orders: string, messages: string) =>
  [
    order && `${escapeIdentifier(order)} = ANY(${orders}::uuid[])`,
    message && `${escapeIdentifier(message)} = ANY(${messages}::uuid[])`,
  ]
    .filter(Boolean)
    .map((condition) => `coalesce(${condition}, false)`)
    .join(' OR ')

/** Ids of messages and orders. */
type Owners = { messages: readonly string[]; orders: readonly string[] }

/** Returns the texts of messages and orders. */
export function textsOf(tx: Prisma.TransactionClient, { messages, orders }: Owners): Promise<TextRow[]> {
  return readAll(tx, (of) => ({
    sql: `(${belongs(of, '$1', '$2')}) AND $1::uuid[] IS NOT NULL AND $2::uuid[] IS NOT NULL`,
    values: [orders, messages],
  }))
}

/** Returns the texts of all other messages and orders that may hold a mark, in any notation. */
export function textsWith(
  tx: Prisma.TransactionClient,
  { names, companies, emails, phones }: PersonMarks,
  except: Owners,
): Promise<TextRow[]> {
  const words = [...names, ...companies].map(searchWords).filter((all) => all.length > 1)
  const folded = [
    ...words.map((all) => `%${all.map(likeLiteral).join('%')}%`),
    ...emails.map((email) => `%${likeLiteral(foldText(email))}%`),
  ]
  const digits = phones.map((key) => `%${key}%`)
  return readAll(tx, (of) => ({
    sql: `NOT (${belongs(of, '$1', '$2')}) AND $1::uuid[] IS NOT NULL AND $2::uuid[] IS NOT NULL
      AND (${of.folded} LIKE ANY($3::text[]) OR regexp_replace(${joined(of.columns)}, '[^0-9]', '', 'g') LIKE ANY($4::text[]))`,
    values: [except.orders, except.messages, folded, digits],
  }))
}

/** A row with the texts that change: `before` as they are, `texts` as they will be. */
export type ChangedRow = TextRow & { before: Record<string, string> }

/** Returns the rows whose texts a function changes. */
export function changedRows(rows: readonly TextRow[], change: (text: string, column: string) => string): ChangedRow[] {
  return rows.flatMap((row) => {
    const changed = Object.entries(row.texts)
      .map(([column, text]) => ({ column, text, next: change(text, column) }))
      .filter(({ text, next }) => next !== text)
    if (changed.length === 0) return []
    const before = Object.fromEntries(changed.map(({ column, text }) => [column, text]))
    return [{ ...row, before, texts: Object.fromEntries(changed.map(({ column, next }) => [column, next])) }]
  })
}

/** Writes changed texts. */
export async function writeTexts(tx: Prisma.TransactionClient, rows: readonly TextRow[]): Promise<void> {
  for (const { table, id, texts } of rows) {
    const set = Object.keys(texts).map((column, index) => `${escapeIdentifier(column)} = $${index + 2}`)
    await tx.$executeRawUnsafe(
      `UPDATE ${escapeIdentifier(table)} SET ${set.join(', ')} WHERE "id" = $1::uuid`,
      id,
      ...Object.values(texts),
    )
  }
}
