// Runs a program of the container: `run.mjs web`, or one of dist/ with its arguments (`run.mjs reset-password …`).
// `web` migrates first; `web --check-migrations` waits for `migrate --wait`, which another container runs.
// `secrets FOLDER SITE_FOLDER` generates the secrets once, and copies the site's own into the second folder.
// A variable NAME_FILE names a file that holds the value of NAME.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const program = (name) => path.join(root, 'dist', `${name}.js`)

/** How long the start waits for the database before it serves cached pages. */
const DATABASE_WAIT_MS = 5000
const RETRY_MS = 1000
/** Exit code of `migrate` when the database cannot be reached. Trying again may help. */
const DATABASE_UNREACHABLE = 75

const SECRETS = { 'auth-secret': 0o400, 'database-password': 0o444, 'site-database-password': 0o444 }
/** The secrets that the site's container gets. The database owner's password is not one of them. */
const SITE_SECRETS = ['auth-secret', 'site-database-password']

/** Links each file into place, so that a second process never reads a half-written one. */
function makeSecrets(folder, siteFolder) {
  for (const [name, mode] of Object.entries(SECRETS)) {
    const file = path.join(folder, name)
    if (existsSync(file)) continue
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, randomBytes(36).toString('base64url'), { mode })
    try {
      linkSync(draft, file)
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    } finally {
      rmSync(draft)
    }
  }
  for (const name of siteFolder ? SITE_SECRETS : []) {
    const draft = path.join(siteFolder, `${name}.${process.pid}`)
    writeFileSync(draft, readFileSync(path.join(folder, name)), { mode: SECRETS[name] })
    renameSync(draft, path.join(siteFolder, name))
  }
}

/** Reads the values of variables from files, and puts the passwords into the URLs of the database. */
function readVariableFiles() {
  for (const [name, file] of Object.entries(process.env)) {
    if (
      /^(AUTH_SECRET|DATABASE_PASSWORD|DATABASE_OWNER_PASSWORD|ADMIN_PASSWORD|SMTP_URL|STORAGE_S3_SECRET)_FILE$/.test(
        name,
      ) &&
      file
    ) {
      // An empty file counts as missing: docker-compose.yml mounts /dev/null for a missing file.
      const value = readFileSync(file, 'utf8').trim()
      if (value) process.env[name.slice(0, -'_FILE'.length)] = value
    }
  }
  for (const name of ['DATABASE', 'DATABASE_DIRECT', 'DATABASE_OWNER']) {
    // Both URLs of the site have the same role.
    const role = name.replace('_DIRECT', '')
    const [url, password] = [process.env[`${name}_URL`], process.env[`${role}_PASSWORD`]]
    // The program reports a wrong URL.
    if (!password || !url || !URL.canParse(url)) continue
    const address = new URL(url)
    // Encoded here, because URL does not escape a percent sign.
    address.password = encodeURIComponent(password)
    process.env[`${name}_URL`] = address.href
  }
}

let lastText = ''

/**
 * Writes output of a program as a line of the site's log (lib/platform/log.ts). It removes addresses of people and servers, which
 * the database's messages may quote. A repeated text is written once.
 */
function log(msg, level, output) {
  const text = output.replaceAll(/\S*(?:@|:\/\/)\S*/g, '…').trim()
  if (!text || text === lastText || (level === 'info' && /^(warn|error)$/.test(process.env.LOG_LEVEL ?? ''))) return
  lastText = text
  process.stdout.write(`${JSON.stringify({ level, time: new Date().toISOString(), text, msg })}\n`)
}

/** Writes standard error to the log: the site reports a wrong variable there before it opens its own log. */
function logStandardError() {
  process.stderr.write = (output) => {
    log('start', 'error', String(output))
    return true
  }
}

/** @param {string[]} args arguments of `migrate`: none, or `check` */
function migrate(args) {
  const child = spawn(process.execPath, [program('migrate'), ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let failure = ''
  createInterface({ input: child.stdout }).on('line', (line) => log('migrate', 'info', line))
  child.stderr.setEncoding('utf8').on('data', (text) => (failure += text))
  const stop = () => child.kill('SIGTERM')
  process.once('exit', stop)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      process.off('exit', stop)
      log('migrate', code === 0 ? 'warn' : 'error', failure)
      resolve(code ?? 1)
    })
  })
}

/** Migrates as soon as the database can be reached. @returns the exit code; DATABASE_UNREACHABLE when the time is up */
async function migrateWithin(milliseconds, args = []) {
  const end = performance.now() + milliseconds
  for (;;) {
    const code = await migrate(args)
    if (code !== DATABASE_UNREACHABLE || performance.now() > end) return code
    await wait(RETRY_MS)
  }
}

/**
 * Migrates, then serves. When the database is down it serves cached pages and migrates once the database is back. Until
 * then the site reports itself as not ready (lib/api/health/data.ts reads this state).
 */
async function serve(options) {
  process.env.NODE_ENV = 'production'
  logStandardError()
  const args = options.includes('--check-migrations') ? ['check'] : []
  const stop = () => process.exit(0)
  process.once('SIGTERM', stop).once('SIGINT', stop)
  const code = await migrateWithin(DATABASE_WAIT_MS, args)
  process.off('SIGTERM', stop).off('SIGINT', stop)
  if (code !== 0 && code !== DATABASE_UNREACHABLE) process.exit(code)
  const migration = { pending: code !== 0 }
  globalThis[Symbol.for('site.migration')] = migration
  await import(pathToFileURL(program('server')).href)
  if (!migration.pending) return
  if ((await migrateWithin(Number.POSITIVE_INFINITY, args)) === 0) migration.pending = false
  else process.kill(process.pid, 'SIGTERM')
}

const [name, ...args] = process.argv.slice(2)
process.chdir(root)
if (name === 'secrets') makeSecrets(...args)
else if (name === 'web') {
  readVariableFiles()
  await serve(args)
} else if (name === 'migrate' && args[0] === '--wait') {
  readVariableFiles()
  process.once('SIGTERM', () => process.exit(0))
  process.exitCode = await migrateWithin(Number.POSITIVE_INFINITY)
} else if (name && /^[a-z-]+$/.test(name) && existsSync(program(name))) {
  readVariableFiles()
  process.argv.splice(1, 2, program(name))
  await import(pathToFileURL(program(name)).href)
} else {
  console.error(`Bilinmeyen program: ${name ?? ''}; beklenen web, secrets ya da dist/ içindeki bir program.`)
  process.exitCode = 1
}
