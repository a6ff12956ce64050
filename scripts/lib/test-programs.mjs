// Programs from Debian that tests run and that have no variable for another path.
import { aptInstall } from './apt.mjs'
import { OperatorError, run } from './console.mjs'

/**
 * Installs the package of a program that does not start.
 * @throws {OperatorError} when it cannot be installed
 */
async function need(program, versionFlag, packageName) {
  const isThere = () =>
    run(program, [versionFlag]).then(
      () => true,
      () => false,
    )
  if (await isThere()) return
  const reason = await aptInstall(packageName).then(
    () => 'kurulan çalışmıyor',
    ({ message }) => message,
  )
  if (await isThere()) return
  throw new OperatorError(`Testler için ${program} bulunamadı ve kurulamadı (${reason}): ${packageName} kurun.`)
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
