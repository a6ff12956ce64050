import 'server-only'
import pLimit from 'p-limit'
import { v7 as newId } from 'uuid'
import type { AdminSession } from '@/lib/access/admin-session'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { PartImportJson } from '@/lib/parts/import/output'
import { type CheckedPart, type StoredPart, partChecker, partPositions } from '@/lib/parts/import/rules'
import { FILE_FIELDS, MAX_PART_FILE_BYTES, MAX_PART_FILE_LINES, type PartImport } from '@/lib/parts/import/schema'
import { bookMovements, type Booking, lockStock } from '@/lib/parts/mutations'
import { AppError } from '@/lib/platform/app-error'
import { badLinesError, badLinesTable, shownLines } from '@/lib/platform/csv/read-columns'
import { fileError, readRows, type TableRow, tooManyRowsError } from '@/lib/platform/csv/read-rows'
import type { Table } from '@/lib/platform/csv/write-csv'
import { db } from '@/lib/platform/db/client'
import { createPause } from '@/lib/platform/runtime/pauses'

/** Number of parts per statement, so that no statement comes near the database's time limit. */
const BATCH_SIZE = 500

/** Importing the longest file takes a few seconds. A busy database must not make it fail. */
const IMPORT_TIMEOUT_MS = 60_000

/** Limits concurrent imports, because each may need ten times the file's size in memory. */
const importLimit = pLimit(2)

type File = PartImport['file']
type FileRows = { headings: string[]; rows: TableRow[] }

async function readFile(file: File): Promise<FileRows> {
  const [headings, ...rows] = await readRows(file, { maxBytes: MAX_PART_FILE_BYTES, maxRows: MAX_PART_FILE_LINES })
  if (rows.length === 0) throw fileError(file, 'başlığın altında satır yok.')
  if (rows.length > MAX_PART_FILE_LINES) throw tooManyRowsError(file, rows.length, MAX_PART_FILE_LINES)
  return { headings: headings!.cells, rows }
}

const storedColumns = {
  id: true,
  ...(Object.fromEntries(FILE_FIELDS.map((field) => [field, true])) as Record<(typeof FILE_FIELDS)[number], true>),
} satisfies Prisma.PartSelect

/** Compares the lines of a file with the stored parts. */
async function checkRows(client: Prisma.TransactionClient, file: File, { headings, rows }: FileRows) {
  const positions = partPositions(headings)
  if (typeof positions === 'string') throw fileError(file, positions)
  const parts = (await client.part.findMany({ select: storedColumns })) as StoredPart[]
  const check = partChecker(new Map(parts.map((part) => [part.code, part])), positions, headings.length)
  const pause = createPause()
  const checkedParts: CheckedPart[] = []
  for (const row of rows) {
    checkedParts.push(check(row))
    await pause()
  }
  return { checkedParts, columns: [...positions.keys()] }
}

/** Returns a text that changes when a part is added or changed or gets a movement. */
async function readBasis(client: Prisma.TransactionClient): Promise<string> {
  const { _count, _max } = await client.part.aggregate({ _count: true, _max: { updatedAt: true } })
  return `${_count}-${_max.updatedAt?.getTime() ?? 0}`
}

/** @throws {AppError} conflict if parts have changed or moved since the preview */
async function refuseChanged(tx: Prisma.TransactionClient, basis: string): Promise<void> {
  if (basis === (await readBasis(tx))) return
  const since = new Date(Number(basis.split('-')[1]))
  const count = Math.max(1, await tx.part.count({ where: { updatedAt: { gt: since } } }))
  throw new AppError('conflict', { message: `Denetimden sonra ${count} parça değişti. Hiçbir satır yazılmadı.` })
}

function resultOf(checkedParts: readonly CheckedPart[], basis: string, applied: boolean): PartImportJson {
  const lines = checkedParts.map(({ line }) => line)
  const counts = { all: lines.length, new: 0, changed: 0, same: 0, bad: 0, prices: 0, counted: 0, differences: 0 }
  for (const line of lines) {
    counts[line.result] += 1
    if (line.result === 'bad') continue
    if (line.price) counts.prices += 1
    if (line.count) counts.counted += 1
    if (line.count && line.count.counted !== line.count.recorded) counts.differences += 1
  }
  return { lines: shownLines(lines), counts, basis, applied }
}

/** Writes the fields of all lines, and then a movement for each count that differs from the stored quantity. */
async function writeLines(tx: Prisma.TransactionClient, admin: AdminSession, checkedParts: readonly CheckedPart[]) {
  const now = new Date()
  const change = { changedBy: admin.email, changedAt: now }
  const writes = checkedParts.flatMap(({ line, write }) => (write && line.result !== 'same' ? { ...write, line } : []))
  const newParts = writes.flatMap(({ stored, fields, counted }) => (stored ? [] : { id: newId(), fields, counted }))
  const data = newParts.map(({ id, fields }) => ({ ...fields, ...change, id, lowSince: fields.least > 0 ? now : null }))
  for (let at = 0; at < data.length; at += BATCH_SIZE)
    await tx.part.createMany({ data: data.slice(at, at + BATCH_SIZE) })
  const hasChangedField = ({ line }: (typeof writes)[number]) =>
    line.result === 'changed' && line.fields.some((field) => field !== 'onHand')
  const changedParts = writes.filter((write) => write.stored && hasChangedField(write))
  for (let at = 0; at < changedParts.length; at += BATCH_SIZE) {
    const rows = changedParts.slice(at, at + BATCH_SIZE).map(({ stored, fields }) => ({ ...fields, id: stored!.id }))
    await tx.$executeRaw`
      UPDATE "parts" SET "name" = "new"."name", "place" = "new"."place", "unit" = "new"."unit", "least" = "new"."least",
        "price" = "new"."price", "currency" = "new"."currency", "supplier" = "new"."supplier", "note" = "new"."note",
        "low_since" = CASE WHEN "on_hand" < "new"."least" THEN coalesce("low_since", ${now}) END,
        "changed_by" = ${admin.email}, "changed_at" = ${now}, "updated_at" = ${now}, "version" = "version" + 1
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS "new" ("id" uuid, "name" text, "place" text, "unit" text,
        "least" int, "price" int, "currency" text, "supplier" text, "note" text)
      WHERE "parts"."id" = "new"."id"`
  }
  const bookings = [
    ...newParts.map(({ id, counted }) => ({ id, counted, recorded: 0 })),
    ...writes.flatMap(({ stored, counted }) => (stored ? { id: stored.id, counted, recorded: stored.onHand } : [])),
  ].flatMap(({ id, counted, recorded }): Booking[] =>
    counted === null || counted === recorded ? [] : [{ partId: id, kind: 'count', quantity: counted, reason: 'CSV' }],
  )
  for (let at = 0; at < bookings.length; at += BATCH_SIZE) {
    const batch = bookings.slice(at, at + BATCH_SIZE)
    const ids = batch.map(({ partId }) => partId)
    await bookMovements(tx, admin, await lockStock(tx, ids), batch)
  }
}

/**
 * Returns the result of each line of a file of parts. With `apply` it writes all lines or none. A line with the code of an
 * existing part changes that part: filled cells overwrite, empty cells keep the stored value, and the quantity is a count.
 * @throws {AppError} invalid-input and too-large for a file that cannot be read, and for bad lines with `apply`;
 *   conflict if parts have changed since the preview that returned `basis`
 */
export async function importParts(admin: AdminSession, { file, apply, basis }: PartImport): Promise<PartImportJson> {
  return importLimit(async () => {
    const rows = await readFile(file)
    if (!apply) {
      // Read before the lines are compared, so that a concurrent change is detected.
      const currentBasis = await readBasis(db())
      return resultOf((await checkRows(db(), file, rows)).checkedParts, currentBasis, false)
    }
    const applyFile = async (tx: Prisma.TransactionClient) => {
      // Movements and changes of parts wait until this transaction ends.
      await tx.$executeRaw`LOCK TABLE "parts" IN EXCLUSIVE MODE`
      if (basis !== undefined) await refuseChanged(tx, basis)
      const { checkedParts } = await checkRows(tx, file, rows)
      const error = badLinesError(checkedParts.map(({ line }) => line))
      if (error) throw new AppError('invalid-input', error)
      await writeLines(tx, admin, checkedParts)
      return resultOf(checkedParts, await readBasis(tx), true)
    }
    return db().$transaction(applyFile, { timeout: IMPORT_TIMEOUT_MS })
  })
}

/** Returns the bad lines of a file as a table, with their numbers and errors. @throws {AppError} as the preview */
export async function listBadLines(_admin: AdminSession, file: File): Promise<Table> {
  return importLimit(async () => {
    const { checkedParts, columns } = await checkRows(db(), file, await readFile(file))
    return badLinesTable(
      columns,
      checkedParts.map(({ line }) => line),
      checkedParts.map(({ texts }) => texts),
    )
  })
}
