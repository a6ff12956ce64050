// npm run bench: measures ratios side by side in one run, because absolute figures of a shared machine are noise. It is
// not part of any check. `npm run bench -- throughput edge` measures some of PARTS. Variables: BENCH_BEFORE, a folder
// with another commit and its build, to compare with; CHROMIUM_PATH, NGINX_PATH, WRK_PATH.
import '../lib/check-node.mjs'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from '../lib/browser.mjs'
import { fail, OperatorError, step } from '../lib/console.mjs'
import { freePort } from '../lib/free-port.mjs'
import { root } from '../lib/paths.mjs'
import { startPostgres } from '../lib/postgres/embedded.mjs'
import { runProgram } from '../lib/preparations.mjs'
import { buildSite } from '../lib/production-build.mjs'
import { measureEdge } from './edge.mjs'
import { fill } from './fill.mjs'
import { measureFirstPaint } from './first-paint.mjs'
import { measureJavaScript } from './javascript.mjs'
import { measureBookings, measureOrders, measurePanel, measureSearch } from './staff.mjs'
import { ADMINISTRATOR, BEFORE, startServer } from './support.mjs'
import { measureThroughput } from './throughput.mjs'

const PAGES = {
  'Ana Sayfa': '/',
  Hizmetler: '/hizmetler',
  Hizmet: '/hizmetler/servo-surucu-tamiri',
  'Teknik Bilgi': '/teknik-bilgi',
  Yazı: '/teknik-bilgi/dc-bara-kondansatoru-ne-zaman-degisir',
  İletişim: '/iletisim',
  Kurumsal: '/kurumsal',
}
const LOADED_PAGES = { 'Ana Sayfa': PAGES['Ana Sayfa'], Yazı: PAGES.Yazı }

/** Numbers of rows with which sites are filled. */
const FEW = { messages: 50, posts: 50, faults: 0, orders: 300, customers: 50, parts: 50 }
const MANY = { messages: 5_000, posts: 2_000, faults: 5_000, orders: 20_000, customers: 5_000, parts: 5_000 }

/** Each part returns the rows of its table. */
const PARTS = {
  throughput: async ({ manySites, folder }) => measureThroughput(await manySites(), LOADED_PAGES, folder),
  edge: async ({ sites, folder }) => measureEdge(await sites(), LOADED_PAGES, folder),
  'first-paint': async ({ sites }) => measureFirstPaint(await sites(), PAGES, await findBrowser()),
  javascript: async ({ sites }) => measureJavaScript(await sites(), { ...PAGES, Dashboard: '/admin/dashboard' }),
  panel: async ({ filledSites }) => [
    ...(await measurePanel(await filledSites(), await findBrowser())),
    ...(await measureSearch(await filledSites())),
  ],
  orders: async ({ filledSites }) => [
    ...(await measureOrders(await filledSites())),
    ...(await measureBookings(await filledSites())),
  ],
}

async function main(partNames) {
  const parts = partNames.length > 0 ? partNames : Object.keys(PARTS)
  const unknownPart = parts.find((part) => !PARTS[part])
  if (unknownPart)
    throw new OperatorError(`Bilinmeyen bölüm: ${unknownPart}; beklenen ${Object.keys(PARTS).join(', ')}.`)
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
  const cleanups = [async () => rmSync(folder, { recursive: true, force: true })]
  /** Starts sites on a database of their own, and fills it. */
  const start = async (databaseName, builds, rows) => {
    const data = path.join(folder, databaseName)
    mkdirSync(data)
    const database = await startPostgres(data)
    cleanups.unshift(() => database.stop())
    const sites = {}
    for (const [name, buildFolder] of Object.entries(builds)) {
      sites[name] = await startSite(database.url, path.join(data, name), buildFolder)
      cleanups.unshift(sites[name].stop)
    }
    const ids = rows && (await fill(database.url, rows))
    for (const site of Object.values(sites)) Object.assign(site, ids)
    return sites
  }
  const { BENCH_BEFORE } = process.env
  const builds = { ...(BENCH_BEFORE && { [BEFORE]: BENCH_BEFORE }), şimdi: root }
  const sites = once(() => start('plain', builds))
  /** Returns the processes of each site. */
  const manySites = once(async () => {
    const groups = [await sites(), await start('second', builds), await start('third', builds)]
    return Object.fromEntries(Object.keys(builds).map((name) => [name, groups.map((group) => group[name])]))
  })
  const filledSites = once(async () => {
    const { şimdi } = await start('few', { şimdi: root }, FEW)
    return { az: şimdi, ...(await start('many', builds, MANY)) }
  })
  try {
    await step('Derleme', () => buildSite())
    for (const part of parts) {
      const rows = await PARTS[part]({ sites, manySites, filledSites, folder })
      console.log(`\n${part}; makinenin yükü ${loadavg()[0]?.toFixed(1)}`)
      console.table(rows.map((row) => JSON.parse(JSON.stringify(row, (_, value) => round(value)))))
    }
  } finally {
    for (const close of cleanups) await close()
  }
}

/** Returns a function that calls `make` once. */
function once(make) {
  let result
  return () => (result ??= make())
}

const round = (value) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value)

async function startSite(databaseUrl, folder, buildFolder) {
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const [data, uploads] = [path.join(folder, 'data'), path.join(folder, 'uploads')]
  for (const subfolder of [data, uploads]) mkdirSync(subfolder, { recursive: true })
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: port,
    SITE_URL: origin,
    DATABASE_URL: databaseUrl,
    DATA_DIR: data,
    UPLOADS_DIR: uploads,
    // `npm start` sets the same value.
    MALLOC_ARENA_MAX: '2',
    AUTH_SECRET: randomBytes(32).toString('hex'),
    DEMO_MODE: 'true',
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
  }
  await runProgram('migrate', env)
  await runProgram('seed', env)
  const command = [process.execPath, path.join(buildFolder, 'dist', 'server.js')]
  const server = await startServer(origin, command, { cwd: buildFolder, env }, `${origin}/api/health/live`)
  return { ...server, buildFolder, uploads }
}

await main(process.argv.slice(2)).catch(fail)
