// The nginx of the edge's tests and of the bench: an installed one, else Debian's package.
import { closeSync, existsSync, openSync, rmSync, writeSync } from 'node:fs'
import { OperatorError, run } from './console.mjs'

const INSTALLED = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx']
/** Debian asks this program whether a service may start with its package; 101 is no. */
const POLICY = '/usr/sbin/policy-rc.d'

const works = (file) =>
  run(file, ['-v']).then(
    () => true,
    () => false,
  )

async function found() {
  for (const file of INSTALLED) if (existsSync(file) && (await works(file))) return file
  return null
}

/** Installs packages without starting what they bring: an nginx of the system's own on port 80 is nobody's wish. */
async function installQuietly(...packages) {
  let policy = null
  try {
    policy = openSync(POLICY, 'wx', 0o755)
    writeSync(policy, '#!/bin/sh\nexit 101\n')
    closeSync(policy)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  const apt = (...args) =>
    run('apt-get', ['-y', '-q', ...args], { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  try {
    await apt('update')
    await apt('install', '--no-install-recommends', ...packages)
  } finally {
    if (policy !== null) rmSync(POLICY)
  }
}

/**
 * Finds an nginx that starts, or installs one.
 * @returns {Promise<string>} its path
 * @throws {OperatorError} when there is none to be had
 */
export async function findNginx() {
  const given = process.env.NGINX_PATH
  if (given) {
    if (await works(given)) return given
    throw new OperatorError(`NGINX_PATH: bulunan "${given}"; beklenen çalışan bir nginx.`)
  }
  const before = await found()
  if (before) return before
  let reason = 'apt-get yok ya da root değilsiniz'
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    await installQuietly('nginx', 'openssl').catch((error) => (reason = error.message.split('\n').at(-1)))
    const after = await found()
    if (after) return after
  }
  throw new OperatorError(`Testler için nginx bulunamadı ve kurulamadı (${reason}). NGINX_PATH ile bir tane verin.`)
}
