// npm test: all checks except the soak tests, from a fresh clone. `npm test -- --only=lint,unit` runs some of them, and
// `npm test -- --only=api e2e/api/site/search.test.ts` some files. With DATABASE_URL it uses that PostgreSQL.
import './lib/check-node.mjs'
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inspect } from 'node:util'
import { findBrowser } from './lib/browser.mjs'
import { generateClient } from './lib/bundle.mjs'
import { endRunning, fail, OperatorError, run, secondsSince, step } from './lib/console.mjs'
import { startPostgres } from './lib/postgres/embedded.mjs'
import { findNginx } from './lib/nginx.mjs'
import { installPackages } from './lib/packages.mjs'
import { inRoot, root } from './lib/paths.mjs'
import { buildSite } from './lib/production-build.mjs'
import { REPORT_FILE } from './lib/reporters/report.mjs'
import { needAcme, needPgbouncer, needPoppler, needPromtool, needRestic } from './lib/test-programs.mjs'

/** @typedef {import('./lib/reporters/report.mjs').Report} Report */

const tool = (...file) => [process.execPath, inRoot('node_modules', ...file)]

const reporter = (name) => inRoot('scripts', 'lib', 'reporters', `${name}.mjs`)

/** Test runners. Each shows its usual output and also writes a report for the summary. */
const RUNNERS = {
  vitest: (projects) => [
    ...tool('vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    `--reporter=${reporter('vitest')}`,
    ...projects.flatMap((name) => ['--project', name]),
  ],
  playwright: (projects) => [
    ...tool('@playwright', 'test', 'cli.js'),
    'test',
    `--reporter=list,${reporter('playwright')}`,
    ...projects.map((name) => `--project=${name}`),
  ],
}

/** The parts that --only can name, in the order in which they run. A part consists of programs, or of one test runner. */
const PARTS = {
  lint: {
    title: 'Biçim ve kurallar',
    programs: [
      [...tool('oxfmt', 'bin', 'oxfmt'), '--check'],
      [...tool('oxlint', 'bin', 'oxlint'), '-c', 'oxlint.config.mjs'],
    ],
  },
  types: {
    title: 'Türler',
    programs: [
      [...tool('typescript', 'bin', 'tsc'), '--noEmit'],
      [...tool('typescript', 'bin', 'tsc'), '--noEmit', '-p', 'scripts'],
      [process.execPath, inRoot('scripts', 'forgotten-column.mjs')],
    ],
  },
  unit: { title: 'Birim testleri', runner: 'vitest', projects: ['unit', 'unit-alone'] },
  api: {
    title: 'API testleri',
    needs: ['build', 'database', 'poppler'],
    runner: 'vitest',
    projects: ['api', 'api-alone'],
  },
  panel: { title: 'Panel testleri', needs: ['build', 'database'], runner: 'vitest', projects: ['panel'] },
  html: { title: 'Sayfa testleri', needs: ['build', 'database'], runner: 'vitest', projects: ['html'] },
  operations: {
    title: 'İşletme testleri',
    needs: ['build', 'database', 'edge'],
    runner: 'vitest',
    projects: ['operations'],
  },
  browser: {
    title: 'Tarayıcı testleri',
    needs: ['build', 'database', 'browser'],
    runner: 'playwright',
    projects: ['browser'],
  },
  soak: {
    title: 'Dayanıklılık',
    needs: ['build', 'database', 'edge', 'restic', 'promtool', 'acme', 'pgbouncer'],
    runner: 'vitest',
    projects: ['soak', 'pooled', 'bucket', 'timed'],
    isOnlyByName: true,
  },
  phone: {
    title: 'Yavaş telefon',
    needs: ['build', 'database', 'browser'],
    runner: 'playwright',
    projects: ['soak'],
    isOnlyByName: true,
  },
}

/** Programs from Debian that tests start. `need` is the name in `needs` of a part. */
const PROGRAMS = [
  { need: 'edge', name: 'nginx', find: findNginx, variable: 'NGINX_PATH' },
  { need: 'poppler', name: 'Poppler', find: needPoppler },
  { need: 'promtool', name: 'Promtool', find: needPromtool },
  { need: 'acme', name: 'ACME', find: needAcme },
  { need: 'restic', name: 'Restic', find: needRestic },
  { need: 'pgbouncer', name: 'PgBouncer', find: needPgbouncer },
]

/** Generates the types of the routes. Lint reads types too, so both parts need them. */
async function generateRouteTypes() {
  await run(process.execPath, [inRoot('node_modules', 'next', 'dist', 'bin', 'next'), 'typegen'], { cwd: root })
}

/** Returns the parts that `--only=a,b` names, or all except the soak tests. */
function chooseParts(args) {
  const only = args
    .find((arg) => arg.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',')
  for (const name of only ?? []) {
    if (!PARTS[name]) throw new OperatorError(`--only: bulunan "${name}"; beklenen ${Object.keys(PARTS).join(', ')}.`)
  }
  return Object.entries(PARTS).filter(([name, { isOnlyByName }]) => (only ? only.includes(name) : !isOnlyByName))
}

/** Joins panel and html, so that they start their site once and share the workers. */
function joinPanelAndHtml(parts) {
  const [panel, html] = ['panel', 'html'].map((layer) => parts.find(([name]) => name === layer)?.[1])
  if (!panel || !html) return parts
  const joinedPart = { ...panel, title: 'Panel ve sayfalar', projects: [...panel.projects, ...html.projects] }
  return parts
    .filter(([, part]) => part !== html)
    .map((entry) => (entry[1] === panel ? ['panel, html', joinedPart] : entry))
}

/** Test files that the command names. */
const files = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))

const stopping = new AbortController()

/**
 * Runs a program to its end.
 * @param {readonly string[]} program
 * @param {((text: string) => void) | null} onOutput gets the output; without it the output is shown at once
 * @returns {Promise<boolean>} whether the program succeeded
 */
function runProgram([command = '', ...args], env, onOutput) {
  if (stopping.signal.aborted) throw new OperatorError('Durduruldu.')
  return new Promise((resolve, reject) => {
    const output = onOutput ? 'pipe' : 'inherit'
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', output, output] })
    stopping.signal.addEventListener('abort', () => child.kill('SIGTERM'), { once: true })
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => onOutput?.(text))
    child.once('error', reject).once('close', (code) => resolve(code === 0))
  })
}

/**
 * Runs a test runner.
 * @returns {Promise<Report>} at least one failure when the runner fails
 */
async function runTests({ runner, projects }, folder, env, onOutput) {
  const file = path.join(folder, `${runner}-${projects.join('-')}.json`)
  const program = [...RUNNERS[runner](projects), ...files]
  const isOk = await runProgram(program, { ...env, [REPORT_FILE]: file }, onOutput)
  const { passed, failures } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { passed: 0, failures: [] }
  if (!isOk && failures.length === 0) failures.push({ test: runner, error: 'The test runner failed.' })
  return { passed, failures }
}

/** Runs programs that count as one test each. */
async function runChecks({ programs }, env, onOutput) {
  const report = /** @type {Report} */ ({ passed: 0, failures: [] })
  for (const program of programs) {
    if (await runProgram(program, env, onOutput)) report.passed += 1
    else
      report.failures.push({
        test: program
          .slice(1)
          .map((arg) => path.relative(root, arg) || arg)
          .join(' '),
        error: '',
      })
  }
  return report
}

/** @param {boolean} isBuffered whether to show the output at the end, because other parts run at the same time */
async function runPart(name, part, folder, env, isBuffered) {
  const heading = `\n── ${part.title} (${name})`
  if (!isBuffered) console.log(heading)
  const since = performance.now()
  let output = ''
  const onOutput = isBuffered ? (text) => (output += text) : null
  const running = part.runner ? runTests(part, folder, env, onOutput) : runChecks(part, env, onOutput)
  const report = await running.catch((error) => ({ passed: 0, failures: [failureOf(part.title, error)] }))
  if (isBuffered) console.log(`${heading}\n${output.trimEnd()}`)
  return { title: part.title, time: secondsSince(since), ...report }
}

/** @returns {Report['failures'][number]} */
const failureOf = (test, error) => ({ test, error: error instanceof OperatorError ? error.message : inspect(error) })

/** Prevents the failure of a promise that is awaited later from ending the process. */
function ignoreUntilAwaited(promise) {
  promise.catch(() => {})
  return promise
}

async function main() {
  const parts = chooseParts(process.argv.slice(2))
  const needs = new Set(parts.flatMap(([, part]) => part.needs ?? []))
  const folder = mkdtempSync(path.join(tmpdir(), 'site-test-'))
  const { FORCE_COLOR: _, ...inherited } = process.env
  const env = { ...inherited, NEXT_TELEMETRY_DISABLED: '1', [process.stdout.isTTY ? 'FORCE_COLOR' : 'NO_COLOR']: '1' }
  const results = []
  let database = /** @type {Awaited<ReturnType<typeof startPostgres>> | null} */ (null)
  try {
    // apt-get installs in the background, one package after another, because only one process can hold apt's lock.
    let apt = Promise.resolve()
    const installInTurn = (find) => ignoreUntilAwaited((apt = apt.catch(() => {}).then(find)))
    const programs = PROGRAMS.filter(({ need }) => needs.has(need)).map((program) => ({
      ...program,
      found: installInTurn(program.find),
    }))
    await step('Bağımlılıklar', installPackages)
    const browser = needs.has('browser') ? installInTurn(findBrowser) : null
    await step('Prisma istemcisi', generateClient)
    if (parts.some(([, { programs }]) => programs)) await step('Yol türleri', generateRouteTypes)
    // Quick parts run first, so that their failures do not wait for the build.
    const [quickParts, slowParts] = [parts.filter(([, part]) => !part.needs), parts.filter(([, part]) => part.needs)]
    results.push(
      ...(await Promise.all(quickParts.map(([name, part]) => runPart(name, part, folder, env, quickParts.length > 1)))),
    )
    console.log('')
    try {
      if (needs.has('build')) await step('Üretim derlemesi', () => buildSite())
      for (const { name, found, variable } of programs) {
        await step(name, async () => {
          const file = await found
          if (variable) env[variable] = file
          return file
        })
      }
      if (browser) await step('Tarayıcı', async () => (env.CHROMIUM_PATH = await browser))
      if (needs.has('database') && !env.DATABASE_URL) {
        await step('Geçici PostgreSQL', async () => {
          database = await startPostgres(folder, { durable: false })
          env.DATABASE_URL = database.url
          env.E2E_TEMPLATES_FILE = path.join(folder, 'templates.json')
        })
      }
      for (const [name, part] of joinPanelAndHtml(slowParts))
        results.push(await runPart(name, part, folder, env, false))
    } catch (error) {
      results.push({ title: 'Hazırlık', time: '', passed: 0, failures: [failureOf('Hazırlık', error)] })
    }
  } finally {
    await database?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return results
}

/** Repeats the failures, because the output of later parts follows that of the failed one, and prints the counts. */
function summarise(results, since) {
  const failures = results.flatMap((result) => result.failures)
  if (failures.length > 0) console.log('\n── Başarısız')
  for (const { test, error } of failures) console.log(`✗ ${test}\n${error.replaceAll(/^/gm, '    ')}`.trimEnd())
  console.log(`\n── Özet (${secondsSince(since)})`)
  for (const { title, time, passed, failures } of results) {
    const counted = `${passed} passed${failures.length > 0 ? `, ${failures.length} failed` : ''}`
    console.log(`${failures.length > 0 ? '✗' : '✓'} ${title.padEnd(18)} ${time.padStart(10)}   ${counted}`)
  }
  const passed = results.reduce((total, result) => total + result.passed, 0)
  console.log(`\n${passed} passed, ${failures.length} failed`)
  return failures.length === 0
}

for (const name of ['SIGINT', 'SIGTERM']) {
  process.on(name, () => {
    stopping.abort()
    void endRunning()
  })
}

try {
  const since = performance.now()
  process.exitCode = summarise(await main(), since) ? 0 : 1
} catch (error) {
  fail(error)
  console.log('\n0 passed, 1 failed')
}
