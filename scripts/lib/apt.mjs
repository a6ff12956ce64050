// Installs Debian's packages that tests and bench need, such as a browser, nginx and an older PostgreSQL.
import { closeSync, existsSync, openSync, rmSync, writeSync } from 'node:fs'
import { OperatorError, run } from './console.mjs'

/** Debian asks this program whether a package may start its services; exit code 101 means no. */
const POLICY = '/usr/sbin/policy-rc.d'

const lastLine = (error) => error.message.split('\n').at(-1)

const apt = (...args) =>
  run('apt-get', ['-y', '-q', ...args], { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })

/** @returns {boolean} whether this process created the policy and must remove it */
function forbidServices() {
  try {
    const policy = openSync(POLICY, 'wx', 0o755)
    writeSync(policy, '#!/bin/sh\nexit 101\n')
    closeSync(policy)
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    return false
  }
}

/**
 * Installs packages without starting their services, such as an nginx on port 80.
 * @throws {OperatorError} its message is the reason, in one line
 */
export async function aptInstall(...packages) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0)
    throw new OperatorError('apt-get yok ya da root değilsiniz')
  const isPolicyOurs = forbidServices()
  try {
    // One unreachable source does not mean that the packages cannot be installed.
    const updateFailure = await apt('update').then(() => null, lastLine)
    await apt('install', '--no-install-recommends', ...packages).catch((error) => {
      throw new OperatorError(updateFailure ?? lastLine(error), { cause: error })
    })
  } finally {
    if (isPolicyOurs) rmSync(POLICY)
  }
}
