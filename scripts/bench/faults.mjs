import { setTimeout as wait } from 'node:timers/promises'
import { build } from 'esbuild'
import pg from 'pg'
import { inRoot } from '../lib/paths.mjs'
import { median } from './support.mjs'

const ROUNDS = 15
/** Longer than a change's way to the site. */
const ANNOUNCEMENT_MS = 100

/** Pages that read faults, by name: their paths with few and with many faults. `slug` is the fault of both sites. */
const pagesOf = (slug) => ({
  Dizin: ['/ariza-kodlari'],
  Harf: ['/ariza-kodlari/harf/a'],
  Marka: ['/ariza-kodlari/marka/yumaro'],
  'Marka, onuncu sayfa': ['/ariza-kodlari/marka/yumaro', '/ariza-kodlari/marka/yumaro/sayfa/10'],
  Cihaz: ['/ariza-kodlari/cihaz/servo-surucu-tamiri'],
  Arıza: [`/ariza-kodlari/${slug}`],
  Hizmet: ['/hizmetler/servo-surucu-tamiri'],
  'Ana sayfa': ['/'],
})

/** Returns the generator that the tests use. It is TypeScript. */
async function generator() {
  const { outputFiles } = await build({
    entryPoints: [inRoot('scripts', 'bench', 'many-faults.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
}

async function withClient(databaseUrl, act) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}

/** Adds faults up to this number. */
export async function fillFaults(databaseUrl, count) {
  const { INSERT_FAULTS, manyFaults } = await generator()
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query('select count(*)::int as present from faults')
    const missing = Math.max(0, count - rows[0].present)
    await client.query(INSERT_FAULTS, [JSON.stringify(manyFaults(missing))])
    // As autovacuum does within a minute.
    await client.query('vacuum analyze')
  })
}

const anyFault = (databaseUrl) =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(`select slug from faults where code = 'AL16' and series = 'YS2'`)
    return rows[0].slug
  })

/** Returns the milliseconds of a page's rendering after a change that outdates it. */
async function timeOf(client, address) {
  await client.query(`update faults set warning = warning where code = 'AL16' and series = 'YS2'`)
  await client.query(`update services set version = version where slug = 'servo-surucu-tamiri'`)
  await wait(ANNOUNCEMENT_MS)
  const start = performance.now()
  const response = await fetch(address)
  await response.text()
  if (response.status !== 200) throw new Error(`${address}: ${response.status}`)
  return performance.now() - start
}

/**
 * Measures how long uncached pages take, on two sites in turns.
 * @param {{ few: { origin: string, databaseUrl: string }, many: { origin: string, databaseUrl: string } }} sites
 * @returns one row per page: name, medians of fifteen for both sites, and their ratio
 */
export async function measureFaults({ few, many }) {
  const pages = pagesOf(await anyFault(few.databaseUrl))
  return withClient(few.databaseUrl, (fewClient) =>
    withClient(many.databaseUrl, async (manyClient) => {
      const rows = []
      for (const [name, [path, manyPath = path]] of Object.entries(pages)) {
        const times = { few: [], many: [] }
        for (let round = 0; round <= ROUNDS; round++) {
          const took = await timeOf(fewClient, few.origin + path)
          const manyTook = await timeOf(manyClient, many.origin + manyPath)
          // The first round is a warm-up.
          if (round === 0) continue
          times.few.push(took)
          times.many.push(manyTook)
        }
        const [a, b] = [median(times.few), median(times.many)]
        rows.push({ name, few: a, many: b, ratio: b / a })
      }
      return rows
    }),
  )
}
