import 'server-only'
import { v7 as newId } from 'uuid'
import type { AdminSession } from '@/lib/access/admin-session'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { PartImportJson } from '@/lib/parts/import/output'
import { type CheckedPart, type StoredPart, partChecker, partPositions } from '@/lib/parts/import/rules'
import { FILE_FIELDS } from '@/lib/parts/import/schema'
import { bookMovements, type Booking, lockStock } from '@/lib/parts/mutations'
import { fileImport } from '@/lib/platform/csv/file-import'
import { fileError, readRows, tooManyRowsError } from '@/lib/platform/csv/read-rows'
import { type FileImport, MAX_FILE_BYTES, MAX_FILE_LINES } from '@/lib/platform/csv/schema'
import { mapWithPauses } from '@/lib/platform/runtime/pauses'

/** Number of parts per statement, so that no statement comes near the database's time limit. */
const BATCH_SIZE = 500

const batchesOf = <Item>(items: readonly Item[]) =>
  Array.from({ length: Math.ceil(items.length / BATCH_SIZE) }, (_, i) =>
    items.slice(i * BATCH_SIZE, (i + 1) * BATCH_SIZE),
  )

type File = FileImport['file']

async function readFile(file: File) {
  const [headings, ...rows] = await readRows(file, { maxBytes: MAX_FILE_BYTES, maxRows: MAX_FILE_LINES })
  if (rows.length === 0) throw fileError(file, 'başlığın altında satır yok.')
  if (rows.length > MAX_FILE_LINES) throw tooManyRowsError(file, rows.length, MAX_FILE_LINES)
  return { headings: headings!.cells, rows }
}

const storedColumns = {
  id: true,
  ...(Object.fromEntries(FILE_FIELDS.map((field) => [field, true])) as Record<(typeof FILE_FIELDS)[number], true>),
} satisfies Prisma.PartSelect

/** Compares the lines of a file with the stored parts. */
async function checkRows(
  client: Prisma.TransactionClient,
  file: File,
  { headings, rows }: Awaited<ReturnType<typeof readFile>>,
) {
  const positions = partPositions(headings)
  if (typeof positions === 'string') throw fileError(file, positions)
  const parts = (await client.part.findMany({ select: storedColumns })) as StoredPart[]
  const check = partChecker(new Map(parts.map((part) => [part.code, part])), positions, headings.length)
  return { checked: await mapWithPauses(rows, check), columns: [...positions.keys()] }
}

function countChanges(checkedParts: readonly CheckedPart[]) {
  const lines = checkedParts.flatMap(({ line }) => (line.result === 'bad' ? [] : line))
  const counts = lines.flatMap(({ count }) => count ?? [])
  return {
    prices: lines.filter(({ price }) => price !== null).length,
    counted: counts.length,
    differences: counts.filter(({ counted, recorded }) => counted !== recorded).length,
  }
}

/** Writes the fields of all lines, and then a movement for each count that differs from the stored quantity. */
async function writeLines(tx: Prisma.TransactionClient, admin: AdminSession, checkedParts: readonly CheckedPart[]) {
  const now = new Date()
  const changeColumns = { changedBy: admin.email, changedAt: now }
  const writes = checkedParts.flatMap(({ line, write }) =>
    write && line.result !== 'same' ? { ...write, line, id: write.storedPart?.id ?? newId() } : [],
  )
  const newParts = writes.flatMap(({ storedPart, id, fields }) =>
    storedPart ? [] : { ...fields, ...changeColumns, id, lowSince: fields.least > 0 ? now : null },
  )
  for (const data of batchesOf(newParts)) await tx.part.createMany({ data })
  const hasChangedField = ({ line }: (typeof writes)[number]) =>
    line.result === 'changed' && line.fields.some((field) => field !== 'onHand')
  const changedParts = writes.filter((write) => write.storedPart && hasChangedField(write))
  for (const batch of batchesOf(changedParts)) {
    const rows = batch.map(({ id, fields }) => ({ ...fields, id }))
    await tx.$executeRaw`
      UPDATE "parts" SET "name" = "new"."name", "place" = "new"."place", "unit" = "new"."unit", "least" = "new"."least",
        "price" = "new"."price", "currency" = "new"."currency", "supplier" = "new"."supplier", "note" = "new"."note",
        "low_since" = CASE WHEN "on_hand" < "new"."least" THEN coalesce("low_since", ${now}) END,
        "changed_by" = ${admin.email}, "changed_at" = ${now}, "updated_at" = ${now}, "version" = "version" + 1
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS "new" ("id" uuid, "name" text, "place" text, "unit" text,
        "least" int, "price" int, "currency" text, "supplier" text, "note" text)
      WHERE "parts"."id" = "new"."id"`
  }
  const bookings = writes.flatMap(({ id, storedPart, counted }): Booking[] =>
    counted === null || counted === (storedPart?.onHand ?? 0)
      ? []
      : [{ partId: id, kind: 'count', quantity: counted, reason: 'CSV' }],
  )
  for (const batch of batchesOf(bookings)) {
    const ids = batch.map(({ partId }) => partId)
    await bookMovements(tx, admin, await lockStock(tx, ids), batch)
  }
}

const partFiles = fileImport({
  table: 'parts',
  noun: 'parça',
  readFile,
  check: checkRows,
  countFurther: countChanges,
  // Movements of parts wait for this lock, too.
  lock: (tx) => tx.$executeRaw`LOCK TABLE "parts" IN EXCLUSIVE MODE`,
})

/**
 * Imports a file of parts, or previews it. A line with the code of an existing part changes that part: filled cells overwrite,
 * empty cells keep the stored value, and the quantity is a count. @throws {AppError} those of importFile
 */
export function importParts(admin: AdminSession, input: FileImport): Promise<PartImportJson> {
  return partFiles.importFile(input, (tx, checkedParts) => writeLines(tx, admin, checkedParts))
}

/** Returns the bad lines of a file of parts. @throws {AppError} those of the preview */
export const listBadLines = (_admin: AdminSession, file: File) => partFiles.listBadLines(file)
