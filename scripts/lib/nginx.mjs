// nginx for the tests of the edge and for the bench: an installed one, else Debian's package.
import { aptInstall } from './apt.mjs'
import { OperatorError } from './console.mjs'
import { firstThatStarts, namedByVariable } from './installed.mjs'

const INSTALLED = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx']

/**
 * Finds an nginx that starts, or installs one.
 * @returns {Promise<string>} its path
 * @throws {OperatorError} when there is none and none can be installed
 */
export async function findNginx() {
  const existing = (await namedByVariable('NGINX_PATH', '-v', 'nginx')) ?? (await firstThatStarts(INSTALLED, '-v'))
  if (existing) return existing
  const reason = await aptInstall('nginx', 'openssl').then(
    () => 'kurulan çalışmıyor',
    ({ message }) => message,
  )
  const installed = await firstThatStarts(INSTALLED, '-v')
  if (installed) return installed
  throw new OperatorError(`Testler için nginx bulunamadı ve kurulamadı (${reason}). NGINX_PATH ile bir tane verin.`)
}
