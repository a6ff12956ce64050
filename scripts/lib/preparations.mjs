// Steps that `up`, `dev` and the database commands share.
import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bundle } from './bundle.mjs'
import { OperatorError, run } from './console.mjs'
import { tryPort } from './free-port.mjs'
import { inRoot, root } from './paths.mjs'

/**
 * Creates a folder if necessary. Other users may enter but not list it, because PostgreSQL runs as another user when root starts
 * it.
 * @returns {string} its absolute path
 * @throws {OperatorError} when it is not writable
 */
export function prepareFolder(variable, value) {
  const folder = path.resolve(root, value)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o711 })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new OperatorError(
      `${variable}: bulunan "${folder}" (${/** @type {NodeJS.ErrnoException} */ (error).code}); beklenen yazılabilir bir klasör.`,
      { cause: error },
    )
  }
  return folder
}

/** @throws {OperatorError} when the address cannot be listened on */
export async function checkPort({ PORT, HOST }) {
  const port = Number(PORT)
  await tryPort({ port, host: HOST }).catch(({ code }) => {
    const expected = {
      EADDRINUSE: `PORT: ${PORT} numaralı bağlantı noktası kullanımda; boş bir tane verin, örneğin PORT=${port + 1} npm run up.`,
      EACCES: `PORT: ${PORT} numaralı bağlantı noktasını açma izni yok; 1024 ya da üstünü verin.`,
    }
    throw new OperatorError(expected[code] ?? `HOST: bulunan "${HOST}" (${code}); beklenen bu makinenin bir adresi.`)
  })
}

/** Returns the signing secret. The first call generates it, readable by its owner only. */
export function signingSecret(dataDir) {
  const file = path.join(dataDir, 'auth-secret')
  if (!existsSync(file)) {
    writeFileSync(`${file}.new`, randomBytes(48).toString('base64url'), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  return readFileSync(file, 'utf8').trim()
}

/**
 * Returns the environment with the defaults of `up` and `dev`. An empty variable counts as missing.
 * @returns {Record<string, string | undefined> & { PORT: string, HOST: string, DATA_DIR: string, UPLOADS_DIR: string }}
 */
export function variablesWithDefaults() {
  const setVariables = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
  return {
    HOST: '127.0.0.1',
    PORT: '3000',
    DEMO_MODE: 'true',
    DATA_DIR: '.data',
    UPLOADS_DIR: 'uploads',
    ...setVariables,
  }
}

/**
 * Checks the variables of the site with lib/platform/env.ts.
 * @returns {Promise<string | null>} the credentials of the demo account for the operator; null without demo mode
 * @throws {OperatorError} its message is one line
 */
export async function checkVariables(env) {
  await bundle({ 'check-env': 'scripts/lib/check-env.ts' })
  const placeholders = { DATABASE_URL: 'postgresql://localhost/site', AUTH_SECRET: 'x'.repeat(32) }
  try {
    const output = await runProgram('check-env', { ...placeholders, ...env })
    return /^demo: (.+)$/m.exec(output)?.[1] ?? null
  } finally {
    rmSync(inRoot('dist', 'check-env.js'), { force: true })
    rmSync(inRoot('dist', 'check-env.js.map'), { force: true })
  }
}

/** Runs a bundled program of dist/. If it fails, its output is the error message. */
export function runProgram(name, env, args = []) {
  return run(process.execPath, [inRoot('dist', `${name}.js`), ...args], { cwd: root, env, failure: '' })
}
