// Runs a program of the container: `run.mjs web`, or one of dist/ with its arguments (`run.mjs reset-password …`).
// `run.mjs secrets` makes what must be secret, once. Variables named NAME_FILE give NAME by a file.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const program = (name) => path.join(root, 'dist', `${name}.js`)

/** How long the start waits for the database before it serves what was kept. Milliseconds. */
const PATIENCE = 5000
const TRY_AGAIN = 1000
/** What `migrate` ends with when the database cannot be reached: it may be there in a moment. */
const DATABASE_AWAY = 75

const SECRETS = { 'auth-secret': 0o400, 'database-password': 0o444 }

/** Linked, not written in place: whoever comes second finds a whole file. */
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

function readFiles() {
  for (const [name, file] of Object.entries(process.env)) {
    if (/^(AUTH_SECRET|DATABASE_PASSWORD|ADMIN_PASSWORD)_FILE$/.test(name) && file) {
      process.env[name.slice(0, -'_FILE'.length)] = readFileSync(file, 'utf8').trim()
    }
  }
  const { DATABASE_URL, DATABASE_PASSWORD } = process.env
  if (!DATABASE_URL || !DATABASE_PASSWORD) return
  const address = new URL(DATABASE_URL)
  address.password = DATABASE_PASSWORD
  process.env.DATABASE_URL = address.href
}

let lastSaid = ''

/**
 * Writes what `migrate` says as a line of the site's own log (lib/runtime/log.ts). Addresses of people and servers are
 * left out, because the words of the database may quote them. What is tried again and again is said once.
 */
function log(level, words) {
  const text = words.replaceAll(/\S*(?:@|:\/\/)\S*/g, '…').trim()
  if (!text || text === lastSaid || (level === 'info' && /^(warn|error)$/.test(process.env.LOG_LEVEL ?? ''))) return
  lastSaid = text
  process.stdout.write(`${JSON.stringify({ level, time: new Date().toISOString(), text, msg: 'migrate' })}\n`)
}

function migrate() {
  const child = spawn(process.execPath, [program('migrate')], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let failure = ''
  createInterface({ input: child.stdout }).on('line', (line) => log('info', line))
  child.stderr.setEncoding('utf8').on('data', (text) => (failure += text))
  const stop = () => child.kill('SIGTERM')
  process.once('exit', stop)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      process.off('exit', stop)
      log(code === 0 ? 'warn' : 'error', failure)
      resolve(code ?? 1)
    })
  })
}

/** Migrates as soon as the database can be reached. @returns the exit code, DATABASE_AWAY when time is up before */
async function migrateWithin(milliseconds) {
  const end = performance.now() + milliseconds
  for (;;) {
    const code = await migrate()
    if (code !== DATABASE_AWAY || performance.now() > end) return code
    await wait(TRY_AGAIN)
  }
}

/**
 * Migrates, then serves. With the database away it serves all the same, from what was kept, and migrates when it is back:
 * until then the site calls itself not ready (lib/domains/health/data.ts reads this state).
 */
async function serve() {
  process.env.NODE_ENV = 'production'
  const early = () => process.exit(0)
  process.once('SIGTERM', early).once('SIGINT', early)
  const code = await migrateWithin(PATIENCE)
  process.off('SIGTERM', early).off('SIGINT', early)
  if (code !== 0 && code !== DATABASE_AWAY) process.exit(code)
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
  readFiles()
  await serve()
} else if (name && /^[a-z-]+$/.test(name) && existsSync(program(name))) {
  readFiles()
  process.argv.splice(1, 2, program(name))
  await import(pathToFileURL(program(name)).href)
} else {
  console.error(`Bilinmeyen program: ${name ?? ''}; beklenen web, secrets ya da dist/ içindeki bir program.`)
  process.exitCode = 1
}
