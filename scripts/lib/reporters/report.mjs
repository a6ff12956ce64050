import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** The environment variable with the path of the file to which a test runner writes its report. */
export const REPORT_FILE = 'TEST_REPORT_FILE'

/**
 * What `npm test` counts and repeats at its end.
 * @typedef {{ passed: number, failures: { test: string, error: string }[] }} Report
 */

/** Longest part of an error that the report repeats, in characters. The runner itself shows the whole error. */
const LONGEST_ERROR = 2_000

/** Lines of a stack outside of the project. */
const FOREIGN_CALL = /^ *at (new Promise \(<anonymous>\)|.*(node:|node_modules).*)\n?/gm

/** @param {Report} report */
export function writeReport({ passed, failures }) {
  const file = process.env[REPORT_FILE]
  if (!file) throw new Error(`${REPORT_FILE} is not set.`)
  const shortened = failures.map(({ test, error }) => ({ test, error: shorten(error) }))
  writeFileSync(file, JSON.stringify({ passed, failures: shortened }))
}

/** @param {string} error */
const shorten = (error) => stripVTControlCharacters(error).replaceAll(FOREIGN_CALL, '').slice(0, LONGEST_ERROR)
