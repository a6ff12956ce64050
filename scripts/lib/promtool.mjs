// Prometheus's promtool for the tests of the alert rules.
import { aptInstall } from './apt.mjs'
import { OperatorError, run } from './console.mjs'

const isThere = () =>
  run('promtool', ['--version']).then(
    () => true,
    () => false,
  )

/**
 * Installs promtool where it is missing. Debian has it in the package of the server, which is not started.
 * @throws {OperatorError} when it cannot be installed
 */
export async function needPromtool() {
  if (await isThere()) return
  const reason = await aptInstall('prometheus').then(
    () => 'kurulan çalışmıyor',
    ({ message }) => message,
  )
  if (await isThere()) return
  throw new OperatorError(
    `Uyarı kurallarının testi için promtool bulunamadı ve kurulamadı (${reason}): prometheus kurun.`,
  )
}
