// npm test: all that must hold, from a fresh clone. npm test -- --only=lint,unit runs some of it.
import './lib/check-node.mjs'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findBrowser } from './lib/browser.mjs'
import { generateClient } from './lib/bundle.mjs'
import { complain, endRunning, OperatorError, run, seconds, step } from './lib/console.mjs'
import { startPostgres } from './lib/embedded-postgres.mjs'
import { findNginx } from './lib/nginx.mjs'
import { installPackages } from './lib/packages.mjs'
import { inRoot, root } from './lib/paths.mjs'
import { buildSite } from './lib/production-build.mjs'

const tool = (...file) => [process.execPath, inRoot('node_modules', ...file)]
const vitest = (...projects) => [
  ...tool('vitest', 'vitest.mjs'),
  'run',
  ...projects.flatMap((name) => ['--project', name]),
]

/** What can be named by --only, in the order in which it runs. */
const PARTS = {
  lint: { title: 'Biçim ve kurallar', command: tool('oxlint', 'bin', 'oxlint') },
  types: { title: 'Türler', prepare: routeTypes, command: tool('typescript', 'bin', 'tsc'), args: ['--noEmit'] },
  unit: { title: 'Birim testleri', command: vitest('unit', 'unit-alone') },
  api: { title: 'API testleri', needs: ['build', 'database'], command: vitest('api') },
  operations: {
    title: 'İşletme testleri',
    needs: ['build', 'database', 'edge'],
    command: vitest('operations', 'timed'),
  },
  browser: {
    title: 'Tarayıcı testleri',
    needs: ['build', 'database', 'browser'],
    command: [...tool('@playwright', 'test', 'cli.js'), 'test'],
  },
}

async function routeTypes() {
  await generateClient()
  await run(process.execPath, [inRoot('node_modules', 'next', 'dist', 'bin', 'next'), 'typegen'], { cwd: root })
}

/** Parts that `--only=a,b` names, else all. */
function chosen(args) {
  const only = args
    .find((arg) => arg.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',')
  for (const name of only ?? []) {
    if (!PARTS[name]) throw new OperatorError(`--only: bulunan "${name}"; beklenen ${Object.keys(PARTS).join(', ')}.`)
  }
  return Object.entries(PARTS).filter(([name]) => !only || only.includes(name))
}

// The runners close with lines such as "Tests  3 failed | 5 passed (8)" and "5 passed (2.1m)".
function count(output, word) {
  const text = stripVTControlCharacters(output)
  const lines =
    text.match(/^ *Tests +.*$/gm) ??
    text.match(/^ +\d+ (passed|failed|flaky|skipped|did not run|interrupted).*$/gm) ??
    []
  return lines.reduce((sum, line) => sum + Number(line.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0), 0)
}

const stopping = new AbortController()

/** Keeps a runner's output to be counted; shows it as it comes, unless it has to wait. */
function runTests([command, ...args], env, waits) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    stopping.signal.addEventListener('abort', () => child.kill('SIGTERM'), { once: true })
    let output = ''
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      from.setEncoding('utf8').on('data', (text) => {
        output += text
        if (!waits) to.write(text)
      })
    }
    child.once('error', reject).once('close', (code) => resolve({ code, output }))
  })
}

/** @param {boolean} waits for the part's end with its output, because others run beside it */
async function runPart(name, { title, prepare, command, args = [] }, env, waits) {
  const heading = `\n── ${title} (${name})`
  if (!waits) console.log(heading)
  const since = performance.now()
  if (stopping.signal.aborted) throw new OperatorError('Durduruldu.')
  await prepare?.()
  const { code, output } = await runTests([...command, ...args], env, waits)
  if (waits) console.log(`${heading}\n${output.trimEnd()}`)
  const failed = count(output, 'failed') + count(output, 'interrupted') + count(output, 'did not run')
  const result = { title, time: seconds(since), ok: code === 0, passed: count(output, 'passed'), failed }
  // A part without tests of its own, or one whose runner fell over, counts as one.
  if (result.passed + result.failed === 0) result[result.ok ? 'passed' : 'failed'] = 1
  else if (!result.ok && result.failed === 0) result.failed = 1
  return result
}

/** A promise that is awaited later: failing before that ends nothing. */
function underWay(promise) {
  promise.catch(() => {})
  return promise
}

async function main() {
  const parts = chosen(process.argv.slice(2))
  const needs = new Set(parts.flatMap(([, part]) => part.needs ?? []))
  const folder = mkdtempSync(path.join(tmpdir(), 'site-test-'))
  const { FORCE_COLOR: _, ...inherited } = process.env
  const env = { ...inherited, NEXT_TELEMETRY_DISABLED: '1', [process.stdout.isTTY ? 'FORCE_COLOR' : 'NO_COLOR']: '1' }
  const results = []
  let database = null
  try {
    // What Debian has to install is fetched beside other work; one after the other, since only one can hold its lock.
    const nginx = needs.has('edge') ? underWay(findNginx()) : null
    await step('Bağımlılıklar', installPackages)
    const browser = needs.has('browser')
      ? underWay(
          Promise.resolve(nginx)
            .catch(() => {})
            .then(findBrowser),
        )
      : null
    await step('Prisma istemcisi', generateClient)
    // Seconds first: what they find should not wait for the build.
    const [quick, slow] = [parts.filter(([, part]) => !part.needs), parts.filter(([, part]) => part.needs)]
    results.push(...(await Promise.all(quick.map(([name, part]) => runPart(name, part, env, quick.length > 1)))))
    console.log('')
    try {
      if (needs.has('build')) await step('Üretim derlemesi', () => buildSite())
      if (nginx) await step('nginx', async () => (env.NGINX_PATH = await nginx))
      if (browser) await step('Tarayıcı', async () => (env.CHROMIUM_PATH = await browser))
      if (needs.has('database')) {
        await step('Geçici PostgreSQL', async () => {
          database = await startPostgres(folder, { durable: false })
          env.DATABASE_URL = database.url
        })
      }
      for (const [name, part] of slow) results.push(await runPart(name, part, env, false))
    } catch (error) {
      complain(error)
      results.push({ title: 'Hazırlık', time: '', ok: false, passed: 0, failed: 1 })
    }
  } finally {
    await database?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return results
}

function summarise(results, since) {
  const sum = (word) => results.reduce((total, result) => total + result[word], 0)
  console.log(`\n── Özet (${seconds(since)})`)
  for (const { title, time, ok, passed, failed } of results) {
    console.log(
      `${ok ? '✓' : '✗'} ${title.padEnd(18)} ${time.padStart(10)}   ${passed} passed${failed ? `, ${failed} failed` : ''}`,
    )
  }
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0 && results.every(({ ok }) => ok)
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
  complain(error)
  console.log('\n0 passed, 1 failed')
  process.exitCode = 1
}
