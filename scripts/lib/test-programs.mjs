// Programs from Debian that tests run and that have no variable for another path.
import { findOrInstall, starts } from './installed.mjs'

/**
 * Installs the package of a program that does not start.
 * @throws {import('./console.mjs').OperatorError} when it cannot be installed
 */
async function need(program, versionFlag, packageName) {
  const failure = (reason) => `Testler için ${program} bulunamadı ve kurulamadı (${reason}): ${packageName} kurun.`
  await findOrInstall(() => starts(program, versionFlag), [packageName], failure)
}

/** Poppler reads a PDF's text and renders its pages, for the tests of PDF documents. */
export const needPoppler = () => need('pdftotext', '-v', 'poppler-utils')

/** promtool checks the alert rules. Debian has it in the package of the server, which is not started. */
export const needPromtool = () => need('promtool', '--version', 'prometheus')

/** PgBouncer at Debian's path, which is not in every PATH. */
export const PGBOUNCER = '/usr/sbin/pgbouncer'
export const needPgbouncer = () => need(PGBOUNCER, '--version', 'pgbouncer')

/** restic makes the off-site copies. */
export const needRestic = () => need('restic', 'version', 'restic')

/** dehydrated gets certificates, and pebble is the certificate authority that it gets them from. */
export async function needAcme() {
  await need('dehydrated', '--version', 'dehydrated')
  await need('pebble', '-help', 'pebble')
}
