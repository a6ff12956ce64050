import { randomUUID } from 'node:crypto'
import { build } from 'esbuild'
import pg from 'pg'
import { inRoot } from '../lib/paths.mjs'
import { openBrowser, signedIn } from './browser.mjs'
import { median } from './support.mjs'

const ROUNDS = 7
const ROW = 'main [id^="kayit-"]'

/** Lists of the admin, and their rows. */
const LISTS = {
  Mesajlar: ['/admin/mesajlar', 'main li'],
  Blog: ['/admin/blog', ROW],
  Referanslar: ['/admin/referanslar', ROW],
  Hizmetler: ['/admin/hizmetler', ROW],
  'Arıza Kodları': ['/admin/ariza-kodlari', ROW],
}

/** Returns the generator that the tests use. It is TypeScript. */
async function generator() {
  const { outputFiles } = await build({
    entryPoints: [inRoot('scripts', 'bench', 'many-faults.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? '').toString('base64')}`)
}

/** Adds rows up to these numbers. Their texts are as long as real ones. */
export async function fill(databaseUrl, { messages, posts, faults = 0 }) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const missingRows = async (table, wanted) =>
      wanted - (await client.query(`select count(*)::int n from ${table}`)).rows[0].n
    const ids = (count) => Array.from({ length: count }, () => randomUUID())
    await client.query(
      `insert into contact_messages (id, contact_person, phone, email, device_brand, device_model, problem_description, search_text, received_at)
       select id, 'Deneme Kişi ' || n, '+90 555 000 00 00', 'deneme' || n || '@example.com', 'Yumaro', 'YS2-' || n,
              repeat('Sürücü açılışta hata veriyor. ', 12), 'deneme kisi ' || n, now() - n * interval '1 minute'
         from unnest($1::uuid[]) with ordinality as made(id, n)`,
      [ids(await missingRows('contact_messages', messages))],
    )
    await client.query(
      `insert into blog_posts (id, slug, title, summary, content, search_text, published_at)
       select id, 'deneme-yazi-' || n, 'Deneme yazı ' || n, repeat('Özet. ', 20), repeat('Ölçüm noktaları sırayla denetlenir. ', 100),
              'deneme yazi ' || n, now() - n * interval '1 hour'
         from unnest($1::uuid[]) with ordinality as made(id, n)`,
      [ids(await missingRows('blog_posts', posts))],
    )
    const { INSERT_FAULTS, manyFaults } = await generator()
    const missingFaults = Math.max(0, await missingRows('faults', faults))
    await client.query(INSERT_FAULTS, [JSON.stringify(manyFaults(missingFaults))])
    // As autovacuum does within a minute.
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/**
 * Measures the milliseconds from opening a list of the admin until its first row shows, on two sites in turns.
 * @param {{ few: string, many: string }} origins
 * @returns one row per list: name, medians of seven for both sites, and their ratio
 */
export async function measurePanel(origins, chromiumPath) {
  const browser = await openBrowser(chromiumPath)
  try {
    const contexts = { few: await signedIn(browser, origins.few), many: await signedIn(browser, origins.many) }
    const rows = []
    for (const [name, [path, row]] of Object.entries(LISTS)) {
      const times = { few: [], many: [] }
      for (let round = 0; round <= ROUNDS; round++) {
        for (const side of ['few', 'many']) {
          const page = await contexts[side].newPage()
          const start = performance.now()
          await page.goto(origins[side] + path)
          await page.locator(row).first().waitFor()
          // The first round is a warm-up.
          if (round > 0) times[side].push(performance.now() - start)
          await page.close()
        }
      }
      rows.push({
        name,
        few: median(times.few),
        many: median(times.many),
        ratio: median(times.many) / median(times.few),
      })
    }
    return rows
  } finally {
    await browser.close()
  }
}
