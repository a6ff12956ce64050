// npm run bench: measures ratios side by side in one run, because absolute figures of a shared machine are noise. It is
// not part of any check. `npm run bench -- throughput` measures one part of PARTS.
import '../lib/check-node.mjs'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { complain, endGroup, OperatorError, run, step } from '../lib/console.mjs'
import { startPostgres } from '../lib/postgres/embedded.mjs'
import { freePort } from '../lib/free-port.mjs'
import { root } from '../lib/paths.mjs'
import { runProgram } from '../lib/preparations.mjs'
import { buildSite } from '../lib/production-build.mjs'
import { watchMachine } from './machine.mjs'
import { ADMINISTRATOR, waitForHttp } from './support.mjs'

const PAGES = {
  'Ana Sayfa': '/',
  Hizmetler: '/hizmetler',
  Hizmet: '/hizmetler/servo-surucu-tamiri',
  'Teknik Bilgi': '/teknik-bilgi',
  Yazı: '/teknik-bilgi/dc-bara-kondansatoru-ne-zaman-degisir',
  İletişim: '/iletisim',
  Kurumsal: '/kurumsal',
}
const LOADED = { 'Ana Sayfa': PAGES['Ana Sayfa'], Yazı: PAGES.Yazı }
/** Parts that generate load. */
const LOADING = ['throughput', 'edge']
/** A folder of another commit in which the site was built, to compare with. */
const BEFORE = process.env.BENCH_BEFORE
const CHROMIUM = process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync)

const PARTS = {
  throughput: async (origin, folder) => {
    const { measureThroughput } = await import('./throughput.mjs')
    const rows = await measureThroughput(origin, LOADED, path.join(folder, 'nginx'))
    console.log('\nBir süreç, 32 bağlantı; nginx aynı baytları sıkıştırılmış dosyadan verir')
    console.table(
      rows.map(({ name, site, node, nginx, rpsRatio, p99Ratio }) => ({
        sayfa: name,
        'istek/s': Math.round(site.rps),
        'node:http istek/s': Math.round(node.rps),
        'nginx istek/s': Math.round(nginx.rps),
        'istek/s oranı': rpsRatio.toFixed(3),
        'p99 ms': site.p99.toFixed(2),
        'nginx p99 ms': nginx.p99.toFixed(2),
        'p99 oranı': p99Ratio.toFixed(2),
      })),
    )
  },
  edge: async (origin, folder) => {
    const { measureEdge } = await import('./edge.mjs')
    const rows = await measureEdge(origin, LOADED, path.join(folder, 'edge'), path.join(folder, 'uploads'))
    console.log('\nKenar (nginx) üzerinden, 32 bağlantı; yalnız proxy_cache; aynı baytlar sıkıştırılmış dosyadan')
    console.table(
      rows.flatMap(({ name, edge, cache, files }) =>
        Object.entries({ kenar: edge, proxy_cache: cache, dosya: files }).map(([who, { rps, p99, cpu }]) => ({
          sayfa: name,
          nginx: who,
          'istek/s': Math.round(rps),
          'p99 ms': p99.toFixed(2),
          'işlemci µs/istek': cpu.toFixed(1),
          'kenarın istek/s oranı': (edge.rps / rps).toFixed(2),
          'işlemci oranı': (cpu / edge.cpu).toFixed(2),
        })),
      ),
    )
  },
  'first-paint': async (origin, folder, databaseUrl) => {
    const { measureFirstPaint } = await import('./first-paint.mjs')
    const before = BEFORE ? await startSite(databaseUrl, path.join(folder, 'before'), BEFORE) : null
    try {
      const rows = await measureFirstPaint({ ...(before && { önce: before.origin }), şimdi: origin }, PAGES, CHROMIUM)
      console.log('\nYavaş telefon, 1,6 Mbit/s, 150 ms; ilk ziyaretin dokuz yüklemesinin ortancası')
      console.table(
        rows.map(({ name, site, first, largest, load, bytes, ratio }) => ({
          sayfa: name,
          site,
          'ilk boyama ms': Math.round(first),
          'en büyük boyama ms': Math.round(largest),
          'yükleme ms': Math.round(load),
          'belge KB': (bytes / 1024).toFixed(1),
          'ilk boyama oranı': ratio.first.toFixed(2),
          'en büyük oranı': ratio.largest.toFixed(2),
          'yükleme oranı': ratio.load.toFixed(2),
        })),
      )
    } finally {
      await before?.stop()
    }
  },
  javascript: async (origin) => {
    const { measureJavaScript } = await import('./javascript.mjs')
    const rows = await measureJavaScript(origin, { ...PAGES, Dashboard: '/admin/dashboard' }, CHROMIUM)
    console.log('\nİlk ziyarette yüklenen JavaScript, gzip')
    console.table(rows.map(({ name, bytes, files }) => ({ sayfa: name, KB: (bytes / 1024).toFixed(1), dosya: files })))
  },
  // The last ones, because they add rows to the site.
  panel: (origin, folder, databaseUrl) =>
    compareToLarge('panel', { folder, databaseUrl }, async (large, largeUrl) => {
      const { fill, measurePanel } = await import('./panel.mjs')
      await fill(databaseUrl, { messages: 50, posts: 50 })
      await fill(largeUrl, { messages: 10_000, posts: 2_000, faults: 5_000 })
      console.log(
        '\nPanel listelerinin ilk görünüşü: az satır, ve 10 000 mesaj, 2 000 yazı, 5 000 arıza; yedi ölçümün ortancası',
      )
      return measurePanel({ few: origin, many: large }, CHROMIUM)
    }),
  orders: (origin, folder, databaseUrl) =>
    compareToLarge('orders', { folder, databaseUrl }, async (large, largeUrl) => {
      const { fillOrders, measureOrders } = await import('./orders.mjs')
      const few = { origin, order: await fillOrders(databaseUrl, 200) }
      const many = { origin: large, order: await fillOrders(largeUrl, 20_000) }
      console.log('\nİş emirleri: 200 ve 20 000; yirmi beş ölçümün ortancası')
      return measureOrders({ few, many })
    }),
}

/** Compares the site to a second one, with a database of its own that `measure` fills. */
async function compareToLarge(name, { folder, databaseUrl }, measure) {
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const large = await startSite(url.href, path.join(folder, name))
  try {
    const rows = await measure(large.origin, url.href)
    console.table(
      rows.map(({ name, few, many, ratio }) => ({
        ne: name,
        'az ms': few.toFixed(1),
        'çok ms': many.toFixed(1),
        oran: ratio.toFixed(2),
      })),
    )
  } finally {
    await large.stop()
  }
}

/** Starts a site from a folder in which it was built. */
async function startSite(databaseUrl, folder, built = root) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  for (const name of ['data', 'uploads']) mkdirSync(path.join(folder, name), { recursive: true })
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: origin,
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(folder, 'data'),
    UPLOADS_DIR: path.join(folder, 'uploads'),
    // As `npm start` sets it.
    MALLOC_ARENA_MAX: '2',
    AUTH_SECRET: randomBytes(32).toString('hex'),
    DEMO_MODE: 'true',
    // Measured visitors come from addresses of their own.
    TRUSTED_PROXIES: '127.0.0.1',
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
  }
  await runProgram('migrate', env)
  await runProgram('seed', env)
  const server = spawn(process.execPath, [path.join(built, 'dist', 'server.js')], {
    cwd: built,
    env,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await waitForHttp(`${origin}/api/health/live`, server)
  return { origin, stop: () => endGroup(server) }
}

async function checkPrograms(parts) {
  for (const program of parts.some((part) => LOADING.includes(part)) ? ['nginx', 'wrk'] : []) {
    await run('which', [program]).catch((error) => {
      throw new OperatorError(`${program} bulunamadı: apt-get install nginx wrk`, { cause: error })
    })
  }
  if (!CHROMIUM && parts.some((part) => ['first-paint', 'javascript', 'panel'].includes(part)))
    throw new OperatorError('Chromium bulunamadı: apt-get install chromium')
}

async function main(wanted) {
  const parts = wanted.length > 0 ? wanted : Object.keys(PARTS)
  const unknown = parts.find((part) => !PARTS[part])
  if (unknown) throw new OperatorError(`Bilinmeyen bölüm: ${unknown}; beklenen ${Object.keys(PARTS).join(', ')}.`)
  await checkPrograms(parts)
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
  const closing = [async () => rmSync(folder, { recursive: true, force: true })]
  try {
    await step('Derleme', () => buildSite())
    mkdirSync(path.join(folder, 'data'))
    const database = await startPostgres(path.join(folder, 'data'))
    closing.unshift(() => database.stop())
    const site = await startSite(database.url, folder)
    closing.unshift(() => site.stop())
    for (const part of parts) {
      const describeMachine = watchMachine()
      await PARTS[part](site.origin, folder, database.url)
      console.log(describeMachine())
    }
  } finally {
    for (const close of closing) await close()
  }
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  complain(error)
  process.exitCode = 1
}
