// npm run db:migrate, db:seed, db:diff -- NAME, admin:reset-password, backup, restore -- FOLDER, copies. Without DATABASE_URL
// they use the embedded database, even while a site is running on it.
import './lib/check-node.mjs'
import path from 'node:path'
import { complain, endRunning, OperatorError, run } from './lib/console.mjs'
import { inRoot, root } from './lib/paths.mjs'
import { prepareFolder, signingSecret, variablesWithDefaults } from './lib/preparations.mjs'

const COMMANDS = ['migrate', 'seed', 'diff', 'reset-password', 'backup', 'restore', 'copies']

async function openDatabase(variables) {
  const { startPostgres } = await import('./lib/postgres/embedded.mjs')
  const { takeLock } = await import('./lib/run-lock.mjs')
  variables.DATA_DIR = prepareFolder('DATA_DIR', variables.DATA_DIR)
  variables.AUTH_SECRET ??= signingSecret(variables.DATA_DIR)
  const lock = takeLock(variables.DATA_DIR)
  const database = await startPostgres(variables.DATA_DIR, { adoptOnly: lock.heldBy !== null })
  variables.DATABASE_URL = database.url
  delete variables.DATABASE_DIRECT_URL
  delete variables.DATABASE_OWNER_URL
  return async () => {
    if (lock.heldBy !== null) return
    await database.stop()
    lock.release()
  }
}

/** Resolves a folder against the operator's working directory, because npm runs its scripts in the project's folder. */
const fromCaller = (folder) => path.resolve(process.env.INIT_CWD ?? process.cwd(), folder)

/** @param {string[]} args */
async function main([command, ...args]) {
  if (!command || !COMMANDS.includes(command))
    throw new OperatorError(`Bilinmeyen komut: ${command ?? ''}; beklenen ${COMMANDS.join(', ')}.`)
  const [program, firstArgs] = command === 'diff' ? ['migrate', ['diff']] : [command, []]
  const programArgs = [
    ...firstArgs,
    ...(command === 'restore' && args[0] !== 'elsewhere' ? args.map(fromCaller) : args),
  ]
  const hasDatabase = Boolean(process.env.DATABASE_URL)
  const variables = hasDatabase ? { ...process.env } : variablesWithDefaults()
  const close = hasDatabase ? null : await openDatabase(variables)
  try {
    const { bundle, generateClient, PROGRAMS } = await import('./lib/bundle.mjs')
    const { buildIsCurrent } = await import('./lib/production-build.mjs')
    if (!buildIsCurrent()) {
      await generateClient()
      await bundle({ [program]: PROGRAMS[program] })
    }
    await run(process.execPath, [inRoot('dist', `${program}.js`), ...programArgs], {
      cwd: root,
      env: variables,
      show: true,
      hasInput: command === 'reset-password',
      failure: '',
    })
  } finally {
    await close?.()
  }
}

// Ends the running program. Then main closes the database.
for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => void endRunning())

try {
  await main(process.argv.slice(2))
} catch (error) {
  // An empty message: the program has already printed the reason.
  if (/** @type {Error} */ (error).message) complain(error)
  process.exitCode = 1
}
