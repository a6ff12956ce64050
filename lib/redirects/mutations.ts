import 'server-only'
import { v7 as newId } from 'uuid'
import { AppError } from '@/lib/platform/app-error'
import type { AdminSession } from '@/lib/access/admin-session'
import { lockItem } from '@/lib/content/mutations'
import { type VersionCheck, refuseStale } from '@/lib/platform/db/versions'
import { db } from '@/lib/platform/db/client'
import { allRedirects, publicPages, readRedirect, type Redirect } from '@/lib/redirects/data'
import type { ImportedLine, ImportResult } from '@/lib/redirects/output'
import { type PublicPages, type Refusal, rulesOf, type Rules } from '@/lib/redirects/rules'
import {
  MAX_FILE_BYTES,
  MAX_FILE_LINES,
  MAX_REDIRECTS,
  type RedirectImport,
  type RedirectInput,
  redirectSchema,
} from '@/lib/redirects/schema'
import { env } from '@/lib/platform/env'
import { istanbulDay, monthsLater } from '@/lib/platform/turkish/dates'
import { readRows, fileError, tooManyRowsError, type TableRow } from '@/lib/platform/csv/read-rows'
import type { Prisma } from '@/lib/generated/prisma/client'
import { REDIRECTS_LOCK } from '@/lib/platform/db/locks'
import type { DayCount } from '@/lib/platform/day-counts'
import { fieldErrors } from '@/lib/platform/fields/field-errors'

const FILE_LIMITS = {
  maxBytes: MAX_FILE_BYTES,
  maxRows: MAX_FILE_LINES,
  workbookMessage: (name: string) => `${name} bir CSV değil. Excel’de “Farklı Kaydet”, “CSV UTF-8” seçin.`,
}

/** Whether a line contains headings: none of its cells is an address. */
const isHeading = ({ cells }: TableRow) => !cells.some((cell) => /^(\/|https?:)/i.test(cell))

/** Rows per INSERT, so that none comes near the database's statement timeout. */
const CHUNK = 1000

/** An import of the longest file takes about two seconds on one slow core. */
const IMPORT_TIMEOUT_MS = 20_000

type LockedRules = { rules: Rules; pages: PublicPages; count: number }

/** Waits until no other redirect is being written, and returns the rules for a new one. */
async function lockRules(tx: Prisma.TransactionClient, exceptId?: string): Promise<LockedRules> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${REDIRECTS_LOCK}::bigint)`
  const otherRedirects = (await allRedirects(tx)).filter(({ id }) => id !== exceptId)
  const pages = await publicPages(tx)
  return { rules: rulesOf(otherRedirects, pages, env().SITE_URL), pages, count: otherRedirects.length }
}

function requireValid(rules: Rules, input: RedirectInput): RedirectInput {
  const result = rules.check(input)
  if ('redirect' in result) return result.redirect
  const { field, text, isTaken } = result
  throw new AppError(isTaken ? 'conflict' : 'invalid-input', { message: text, fields: { [field]: [text] } })
}

function refuseTooMany(count: number): void {
  if (count <= MAX_REDIRECTS) return
  const message = `En çok ${MAX_REDIRECTS.toLocaleString('tr-TR')} yönlendirme olabilir.`
  throw new AppError('conflict', { message })
}

/**
 * Adds a redirect.
 * @throws {AppError} invalid-input if the address is a page or the target is not, and for a chain or a loop;
 *   conflict for an address that is already redirected, and for too many redirects
 */
export async function createRedirect(_admin: AdminSession, input: RedirectInput): Promise<Redirect> {
  return db().$transaction(async (tx) => {
    const { rules, pages, count } = await lockRules(tx)
    const data = requireValid(rules, input)
    refuseTooMany(count + 1)
    const id = newId()
    await tx.redirect.create({ data: { id, ...data } })
    return readRedirect(tx, id, pages)
  })
}

/**
 * Changes a redirect. Its use counts are kept.
 * @throws {AppError} not-found, stale, and those of createRedirect
 */
export async function updateRedirect(
  _admin: AdminSession,
  id: string,
  input: RedirectInput,
  matchesVersion: VersionCheck,
): Promise<Redirect> {
  return db().$transaction(async (tx) => {
    // The rules' lock is taken first, as everywhere, so that two writers cannot deadlock.
    const { rules, pages } = await lockRules(tx, id)
    refuseStale(await lockItem(tx, 'redirect', id), matchesVersion)
    await tx.redirect.update({ where: { id }, data: { ...requireValid(rules, input), version: { increment: 1 } } })
    return readRedirect(tx, id, pages)
  })
}

/** Refuses to restore a redirect that is no longer valid. @throws {AppError} conflict */
export async function refuseInvalidRedirect(tx: Prisma.TransactionClient, input: RedirectInput): Promise<void> {
  const { rules, count } = await lockRules(tx)
  const result = rules.check(input)
  if (!('redirect' in result)) throw new AppError('conflict', { message: result.text })
  refuseTooMany(count + 1)
}

/** Checks the lines in order, each as if the lines before it were stored. */
function checkLines(rules: Rules, lines: TableRow[]): ImportedLine[] {
  return lines.map(({ row: line, cells: [from = '', to = ''] }): ImportedLine => {
    const { data, error } = redirectSchema.safeParse({ from, to })
    if (error) return { line, from, to, result: 'bad', reason: Object.values(fieldErrors(error.issues)).flat()[0]! }
    const outcome: { redirect: RedirectInput } | Refusal = rules.check(data)
    if ('redirect' in outcome) {
      rules.add(outcome.redirect)
      return { line, ...outcome.redirect, result: 'new' }
    }
    if (outcome.sameTarget) return { line, from: data.from, to: outcome.sameTarget, result: 'known' }
    return { line, from: data.from, to: data.to, result: 'bad', reason: outcome.text }
  })
}

/**
 * Returns the result of each line of a CSV file (old address, new address). With `apply`, adds the valid lines; importing the
 * same file again adds nothing.
 * @throws {AppError} invalid-input and too-large for a file that cannot be read; conflict when there would be too many
 */
export async function importRedirects(_admin: AdminSession, { file, apply }: RedirectImport): Promise<ImportResult> {
  const fileRows = await readRows(file, FILE_LIMITS)
  const lines = fileRows[0] && isHeading(fileRows[0]) ? fileRows.slice(1) : fileRows
  if (lines.length === 0) throw fileError(file, 'dosyada yönlendirme yok.')
  if (lines.length > MAX_FILE_LINES) throw tooManyRowsError(file, lines.length, MAX_FILE_LINES)
  const importLines = async (tx: Prisma.TransactionClient): Promise<ImportResult> => {
    const { rules, count } = await lockRules(tx)
    const results = checkLines(rules, lines)
    const rows = results.filter(({ result }) => result === 'new').map(({ from, to }) => ({ id: newId(), from, to }))
    refuseTooMany(count + rows.length)
    if (!apply) return { lines: results, added: 0 }
    for (let start = 0; start < rows.length; start += CHUNK) {
      await tx.redirect.createMany({ data: rows.slice(start, start + CHUNK) })
    }
    return { lines: results, added: rows.length }
  }
  return db().$transaction(importLines, { timeout: IMPORT_TIMEOUT_MS })
}

/** Adds to the daily use counts in one statement. Ignores redirects that no longer exist. */
export async function addRedirectUses(uses: DayCount<{ id: string }>[]): Promise<void> {
  // Sorted, so that two processes cannot deadlock.
  await db().$executeRaw`
    INSERT INTO "redirect_hits" ("redirect_id", "day", "count")
    SELECT "redirects"."id", "new"."day", "new"."count"
    FROM unnest(
      ${uses.map(({ id }) => id)}::uuid[], ${uses.map(({ day }) => day)}::date[], ${uses.map(({ count }) => count)}::int[]
    ) AS "new" ("id", "day", "count")
    JOIN "redirects" ON "redirects"."id" = "new"."id"
    ORDER BY 1, 2 FOR KEY SHARE OF "redirects"
    ON CONFLICT ("redirect_id", "day") DO UPDATE
    SET "count" = "redirect_hits"."count" + EXCLUDED."count", "updated_at" = now()`
}

/** Months for which uses are kept, so that a month can be compared with the same month of the previous year. */
const KEPT_MONTHS = 13
/** Rows per DELETE. */
const USES_BATCH = 10_000

/**
 * Deletes use counts older than 13 months, and returns how many rows. The last use of each redirect is kept, because the list
 * shows its day.
 */
export async function deleteOldUses(): Promise<number> {
  const cutoff = monthsLater(istanbulDay(new Date()), -KEPT_MONTHS)
  let total = 0
  for (;;) {
    const count = await db().$executeRaw`
      DELETE FROM "redirect_hits" WHERE ("redirect_id", "day") IN (
        SELECT "redirect_id", "day" FROM "redirect_hits" AS "old"
        WHERE "day" < ${cutoff}::date AND EXISTS (
          SELECT FROM "redirect_hits" AS "later"
          WHERE "later"."redirect_id" = "old"."redirect_id" AND "later"."day" > "old"."day"
        )
        LIMIT ${USES_BATCH} FOR UPDATE OF "old" SKIP LOCKED
      )`
    total += count
    if (count < USES_BATCH) return total
  }
}
