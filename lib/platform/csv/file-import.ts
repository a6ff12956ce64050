import 'server-only'
import pLimit from 'p-limit'
import { escapeIdentifier } from 'pg'
import type { Prisma } from '@/lib/generated/prisma/client'
import { AppError } from '@/lib/platform/app-error'
import {
  badLinesError,
  badLinesTable,
  type CheckedLine,
  type LineTexts,
  shownLines,
} from '@/lib/platform/csv/read-columns'
import type { FileImport } from '@/lib/platform/csv/schema'
import type { Table } from '@/lib/platform/csv/write-csv'
import { db } from '@/lib/platform/db/client'

type Client = Prisma.TransactionClient
type UploadedFile = FileImport['file']

/** Importing the longest file takes a few seconds. A busy database must not make it fail. */
const IMPORT_TIMEOUT_MS = 60_000

type Options<Rows, Checked, Counts> = {
  table: string
  /** The Turkish word for a row of the table. */
  noun: string
  readFile: (file: UploadedFile) => Promise<Rows>
  /** Compares the lines of a file with the stored rows. Returns their results, and the columns that the file has. */
  check: (client: Client, file: UploadedFile, rows: Rows) => Promise<{ checked: Checked[]; columns: string[] }>
  /** Counts lines by criteria other than their results. */
  countFurther: (checked: readonly Checked[]) => Counts
  /** Makes other writers of the table wait until the transaction ends. */
  lock: (tx: Client) => Promise<unknown>
}

/**
 * Returns a text that changes when a row is added, changed or deleted: the number of rows, and the time of the newest change.
 * Writers wait for each other, so a later change has a later time.
 */
async function readBasis(client: Client, table: string): Promise<string> {
  const [{ count, newest }] = await client.$queryRawUnsafe<[{ count: number; newest: Date | null }]>(
    `SELECT count(*)::int AS "count", max("updated_at") AS "newest" FROM ${escapeIdentifier(table)}`,
  )
  return `${count}-${newest?.getTime() ?? 0}`
}

/** @throws {AppError} conflict if rows have changed since the preview */
async function refuseOldBasis(tx: Client, table: string, noun: string, basis: string): Promise<void> {
  const currentBasis = await readBasis(tx, table)
  if (basis === currentBasis) return
  const [formerCount, newest] = basis.split('-').map(Number) as [number, number]
  const [{ changedCount }] = await tx.$queryRawUnsafe<[{ changedCount: number }]>(
    `SELECT count(*)::int AS "changedCount" FROM ${escapeIdentifier(table)} WHERE "updated_at" > $1::timestamptz`,
    new Date(newest),
  )
  const count = Math.max(1, changedCount, Math.abs(Number.parseInt(currentBasis) - formerCount))
  throw new AppError('conflict', { message: `Denetimden sonra ${count} ${noun} değişti. Hiçbir satır yazılmadı.` })
}

type Line = CheckedLine & { result: 'new' | 'changed' | 'same' | 'bad' }

function countResults(lines: readonly Line[]) {
  const counts = { all: lines.length, new: 0, changed: 0, same: 0, bad: 0 }
  for (const { result } of lines) counts[result] += 1
  return counts
}

/** Returns the calls that preview and apply a file whose lines are rows of a table. */
export function fileImport<Checked extends { line: Line; texts: LineTexts<string> }, Rows, Counts>({
  table,
  noun,
  readFile,
  check,
  countFurther,
  lock,
}: Options<Rows, Checked, Counts>) {
  /** Limits concurrent imports, because each may need ten times the file's size in memory. */
  const limit = pLimit(2)

  const linesOf = (checked: readonly Checked[]): Checked['line'][] => checked.map(({ line }) => line)
  const resultOf = (checked: readonly Checked[], basis: string, applied: boolean) => ({
    lines: shownLines(linesOf(checked)),
    counts: { ...countResults(linesOf(checked)), ...countFurther(checked) },
    basis,
    applied,
  })

  return {
    /**
     * Returns the number of lines with each result, and the first lines of each. With `apply` it writes all lines or none.
     * @throws {AppError} invalid-input and too-large for a file that cannot be read, and for bad lines with `apply`;
     *   conflict if rows have changed since the preview that returned `basis`
     */
    importFile: (
      { file, apply, basis }: FileImport,
      write: (tx: Client, checked: readonly Checked[]) => Promise<unknown>,
    ) =>
      limit(async () => {
        const rows = await readFile(file)
        if (!apply) {
          // Read before the lines are compared, so that a change in between is detected.
          const currentBasis = await readBasis(db(), table)
          return resultOf((await check(db(), file, rows)).checked, currentBasis, false)
        }
        const applyFile = async (tx: Client) => {
          await lock(tx)
          if (basis !== undefined) await refuseOldBasis(tx, table, noun, basis)
          const { checked } = await check(tx, file, rows)
          const error = badLinesError(linesOf(checked))
          if (error) throw new AppError('invalid-input', error)
          await write(tx, checked)
          return resultOf(checked, await readBasis(tx, table), true)
        }
        return db().$transaction(applyFile, { timeout: IMPORT_TIMEOUT_MS })
      }),

    /** Returns the bad lines of a file as a table, with their numbers and errors. @throws {AppError} those of the preview */
    listBadLines: (file: UploadedFile): Promise<Table> =>
      limit(async () => {
        const { checked, columns } = await check(db(), file, await readFile(file))
        return badLinesTable(columns, checked)
      }),
  }
}
