// A PostgreSQL of Debian's packages, as old as the site must run on and with the programs that npm's package lacks.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { OperatorError, run } from './console.mjs'

const RELEASES = '/usr/lib/postgresql'
const NEEDED = ['initdb', 'postgres', 'pg_dump', 'pg_restore']

function oldest() {
  const majors = existsSync(RELEASES) ? readdirSync(RELEASES).map(Number).filter(Boolean) : []
  for (const major of majors.toSorted((a, b) => a - b)) {
    const bin = path.join(RELEASES, String(major), 'bin')
    if (NEEDED.every((name) => existsSync(path.join(bin, name)))) {
      return { major, initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres') }
    }
  }
  return null
}

/**
 * Finds the oldest installed release, or installs Debian's.
 * @returns {Promise<{ major: number, initdb: string, postgres: string }>}
 * @throws {OperatorError} when there is none to be had
 */
export async function findDebianPostgres() {
  const there = oldest()
  if (there) return there
  let reason = 'apt-get yok ya da root değil'
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    const apt = (...args) =>
      run('apt-get', ['-y', '-q', ...args], { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    try {
      await apt('update')
      await apt('install', '--no-install-recommends', 'postgresql')
    } catch (error) {
      reason = error.message.split('\n').at(-1)
    }
  }
  const installed = oldest()
  if (installed) return installed
  throw new OperatorError(
    `Yedekleme testleri için PostgreSQL bulunamadı ve kurulamadı (${reason}); Debian'da: apt-get install postgresql.`,
  )
}
