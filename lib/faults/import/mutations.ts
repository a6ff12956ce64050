import 'server-only'
import pLimit from 'p-limit'
import { v7 as newId } from 'uuid'
import { AppError } from '@/lib/platform/app-error'
import type { AdminSession } from '@/lib/access/admin-session'
import { codeColumns } from '@/lib/faults/alarm-code'
import { stateOf } from '@/lib/content/publication'
import { db } from '@/lib/platform/db/client'
import { countChanges, readBasis, readStored } from '@/lib/faults/import/data'
import { type ParsedLine, readFaultLines } from '@/lib/faults/import/parse-lines'
import { type CheckedLine, lineChecker, type FaultWrite } from '@/lib/faults/import/rules'
import { type FaultImport, MAX_FAULT_FILE_LINES } from '@/lib/faults/import/schema'
import type { FaultImportResult } from '@/lib/faults/import/output'
import { badLinesError, badLinesTable, shownLines } from '@/lib/platform/csv/read-columns'
import { lockFaults, slugsOfFault } from '@/lib/faults/mutations'
import type { Table } from '@/lib/platform/csv/write-csv'
import { tooManyRowsError } from '@/lib/platform/csv/read-rows'
import { Prisma } from '@/lib/generated/prisma/client'
import { createPause } from '@/lib/platform/runtime/pauses'

/** Faults per statement, so that no statement comes near the database's time limit. */
const BATCH = 50

/** Importing the longest file takes a few seconds. A busy database must not make it fail. */
const IMPORT_TIMEOUT_MS = 60_000

/** Limits concurrent imports, because each may take ten times the file's size of memory. */
const importLimit = pLimit(2)

type File = FaultImport['file']

async function checkLines(client: Prisma.TransactionClient, lines: readonly ParsedLine[]): Promise<CheckedLine[]> {
  const check = lineChecker(await readStored(client, lines))
  const pause = createPause()
  const checkedLines: CheckedLine[] = []
  for (const line of lines) {
    checkedLines.push(check(line))
    await pause()
  }
  return checkedLines
}

/** Lines that change nothing, such as those of an export, do not count. @throws {AppError} invalid-input */
function refuseTooMany(file: File, lines: readonly CheckedLine[]): void {
  const count = lines.filter(({ line }) => line.result !== 'same').length
  if (count <= MAX_FAULT_FILE_LINES) return
  const unit = count < lines.length ? 'yeni ya da değişen satır' : 'satır'
  throw tooManyRowsError(file, count, MAX_FAULT_FILE_LINES, unit)
}

function countLines(lines: readonly CheckedLine[]): FaultImportResult['counts'] {
  const counts = { all: lines.length, new: 0, changed: 0, same: 0, bad: 0, drafts: 0 }
  for (const { line, write } of lines) {
    counts[line.result] += 1
    if (line.result === 'new' && write?.columns.isDraft) counts.drafts += 1
  }
  return counts
}

function resultOf(checked: readonly CheckedLine[], basis: string, applied: boolean): FaultImportResult {
  return { lines: shownLines(checked.map(({ line }) => line)), counts: countLines(checked), basis, applied }
}

/** @throws {AppError} conflict if faults have changed since the preview */
async function refuseOldBasis(tx: Prisma.TransactionClient, basis: string): Promise<void> {
  if (basis === (await readBasis(tx))) return
  const count = Math.max(1, await countChanges(tx, basis))
  throw new AppError('conflict', { message: `Denetimden sonra ${count} kayıt değişti. Hiçbir satır yazılmadı.` })
}

/** @throws {AppError} invalid-input if a line is bad */
function refuseBadLines(lines: readonly CheckedLine[]): void {
  const error = badLinesError(lines.map(({ line }) => line))
  if (error) throw new AppError('invalid-input', error)
}

/** The columns of a fault's row that an import writes, as the database names them. */
type Row = Record<string, unknown>

function rowOf(id: string, columns: FaultWrite['columns']): Row {
  const { isDraft, publishedAt, keepsDay, serviceId, relatedPostId } = columns
  const { brand, series, code, title, symptoms, causes, checks, warning, repair } = columns
  const { identity, brandSlug, codeKey, codeSort, letter } = codeColumns(columns)
  const ownColumns = { id, brand, series, code, title, symptoms, causes, checks, warning, repair, identity, letter }
  const links = { service_id: serviceId, related_post_id: relatedPostId }
  const publication = { is_draft: isDraft, published_at: publishedAt, keeps_day: keepsDay }
  // Not the database's now(), which is the start of the transaction and so before the publication times.
  const change = { updated_at: new Date() }
  return {
    ...ownColumns,
    ...links,
    ...publication,
    ...change,
    brand_slug: brandSlug,
    code_key: codeKey,
    code_sort: codeSort,
  }
}

const columnNames = (row: Row, prefix = '') =>
  Prisma.raw(
    Object.keys(row)
      .map((name) => `${prefix}"${name}"`)
      .join(', '),
  )

/** The rows as one value, because the number of a statement's parameters is limited. */
const rowsOf = (rows: Row[]) => Prisma.sql`jsonb_populate_recordset(NULL::"faults", ${JSON.stringify(rows)}::jsonb)`

async function insertNew(tx: Prisma.TransactionClient, writes: FaultWrite[]): Promise<void> {
  const newFaults = writes.map(({ columns }) => {
    const id = newId()
    return { row: rowOf(id, columns), slugs: slugsOfFault(columns, id) }
  })
  const where = { slug: { in: newFaults.map(({ slugs: [slug] }) => slug) } }
  const usedSlugs = new Set((await tx.fault.findMany({ where, select: { slug: true } })).map(({ slug }) => slug))
  const rows = newFaults.map(({ row, slugs: [slug, longer] }): Row => {
    const freeSlug = usedSlugs.has(slug) ? longer : slug
    usedSlugs.add(freeSlug)
    return { ...row, slug: freeSlug }
  })
  await tx.$executeRaw`INSERT INTO "faults" (${columnNames(rows[0]!)}) SELECT ${columnNames(rows[0]!)} FROM ${rowsOf(rows)}`
  // A published item takes precedence over a redirect.
  const now = new Date()
  const published = rows.filter((_, index) => stateOf(writes[index]!.columns, now) === 'published')
  await tx.faultSlug.deleteMany({ where: { slug: { in: published.map(({ slug }) => String(slug)) } } })
}

async function updateKnown(tx: Prisma.TransactionClient, writes: FaultWrite[]): Promise<void> {
  const rows = writes.map(({ known, columns }) => rowOf(known!.id, columns))
  const count = await tx.$executeRaw`
    UPDATE "faults" SET (${columnNames(rows[0]!)}) = (${columnNames(rows[0]!, '"new".')}),
      "version" = "faults"."version" + 1
    FROM ${rowsOf(rows)} AS "new" WHERE "faults"."id" = "new"."id"`
  if (count === rows.length) return
  // A deletion does not wait for the lock.
  throw new AppError('conflict', { message: 'Aktarılırken bir kayıt silindi. Hiçbir satır yazılmadı.' })
}

async function writeLines(tx: Prisma.TransactionClient, checked: readonly CheckedLine[]): Promise<void> {
  const writes = checked.flatMap(({ write }) => write ?? [])
  const batches = [
    { rows: writes.filter(({ known }) => !known), store: insertNew },
    { rows: writes.filter(({ known }) => known), store: updateKnown },
  ]
  for (const { rows, store } of batches) {
    for (let start = 0; start < rows.length; start += BATCH) {
      await store(tx, rows.slice(start, start + BATCH))
    }
  }
}

/**
 * Returns the result of each line of a file of faults. With `apply` it writes all of them or none. A line with the brand,
 * series and code of an existing fault changes that fault: filled cells overwrite, empty cells keep the stored value.
 * @throws {AppError} invalid-input and too-large for a file that cannot be read, and for bad lines with `apply`;
 *   conflict if faults have changed since the preview that returned `basis`
 */
export async function importFaults(
  _admin: AdminSession,
  { file, apply, basis }: FaultImport,
): Promise<FaultImportResult> {
  return importLimit(async () => {
    const { lines } = await readFaultLines(file)
    if (!apply) {
      // Read before the lines are compared, so that a change in between is detected.
      const currentBasis = await readBasis(db())
      const checkedLines = await checkLines(db(), lines)
      refuseTooMany(file, checkedLines)
      return resultOf(checkedLines, currentBasis, false)
    }
    const work = async (tx: Prisma.TransactionClient) => {
      await lockFaults(tx)
      if (basis !== undefined) await refuseOldBasis(tx, basis)
      const checkedLines = await checkLines(tx, lines)
      refuseTooMany(file, checkedLines)
      refuseBadLines(checkedLines)
      await writeLines(tx, checkedLines)
      return resultOf(checkedLines, await readBasis(tx), true)
    }
    return db().$transaction(work, { timeout: IMPORT_TIMEOUT_MS })
  })
}

/** Returns the bad lines of a file as a table, with their numbers and errors. @throws {AppError} as the preview */
export async function listBadLines(_admin: AdminSession, file: File): Promise<Table> {
  return importLimit(async () => {
    const { lines, columns } = await readFaultLines(file)
    const checked = await checkLines(db(), lines)
    return badLinesTable(
      columns,
      checked.map(({ line }) => line),
      lines.map(({ texts }) => texts),
    )
  })
}
