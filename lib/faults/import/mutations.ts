import 'server-only'
import pLimit from 'p-limit'
import { v7 as newId } from 'uuid'
import { AppError } from '@/lib/platform/app-error'
import type { AdminSession } from '@/lib/access/admin-session'
import { codeColumns } from '@/lib/faults/alarm-code'
import { stateOf } from '@/lib/content/publication'
import { db } from '@/lib/platform/db/client'
import { countChanges, readBasis, readStored } from '@/lib/faults/import/data'
import { type ReadLine, readFaultLines } from '@/lib/faults/import/fields'
import { type Judged, judgeOf, type Planned } from '@/lib/faults/import/rules'
import { type FaultImport, MAX_FAULT_FILE_LINES, SHOWN_LINES } from '@/lib/faults/import/schema'
import type { ImportAnswer } from '@/lib/faults/import/output'
import { ADDED_COLUMNS } from '@/lib/faults/import/csv'
import { lockFaults, slugsOfFault } from '@/lib/faults/mutations'
import type { Table } from '@/lib/platform/csv/write-csv'
import { refuseLong } from '@/lib/platform/csv/read-rows'
import { Prisma } from '@/lib/generated/prisma/client'
import { newPauses } from '@/lib/platform/runtime/pauses'

/** Faults of one statement, so that none comes near the database's time limit. */
const BATCH = 50

/** An import of the longest file takes a few seconds. The database being busy must not undo it. */
const IMPORT_TIMEOUT_MS = 60_000

/** Files that are worked on at once, because each may take ten times its size of memory. */
const atOnce = pLimit(2)

type File = FaultImport['file']
async function judgeLines(client: Prisma.TransactionClient, lines: readonly ReadLine[]): Promise<Judged[]> {
  const judge = judgeOf(await readStored(client, lines))
  const pause = newPauses()
  const judged: Judged[] = []
  for (const line of lines) {
    judged.push(judge(line))
    await pause()
  }
  return judged
}

/** Lines that change nothing, such as those of an export, do not count. @throws {AppError} invalid-input */
function refuseMany(file: File, judged: readonly Judged[]): void {
  const count = judged.filter(({ line }) => line.result !== 'same').length
  if (count <= MAX_FAULT_FILE_LINES) return
  const what = count < judged.length ? 'yeni ya da değişen satır' : 'satır'
  throw refuseLong(file, count, MAX_FAULT_FILE_LINES, what)
}

function countLines(judged: readonly Judged[]): ImportAnswer['counts'] {
  const counts = { all: judged.length, new: 0, changed: 0, same: 0, bad: 0, drafts: 0 }
  for (const { line, planned } of judged) {
    counts[line.result] += 1
    if (line.result === 'new' && planned?.columns.isDraft) counts.drafts += 1
  }
  return counts
}

function answerOf(judged: readonly Judged[], basis: string, applied: boolean): ImportAnswer {
  const left = { new: SHOWN_LINES, changed: SHOWN_LINES, same: SHOWN_LINES, bad: SHOWN_LINES }
  const shown = judged.filter(({ line }) => (left[line.result] -= 1) >= 0)
  return { lines: shown.map(({ line }) => line), counts: countLines(judged), basis, applied }
}

/** @throws {AppError} conflict if faults have changed since the preview */
async function refuseChanged(tx: Prisma.TransactionClient, basis: string): Promise<void> {
  if (basis === (await readBasis(tx))) return
  const count = Math.max(1, await countChanges(tx, basis))
  throw new AppError('conflict', { message: `Denetimden sonra ${count} kayıt değişti. Hiçbir satır yazılmadı.` })
}

/** Bad lines that a refusal names. */
const NAMED = 20

/** @throws {AppError} invalid-input if a line is bad */
function refuseBad(judged: readonly Judged[]): void {
  const bad = judged.flatMap(({ line }) => (line.result === 'bad' ? [line] : []))
  if (bad.length === 0) return
  const all = judged.length.toLocaleString('tr-TR')
  const message = `${all} satırın ${bad.length.toLocaleString('tr-TR')} tanesi hatalı; hiçbir satır yazılmadı.`
  const texts = bad.slice(0, NAMED).map(({ line, errors }) => {
    return `${line}. satır: ${errors.map(({ column, reason }) => `${column}: ${reason}`).join(' ')}`
  })
  throw new AppError('invalid-input', { message, fields: { file: texts } })
}

/** The columns of a fault's row that an import writes, as the database names them. */
type Row = Record<string, unknown>

function rowOf(id: string, columns: Planned['columns']): Row {
  const { isDraft, publishedAt, keepsDay, serviceId, relatedPostId } = columns
  const { brand, series, code, title, symptoms, causes, checks, warning, repair } = columns
  const { identity, brandSlug, codeKey, codeSort, letter } = codeColumns(columns)
  const own = { id, brand, series, code, title, symptoms, causes, checks, warning, repair, identity, letter }
  const links = { service_id: serviceId, related_post_id: relatedPostId }
  const publication = { is_draft: isDraft, published_at: publishedAt, keeps_day: keepsDay }
  // Not the database's now(), the start of the transaction, which is before the publication of what the file publishes.
  const changed = { updated_at: new Date() }
  return { ...own, ...links, ...publication, ...changed, brand_slug: brandSlug, code_key: codeKey, code_sort: codeSort }
}

const names = (row: Row, prefix = '') =>
  Prisma.raw(
    Object.keys(row)
      .map((name) => `${prefix}"${name}"`)
      .join(', '),
  )

/** The rows as one value, because a statement takes a limited number of them. */
const rowsOf = (rows: Row[]) => Prisma.sql`jsonb_populate_recordset(NULL::"faults", ${JSON.stringify(rows)}::jsonb)`

async function insertNew(tx: Prisma.TransactionClient, planned: Planned[]): Promise<void> {
  const fresh = planned.map(({ columns }) => {
    const id = newId()
    return { row: rowOf(id, columns), slugs: slugsOfFault(columns, id) }
  })
  const where = { slug: { in: fresh.map(({ slugs: [slug] }) => slug) } }
  const taken = new Set((await tx.fault.findMany({ where, select: { slug: true } })).map(({ slug }) => slug))
  const rows = fresh.map(({ row, slugs: [slug, longer] }): Row => {
    const free = taken.has(slug) ? longer : slug
    taken.add(free)
    return { ...row, slug: free }
  })
  await tx.$executeRaw`INSERT INTO "faults" (${names(rows[0]!)}) SELECT ${names(rows[0]!)} FROM ${rowsOf(rows)}`
  // A published item wins over a redirect.
  const now = new Date()
  const published = rows.filter((_, index) => stateOf(planned[index]!.columns, now) === 'published')
  await tx.faultSlug.deleteMany({ where: { slug: { in: published.map(({ slug }) => String(slug)) } } })
}

async function updateKnown(tx: Prisma.TransactionClient, planned: Planned[]): Promise<void> {
  const rows = planned.map(({ known, columns }) => rowOf(known!.id, columns))
  const count = await tx.$executeRaw`
    UPDATE "faults" SET (${names(rows[0]!)}) = (${names(rows[0]!, '"new".')}),
      "version" = "faults"."version" + 1
    FROM ${rowsOf(rows)} AS "new" WHERE "faults"."id" = "new"."id"`
  if (count === rows.length) return
  // Deleting waits for no lock.
  throw new AppError('conflict', { message: 'Aktarılırken bir kayıt silindi. Hiçbir satır yazılmadı.' })
}

async function write(tx: Prisma.TransactionClient, judged: readonly Judged[]): Promise<void> {
  const planned = judged.flatMap((one) => one.planned ?? [])
  const kinds = [
    { rows: planned.filter(({ known }) => !known), store: insertNew },
    { rows: planned.filter(({ known }) => known), store: updateKnown },
  ]
  for (const { rows, store } of kinds) {
    for (let at = 0; at < rows.length; at += BATCH) {
      await store(tx, rows.slice(at, at + BATCH))
    }
  }
}

/**
 * Says what becomes of each line of a file of faults. With `apply` it writes all of them or none. A line whose brand,
 * series and code are known changes that fault at its address; its filled cells count, its empty ones leave what is
 * stored.
 * @throws {AppError} invalid-input and too-large for a file that cannot be read, and for bad lines with `apply`;
 *   conflict when faults have changed since the preview that `basis` names
 */
export async function importFaults(_admin: AdminSession, { file, apply, basis }: FaultImport): Promise<ImportAnswer> {
  return atOnce(async () => {
    const { lines } = await readFaultLines(file)
    if (!apply) {
      // Before the lines are compared, so that a change meanwhile is noticed.
      const now = await readBasis(db())
      const judged = await judgeLines(db(), lines)
      refuseMany(file, judged)
      return answerOf(judged, now, false)
    }
    const work = async (tx: Prisma.TransactionClient) => {
      await lockFaults(tx)
      if (basis !== undefined) await refuseChanged(tx, basis)
      const judged = await judgeLines(tx, lines)
      refuseMany(file, judged)
      refuseBad(judged)
      await write(tx, judged)
      return answerOf(judged, await readBasis(tx), true)
    }
    return db().$transaction(work, { timeout: IMPORT_TIMEOUT_MS })
  })
}

/** Returns the bad lines of a file as a table, with their numbers and what is wrong. @throws {AppError} as the preview */
export async function listBadLines(_admin: AdminSession, file: File): Promise<Table> {
  return atOnce(async () => {
    const { lines, columns } = await readFaultLines(file)
    const judged = await judgeLines(db(), lines)
    const rows = judged.flatMap(({ line }, index) => {
      if (line.result !== 'bad') return []
      const { texts } = lines[index]!
      const reasons = line.errors.map(({ column, reason }) => `${column}: ${reason}`).join(' ')
      return [[...columns.map((column) => texts[column] ?? ''), String(line.line), reasons]]
    })
    return [[...columns, ...ADDED_COLUMNS], ...rows]
  })
}
