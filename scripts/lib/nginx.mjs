// nginx for the tests of the edge and for the bench: an installed one, else Debian's package.
import { findOrInstall, firstThatStarts, namedByVariable } from './installed.mjs'

const INSTALLED = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx']

/**
 * Finds an nginx that starts, or installs one.
 * @returns {Promise<string>} its path
 * @throws {import('./console.mjs').OperatorError} when there is none and none can be installed
 */
export const findNginx = () =>
  findOrInstall(
    async () => (await namedByVariable('NGINX_PATH', '-v', 'nginx')) ?? firstThatStarts(INSTALLED, '-v'),
    ['nginx', 'openssl'],
    (reason) => `Testler için nginx bulunamadı ve kurulamadı (${reason}). NGINX_PATH ile bir tane verin.`,
  )
