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
import { startPostgres } from '../lib/embedded-postgres.mjs'
import { freePort } from '../lib/free-port.mjs'
import { installPackages } from '../lib/packages.mjs'
import { inRoot, root } from '../lib/paths.mjs'
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
const LOADING = ['throughput', 'edge', 'sessions']
/** Parts that need no browser. */
const WITHOUT_BROWSER = [...LOADING, 'photos', 'orders', 'faults', 'search']
const CHROMIUM = process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync)

const PARTS = {
  throughput: async (origin, folder) => {
    const { measureThroughput } = await import('./throughput.mjs')
    const rows = await measureThroughput(origin, LOADED, path.join(folder, 'nginx'))
    showThroughput('Bir süreç', 'istek/s', rows)
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
  javascript: async (origin) => {
    const { measureJavaScript } = await import('./javascript.mjs')
    const rows = await measureJavaScript(origin, { ...PAGES, Dashboard: '/admin/dashboard' }, CHROMIUM)
    console.log('\nİlk ziyarette yüklenen JavaScript, gzip')
    console.table(rows.map(({ name, bytes, files }) => ({ sayfa: name, KB: (bytes / 1024).toFixed(1), dosya: files })))
  },
  // Lighthouse and its dependencies are a quarter of all packages. They are installed only here.
  lighthouse: async (origin) => {
    await step('Lighthouse', () => installPackages(inRoot('scripts', 'bench')))
    const { measureLighthouse } = await import('./lighthouse.mjs')
    const rows = await measureLighthouse(origin, PAGES, CHROMIUM)
    console.log('\nLighthouse, mobil, üç ölçümün ortancası')
    console.table(
      rows.map(({ name, cls, failedAudits, ...scores }) => ({
        sayfa: name,
        ...scores,
        CLS: cls.toFixed(3),
        eksik: failedAudits.join(', '),
      })),
    )
  },
  sessions: async (origin) => {
    const { measureSessions } = await import('./sessions.mjs')
    const rows = await measureSessions(origin)
    console.log('\nOturum açmış personelin sayfası, yabancıların yanında')
    console.table(
      rows.map(({ name, p50, p99, failed, perSecond, load }) => ({
        durum: name,
        'p50 ms': p50.toFixed(1),
        'p99 ms': p99.toFixed(1),
        'yanıtsız kalan': failed,
        'ötekilere yanıt/s': Math.round(perSecond),
        yük: load.toFixed(1),
      })),
    )
  },
  // Last, because they add rows to the site.
  photos: async (_origin, folder, databaseUrl) => {
    const { measurePhotos } = await import('./photos.mjs')
    await withSecondSite('photos', folder, databaseUrl, async (_photos, _url, site) => {
      showPhotos(await measurePhotos(site))
    })
  },
  orders: compareOrders,
  panel: comparePanels,
  faults: compareFaults,
  search: compareSearches,
}

/** Starts a second site with an empty database of its own, for `act`. */
async function withSecondSite(name, folder, databaseUrl, act) {
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  for (const part of ['data', 'uploads']) mkdirSync(path.join(folder, name, part), { recursive: true })
  const site = await startSite(url.href, path.join(folder, name))
  try {
    await act(site.origin, url.href, site)
  } finally {
    await site.stop()
  }
}

/** Compares the site, with 50 messages and posts, to a second one with 10 000 messages, 2 000 posts and 5 000 faults. */
async function comparePanels(origin, folder, databaseUrl) {
  const { fill, measurePanel } = await import('./panel.mjs')
  await withSecondSite('large', folder, databaseUrl, async (large, largeUrl) => {
    await fill(databaseUrl, { messages: 50, posts: 50 })
    await fill(largeUrl, { messages: 10_000, posts: 2_000 })
    const { fillFaults } = await import('./faults.mjs')
    await fillFaults(largeUrl, 5_000)
    const rows = await measurePanel({ few: origin, many: large }, CHROMIUM)
    const many = '10 000 mesaj, 2 000 yazı, 5 000 arıza'
    console.log(`\nPanel listelerinin ilk görünüşü: az satır, ve ${many}; yedi ölçümün ortancası`)
    showComparison('liste', rows)
  })
}

/** Compares the site, with 200 work orders, to a second one with 20 000. */
async function compareOrders(origin, folder, databaseUrl) {
  const { fillOrders, measureOrders, measureVisitors } = await import('./orders.mjs')
  const { startEdge } = await import('./edge.mjs')
  await withSecondSite('orders', folder, databaseUrl, async (large, largeUrl) => {
    const few = { origin, order: await fillOrders(databaseUrl, 200) }
    const many = { origin: large, order: await fillOrders(largeUrl, 20_000) }
    const rows = await measureOrders({ few, many })
    console.log('\nİş emirleri: 200 ve 20 000; yirmi beş ölçümün ortancası')
    showComparison('çağrı', rows)
    const edge = await startEdge(large, path.join(folder, 'orders', 'edge'), path.join(folder, 'orders', 'uploads'))
    try {
      const doors = { kenar: edge.origin, site: large }
      console.log('\nZiyaretçinin ana sayfası yalnız, ve bir yılın raporu art arda açılırken; p99 ms')
      for (const [door, address] of Object.entries(doors)) {
        const { alone, beside } = await measureVisitors(large, address)
        console.log(`${door}: ${alone.toFixed(1)} ve ${beside.toFixed(1)}`)
      }
    } finally {
      await edge.stop()
    }
  })
}

/** Compares the site, with its seeded faults and 50 posts, to a second one with 5 000 faults and 2 000 posts. */
async function compareFaults(origin, folder, databaseUrl) {
  const { fillFaults, measureFaults } = await import('./faults.mjs')
  const { fill } = await import('./panel.mjs')
  await withSecondSite('faults', folder, databaseUrl, async (large, largeUrl) => {
    await fill(databaseUrl, { messages: 0, posts: 50 })
    await fill(largeUrl, { messages: 0, posts: 2_000 })
    await fillFaults(largeUrl, 5_000)
    const few = { origin, databaseUrl }
    const rows = await measureFaults({ few, many: { origin: large, databaseUrl: largeUrl } })
    console.log('\nYeniden çizilen sayfalar: 75 arıza ve 50 yazı, 5 000 arıza ve 2 000 yazı; on beş ölçümün ortancası')
    showComparison('sayfa', rows)
  })
}

/** Compares searches of the site, with its seeded faults and 50 posts, to those of one with 5 000 faults and 2 000 posts. */
async function compareSearches(origin, folder, databaseUrl) {
  const { fillFaults } = await import('./faults.mjs')
  const { fill } = await import('./panel.mjs')
  const { measureSearch } = await import('./search.mjs')
  await withSecondSite('searches', folder, databaseUrl, async (large, largeUrl) => {
    await fill(databaseUrl, { messages: 0, posts: 50 })
    await fill(largeUrl, { messages: 0, posts: 2_000 })
    await fillFaults(largeUrl, 5_000)
    const rows = await measureSearch({ few: origin, many: large })
    console.log('\nAramalar: 75 arıza ve 50 yazı, 5 000 arıza ve 2 000 yazı; altmış ölçümün ortancası ve yüzde 99’u')
    console.table(
      rows.map(({ name, few, many, fewP99, manyP99, ratio }) => ({
        çağrı: name,
        'az ms': few.toFixed(1),
        'çok ms': many.toFixed(1),
        oran: ratio.toFixed(2),
        'az p99': fewP99.toFixed(1),
        'çok p99': manyP99.toFixed(1),
      })),
    )
  })
}

function showComparison(what, rows) {
  console.table(
    rows.map(({ name, few, many, ratio }) => ({
      [what]: name,
      'az ms': few.toFixed(1),
      'çok ms': many.toFixed(1),
      oran: ratio.toFixed(2),
    })),
  )
}

function showPhotos({ photoMB, memory, seconds, statuses, colleague, home, load }) {
  console.log(
    `\nBir ağdan aynı anda 50 fotoğraf, 40 megapiksel, ${photoMB.toFixed(1)} MB; makinenin yükü ${load.toFixed(1)}`,
  )
  const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
  console.log(`${seconds.toFixed(1)} s; yanıtlar: ${counts.join(', ')}; personelin: ${colleague.statuses.join(', ')}`)
  const row = (ne, { alone, beside }) => ({ ne, yalnız: Math.round(alone), birlikte: Math.round(beside) })
  console.table([
    row('sürecin belleği, MB', { alone: memory.before, beside: memory.most }),
    row('personelin fotoğrafı, ms', colleague),
    row('ana sayfa, p99 ms', home),
  ])
}

function showThroughput(who, rps, rows) {
  console.log(`\n${who}, 32 bağlantı; nginx aynı baytları sıkıştırılmış dosyadan verir`)
  console.table(
    rows.map(({ name, site, node, nginx, rpsRatio, p99Ratio }) => ({
      sayfa: name,
      [rps]: Math.round(site.rps),
      'node:http istek/s': Math.round(node.rps),
      'nginx istek/s': Math.round(nginx.rps),
      'istek/s oranı': rpsRatio.toFixed(3),
      'p99 ms': site.p99.toFixed(2),
      'nginx p99 ms': nginx.p99.toFixed(2),
      'p99 oranı': p99Ratio.toFixed(2),
    })),
  )
}

async function startSite(databaseUrl, folder) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
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
  const server = spawn(process.execPath, [inRoot('dist', 'server.js')], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await waitForHttp(`${origin}/api/health/live`, server)
  return { origin, pid: server.pid, stop: () => endGroup(server) }
}

async function checkPrograms(parts) {
  for (const program of parts.some((part) => LOADING.includes(part)) ? ['nginx', 'wrk'] : []) {
    await run('which', [program]).catch((error) => {
      throw new OperatorError(`${program} bulunamadı: apt-get install nginx wrk`, { cause: error })
    })
  }
  if (!CHROMIUM && parts.some((part) => !WITHOUT_BROWSER.includes(part)))
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
    for (const name of ['data', 'uploads', 'nginx', 'edge/files'])
      mkdirSync(path.join(folder, name), { recursive: true })
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
