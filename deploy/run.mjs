// Runs a program of the container: `run.mjs web`, or one of dist/ with its arguments (`run.mjs reset-password …`).
// `run.mjs secrets FOLDER` generates the secrets once. A variable NAME_FILE names a file that holds the value of NAME.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

const SECRETS = { 'auth-secret': 0o400, 'database-password': 0o444 }

/** Links each file into place, so that a second process never reads a half-written one. */
function makeSecrets(folder) {
  for (const [name, mode] of Object.entries(SECRETS)) {
    const file = path.join(folder, name)
    if (existsSync(file)) continue
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, randomBytes(36).toString('base64url'), { mode })
    try {
      linkSync(draft, file)
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    } finally {
      rmSync(draft)
    }
  }
}

/** Reads the variables that are given by files, and puts the password into DATABASE_URL. */
function readVariableFiles() {
  for (const [name, file] of Object.entries(process.env)) {
    if (/^(AUTH_SECRET|DATABASE_PASSWORD|ADMIN_PASSWORD|SMTP_URL)_FILE$/.test(name) && file) {
      process.env[name.slice(0, -'_FILE'.length)] = readFileSync(file, 'utf8').trim()
    }
  }
  const { DATABASE_URL, DATABASE_PASSWORD } = process.env
  if (!DATABASE_URL || !DATABASE_PASSWORD) return
  const address = new URL(DATABASE_URL)
  address.password = DATABASE_PASSWORD
  process.env.DATABASE_URL = address.href
}

let lastText = ''

/**
 * Writes output of a program as a line of the site's log (lib/runtime/log.ts). Addresses of people and servers are
 * left out, because messages of the database may quote them. A repeated text is written once.
 */
function log(msg, level, output) {
  const text = output.replaceAll(/\S*(?:@|:\/\/)\S*/g, '…').trim()
  if (!text || text === lastText || (level === 'info' && /^(warn|error)$/.test(process.env.LOG_LEVEL ?? ''))) return
  lastText = text
  process.stdout.write(`${JSON.stringify({ level, time: new Date().toISOString(), text, msg })}\n`)
}

/** Writes standard error to the log: the site names a wrong variable there before it opens its own log. */
function logStandardError() {
  process.stderr.write = (output) => {
    log('start', 'error', String(output))
    return true
  }
}

function migrate() {
  const child = spawn(process.execPath, [program('migrate')], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
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
async function migrateWithin(milliseconds) {
  const end = performance.now() + milliseconds
  for (;;) {
    const code = await migrate()
    if (code !== DATABASE_UNREACHABLE || performance.now() > end) return code
    await wait(RETRY_MS)
  }
}

/**
 * Migrates, then serves. When the database is down it serves cached pages and migrates once the database is back. Until
 * then the site reports itself as not ready (lib/domains/health/data.ts reads this state).
 */
async function serve() {
  process.env.NODE_ENV = 'production'
  logStandardError()
  const stop = () => process.exit(0)
  process.once('SIGTERM', stop).once('SIGINT', stop)
  const code = await migrateWithin(DATABASE_WAIT_MS)
  process.off('SIGTERM', stop).off('SIGINT', stop)
  if (code !== 0 && code !== DATABASE_UNREACHABLE) process.exit(code)
  const migration = { pending: code !== 0 }
  globalThis[Symbol.for('site.migration')] = migration
  await import(pathToFileURL(program('server')).href)
  if (!migration.pending) return
  if ((await migrateWithin(Number.POSITIVE_INFINITY)) === 0) migration.pending = false
  else process.kill(process.pid, 'SIGTERM')
}

const [name, ...words] = process.argv.slice(2)
process.chdir(root)
if (name === 'secrets') makeSecrets(words[0])
else if (name === 'web') {
  readVariableFiles()
  await serve()
} else if (name && /^[a-z-]+$/.test(name) && existsSync(program(name))) {
  readVariableFiles()
  process.argv.splice(1, 2, program(name))
  await import(pathToFileURL(program(name)).href)
} else {
  console.error(`Bilinmeyen program: ${name ?? ''}; beklenen web, secrets ya da dist/ içindeki bir program.`)
  process.exitCode = 1
}
