// PostgreSQL from Debian's packages for the backup tests. It is the oldest release that the site supports, and it has
// pg_dump and pg_restore, which the npm package lacks.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { findOrInstall } from '../installed.mjs'

const RELEASES = '/usr/lib/postgresql'
const NEEDED = ['initdb', 'postgres', 'pg_dump', 'pg_restore']

async function findOldest() {
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
 * @throws {import('../console.mjs').OperatorError} when there is none and none can be installed
 */
export const findDebianPostgres = () =>
  findOrInstall(
    findOldest,
    ['postgresql'],
    (reason) =>
      `Yedekleme testleri için PostgreSQL bulunamadı ve kurulamadı (${reason}); Debian'da: apt-get install postgresql.`,
    'paketlerde eksik program var',
  )
