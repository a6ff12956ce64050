// Finds programs on the machine for tests and bench, or installs them.
import { existsSync } from 'node:fs'
import { aptInstall } from './apt.mjs'
import { OperatorError, run } from './console.mjs'

export const starts = (file, versionFlag) =>
  run(file, [versionFlag]).then(
    () => true,
    () => false,
  )

/** Returns the first file that exists and starts, or null. */
export async function firstThatStarts(files, versionFlag) {
  for (const file of files) if (existsSync(file) && (await starts(file, versionFlag))) return file
  return null
}

/**
 * Returns the program that a variable of the environment names, or null when the variable is not set.
 * @throws {OperatorError} when that program does not start
 */
export async function namedByVariable(variable, versionFlag, programName) {
  const file = process.env[variable]
  if (!file) return null
  if (await starts(file, versionFlag)) return file
  throw new OperatorError(`${variable}: bulunan "${file}"; beklenen çalışan bir ${programName}.`)
}

/**
 * Returns what `find` finds, if necessary after packages of Debian were installed.
 * @template Found
 * @param {() => Promise<Found | null | false>} find
 * @param {string[]} packages
 * @param {(reason: string) => string} failure the message when nothing is found
 * @param {string} unsuitable the reason if the installed packages do not help
 * @returns {Promise<Found>}
 * @throws {OperatorError}
 */
export async function findOrInstall(find, packages, failure, unsuitable = 'kurulan çalışmıyor') {
  const existing = await find()
  if (existing) return existing
  const reason = await aptInstall(...packages).then(
    () => unsuitable,
    ({ message }) => message,
  )
  const installed = await find()
  if (installed) return installed
  throw new OperatorError(failure(reason))
}
