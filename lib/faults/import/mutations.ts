import 'server-only'
import { v7 as newId } from 'uuid'
import { AppError } from '@/lib/platform/app-error'
import type { AdminSession } from '@/lib/access/admin-session'
import { codeColumns } from '@/lib/faults/alarm-code'
import { FAULT_TEXTS } from '@/lib/faults/texts'
import { stateOf } from '@/lib/content/publication'
import { readStored } from '@/lib/faults/import/data'
import { readFaultLines } from '@/lib/faults/import/parse-lines'
import { type CheckedLine, lineChecker, type FaultWrite } from '@/lib/faults/import/rules'
import type { FaultImportResult } from '@/lib/faults/import/output'
import { fileImport } from '@/lib/platform/csv/file-import'
import { type FileImport, MAX_FILE_LINES } from '@/lib/platform/csv/schema'
import { lockFaults, slugsOfFault } from '@/lib/faults/mutations'
import { tooManyRowsError } from '@/lib/platform/csv/read-rows'
import { Prisma } from '@/lib/generated/prisma/client'
import { mapWithPauses } from '@/lib/platform/runtime/pauses'

/** Faults per statement, so that no statement comes near the database's time limit. */
const BATCH = 50

type File = FileImport['file']

/** Lines that change nothing, such as those of an export, do not count. @throws {AppError} invalid-input */
function refuseTooMany(file: File, lines: readonly CheckedLine[]): void {
  const count = lines.filter(({ line }) => line.result !== 'same').length
  if (count <= MAX_FILE_LINES) return
  const unit = count < lines.length ? 'yeni ya da değişen satır' : 'satır'
  throw tooManyRowsError(file, count, MAX_FILE_LINES, unit)
}

const countDrafts = (lines: readonly CheckedLine[]) => ({
  drafts: lines.filter(({ line, write }) => line.result === 'new' && write?.columns.isDraft).length,
})

async function checkLines(
  client: Prisma.TransactionClient,
  file: File,
  { lines, columns }: Awaited<ReturnType<typeof readFaultLines>>,
) {
  const checked = await mapWithPauses(lines, lineChecker(await readStored(client, lines)))
  refuseTooMany(file, checked)
  return { checked, columns }
}

/** The columns of a fault's row that an import writes, as the database names them. */
type Row = Record<string, unknown>

const TEXT_NAMES = Object.keys(FAULT_TEXTS) as (keyof typeof FAULT_TEXTS)[]

function rowOf(id: string, columns: FaultWrite['columns']): Row {
  const { isDraft, publishedAt, keepsDay, serviceId, relatedPostId } = columns
  const texts = Object.fromEntries(TEXT_NAMES.map((name) => [name, columns[name]]))
  // Not the database's now(), which is the start of the transaction and so before the publication times.
  const others = { isDraft, publishedAt, keepsDay, serviceId, relatedPostId, updatedAt: new Date() }
  const row = { id, ...texts, ...codeColumns(columns), ...others }
  const inDatabase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [inDatabase(name), value]))
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
  const publishedRows = rows.filter((_, index) => stateOf(writes[index]!.columns, now) === 'published')
  await tx.faultSlug.deleteMany({ where: { slug: { in: publishedRows.map(({ slug }) => String(slug)) } } })
}

async function updateKnown(tx: Prisma.TransactionClient, writes: FaultWrite[]): Promise<void> {
  const rows = writes.map(({ knownFault, columns }) => rowOf(knownFault!.id, columns))
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
  const groups = [
    { group: writes.filter(({ knownFault }) => !knownFault), store: insertNew },
    { group: writes.filter(({ knownFault }) => knownFault), store: updateKnown },
  ]
  for (const { group, store } of groups) {
    for (let start = 0; start < group.length; start += BATCH) {
      await store(tx, group.slice(start, start + BATCH))
    }
  }
}

const faultFiles = fileImport({
  table: 'faults',
  noun: 'kayıt',
  readFile: readFaultLines,
  check: checkLines,
  countFurther: countDrafts,
  lock: lockFaults,
})

/**
 * Imports a file of faults, or previews it. A line with the brand, series and code of an existing fault changes that fault:
 * filled cells overwrite, empty cells keep the stored value. @throws {AppError} those of importFile
 */
export const importFaults = (_admin: AdminSession, input: FileImport): Promise<FaultImportResult> =>
  faultFiles.importFile(input, writeLines)

/** Returns the bad lines of a file of faults. @throws {AppError} those of the preview */
export const listBadLines = (_admin: AdminSession, file: File) => faultFiles.listBadLines(file)
