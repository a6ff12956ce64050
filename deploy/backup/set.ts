import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { OperatorError } from '@/prisma/operator'
import { throwIfUnreadable } from './disk'

/**
 * A backup set is a folder: `database.dump` (pg_dump's custom format), `uploads/`, `attachments/`, `set.json` and
 * `SHA256SUMS`, which `sha256sum -c` can read, too. Older sets have no attachments. A set gets its final name once all of it is on
 * disk.
 */

export const DUMP = 'database.dump'
export const DESCRIPTION = 'set.json'
export const SUMS = 'SHA256SUMS'
const PARTIAL = '.partial-'
const FORMAT = 1

/** Content of a set's set.json. */
export type Description = {
  format: typeof FORMAT
  createdAt: string
  /** Major versions of the dumped server and of the pg_dump that dumped it. */
  serverMajor: number
  dumpMajor: number
  /** Names of the migrations that were applied to the database. */
  migrations: string[]
  /** Number of files, without this one and SHA256SUMS. */
  files: number
  /** Pictures that a row named but that were missing on disk. */
  missing: string[]
}

/** SHA-256 in hex by path within the set. */
export type Sums = Map<string, string>

/** Returns a set's name: the moment in UTC, so that names sort by age. */
export const nameAt = (time: Date): string => time.toISOString().replaceAll(/[:.]/g, '-')

export const partialName = (name: string): string => PARTIAL + name

const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/

/** Returns the moment in a set's name, or null for other names. */
export function timeOf(name: string): Date | null {
  const [, day, ...clock] = NAME.exec(name) ?? []
  return day ? new Date(`${day}T${clock.slice(0, 3).join(':')}.${clock[3]}Z`) : null
}

/** Returns the names of complete sets in a folder, newest first, and those of unfinished sets. */
export async function listSets(
  folder: string,
): Promise<{ complete: string[]; partial: { name: string; began: Date }[] }> {
  const names = await readdir(folder).catch(() => [])
  const complete = names
    .filter((name) => timeOf(name) !== null)
    .sort()
    .reverse()
  const partial = names.flatMap((name) => {
    const began = name.startsWith(PARTIAL) ? timeOf(name.slice(PARTIAL.length)) : null
    return began ? [{ name, began }] : []
  })
  return { complete, partial }
}

export const sumOfData = (data: Buffer) => createHash('sha256').update(data).digest('hex')

/** Returns the SHA-256 of a file in hex. */
export async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

export const sumsText = (sums: Sums): string =>
  [...sums]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, sum]) => `${sum}  ${file}\n`)
    .join('')

const LINE = /^([0-9a-f]{64}) {2}(\S+)$/
// A set can name no file outside of its own folder.
const FILE = /^(database\.dump|set\.json|(?:uploads|attachments)\/[\w-]+\.(?:jpg|png|gif|webp))$/

/** Reads SHA256SUMS without comparing the files. */
export async function readSums(folder: string): Promise<Sums> {
  const text = await readFile(path.join(folder, SUMS), 'utf8')
  const sums: Sums = new Map()
  for (const line of text.split('\n').filter(Boolean)) {
    const [, sum, file] = LINE.exec(line) ?? []
    if (!sum || !file || !FILE.test(file)) throw new OperatorError(`Yedek bozuk: ${SUMS} okunamıyor.`)
    sums.set(file, sum)
  }
  return sums
}

async function isIntact(folder: string, file: string, sum: string): Promise<boolean> {
  const actualSum = await sumOf(path.join(folder, file)).catch((error: unknown) => throwIfUnreadable(error, file))
  return actualSum === sum
}

/**
 * Reads a set and compares every file with its checksum.
 * @throws {OperatorError} unless the set is complete and intact
 */
export async function openSet(folder: string): Promise<{ description: Description; sums: Sums }> {
  const name = path.basename(folder)
  const stats = await stat(folder).catch((error: unknown) => throwIfUnreadable(error, folder))
  if (!stats?.isDirectory()) throw new OperatorError(`Yedek bulunamadı: ${folder}`)
  const sums = await readSums(folder).catch((error: unknown) => {
    if (error instanceof OperatorError) throw error
    throwIfUnreadable(error, `${name}/${SUMS}`)
    throw new OperatorError(`Yedek eksik: ${name} içinde ${SUMS} yok.`, { cause: error })
  })
  for (const needed of [DUMP, DESCRIPTION]) {
    if (!sums.has(needed)) throw new OperatorError(`Yedek bozuk: ${SUMS} içinde ${needed} yok.`)
  }
  for (const [file, sum] of sums) {
    if (!(await isIntact(folder, file, sum))) throw new OperatorError(`Yedek bozuk: ${file} yok ya da özeti tutmuyor.`)
  }
  const description = JSON.parse(await readFile(path.join(folder, DESCRIPTION), 'utf8')) as Description
  if (description.format !== FORMAT)
    throw new OperatorError(`Yedek bu sürümle açılamaz: biçimi ${String(description.format)}.`)
  if (description.files !== sums.size - 1) throw new OperatorError(`Yedek bozuk: ${SUMS} eksik.`)
  return { description, sums }
}
