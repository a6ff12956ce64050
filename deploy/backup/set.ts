import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { OperatorError } from '@/prisma/operator'
import { refuseUnreadable } from './disk'

/**
 * A backup set is a folder: `database.dump` (pg_dump's custom format), `uploads/`, `set.json` and `SHA256SUMS`, which
 * `sha256sum -c` reads as well. It has a set's name only when all of that is on the disk.
 */

export const DUMP = 'database.dump'
export const UPLOADS = 'uploads'
export const DESCRIPTION = 'set.json'
export const SUMS = 'SHA256SUMS'
const PARTIAL = '.partial-'
const FORMAT = 1

/** What a set says of itself. */
export type Description = {
  format: typeof FORMAT
  createdAt: string
  /** Major versions: of the server that was dumped, and of the pg_dump that did it. */
  serverMajor: number
  dumpMajor: number
  /** Names of the migrations that the database has seen. */
  migrations: string[]
  /** Files beside this one and SHA256SUMS. */
  files: number
  /** Pictures that rows spoke of and that were not there. */
  missing: string[]
}

/** sha256 in hex by path within the set. */
export type Sums = Map<string, string>

/** A set's name: the moment in UTC, so that names sort by age. */
export const nameAt = (time: Date): string => time.toISOString().replaceAll(/[:.]/g, '-')

export const partialName = (name: string): string => PARTIAL + name

const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/

/** The moment in a set's name; null for other names. */
export function timeOf(name: string): Date | null {
  const [, day, ...clock] = NAME.exec(name) ?? []
  return day ? new Date(`${day}T${clock.slice(0, 3).join(':')}.${clock[3]}Z`) : null
}

/** Names of the whole sets in a folder, newest first, and of those that were never finished. */
export async function listSets(folder: string): Promise<{ whole: string[]; partial: { name: string; began: Date }[] }> {
  const names = await readdir(folder).catch(() => [])
  const whole = names
    .filter((name) => timeOf(name) !== null)
    .sort()
    .reverse()
  const partial = names.flatMap((name) => {
    const began = name.startsWith(PARTIAL) ? timeOf(name.slice(PARTIAL.length)) : null
    return began ? [{ name, began }] : []
  })
  return { whole, partial }
}

/** What is written here is on the disk, not only on its way there. */
export async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The sha256 of a file in hex. */
export async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Copies a file that must not be there yet, onto the disk, and returns its sha256. */
export async function copyFile(from: string, to: string, mode: number): Promise<string> {
  const hash = createHash('sha256')
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(createReadStream(from), counting, createWriteStream(to, { flags: 'wx', mode, flush: true }))
  return hash.digest('hex')
}

/** The text of SHA256SUMS. */
export const sumsText = (sums: Sums): string =>
  [...sums]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, sum]) => `${sum}  ${file}\n`)
    .join('')

const LINE = /^([0-9a-f]{64}) {2}(\S+)$/
// Nothing that a set names lies outside of it.
const FILE = /^(database\.dump|set\.json|uploads\/[\w-]+\.(?:jpg|png|gif|webp))$/

/** The sums as they were written down; they may be of a damaged set. */
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

async function fits(folder: string, file: string, sum: string): Promise<boolean> {
  const found = await sumOf(path.join(folder, file)).catch((error: unknown) => refuseUnreadable(error, file))
  return found === sum
}

/**
 * Reads a set and compares every file with its sum.
 * @throws {OperatorError} unless it is whole
 */
export async function openSet(folder: string): Promise<{ description: Description; sums: Sums }> {
  const name = path.basename(folder)
  const there = await stat(folder).catch((error: unknown) => refuseUnreadable(error, folder))
  if (!there?.isDirectory()) throw new OperatorError(`Yedek bulunamadı: ${folder}`)
  const sums = await readSums(folder).catch((error: unknown) => {
    if (error instanceof OperatorError) throw error
    refuseUnreadable(error, `${name}/${SUMS}`)
    throw new OperatorError(`Yedek eksik: ${name} içinde ${SUMS} yok.`, { cause: error })
  })
  for (const needed of [DUMP, DESCRIPTION]) {
    if (!sums.has(needed)) throw new OperatorError(`Yedek bozuk: ${SUMS} içinde ${needed} yok.`)
  }
  for (const [file, sum] of sums) {
    if (!(await fits(folder, file, sum))) throw new OperatorError(`Yedek bozuk: ${file} yok ya da özeti tutmuyor.`)
  }
  const description = JSON.parse(await readFile(path.join(folder, DESCRIPTION), 'utf8')) as Description
  if (description.format !== FORMAT)
    throw new OperatorError(`Yedek bu sürümle açılamaz: biçimi ${String(description.format)}.`)
  if (description.files !== sums.size - 1) throw new OperatorError(`Yedek bozuk: ${SUMS} eksik.`)
  return { description, sums }
}
