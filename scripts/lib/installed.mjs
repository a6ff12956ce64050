// Finds programs on the machine for tests and bench.
import { existsSync } from 'node:fs'
import { OperatorError, run } from './console.mjs'

const starts = (file, versionFlag) =>
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
