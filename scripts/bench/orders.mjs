import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { ADMINISTRATOR, median } from './support.mjs'

const ROUNDS = 25

/** Returns the day so many days ago. */
function dayBefore(days) {
  return new Date(Date.now() - days * 24 * 3600_000).toISOString().slice(0, 10)
}

/** What staff open most, by name. */
const READS = {
  'İlk sayfa ve sayılar': ['/api/WorkOrders?state=open&page=1&pageSize=50', '/api/WorkOrders/counts'],
  'Bütün işler, ilk sayfa': ['/api/WorkOrders?page=1&pageSize=50'],
  'Arama: seri no': ['/api/WorkOrders?q=sn-00042&page=1&pageSize=50'],
  'Arama: sık geçen sözcük': ['/api/WorkOrders?q=yumaro&page=1&pageSize=25'],
  'Cihaz: seri no, başka yazılış': ['/api/WorkOrders/device?serialNumber=sn%2000042'],
  'Cihaz: seri no ve marka': ['/api/WorkOrders/device?serialNumber=Sn.00042&deviceBrand=VEKTRAL'],
  'Arama: bulunmayan': ['/api/WorkOrders?q=bulunmaz&page=1&pageSize=50'],
  'Rapor: bir yıl': [`/admin/rapor?donem=aralik&bas=${dayBefore(364)}&son=${dayBefore(0)}`],
}

/** Adds work orders with their history, quotes and notes. Their texts are as long as real ones. */
export async function fillOrders(databaseUrl, count) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const ids = (total) => Array.from({ length: total }, () => randomUUID())
    const tokens = Array.from({ length: count }, () => randomBytes(16).toString('base64url'))
    await client.query(
      `insert into work_orders (id, number, token, company_name, contact_person, phone, phone_key, email, device_brand,
         device_model, serial_number, fault_description, step, state, closed_at, created_at, updated_at, step_since)
       select id, '2019-' || lpad(n::text, 5, '0'), token, 'Deneme Sanayi ' || n, 'Deneme Kişi ' || n,
         '0532 ' || lpad(n::text, 7, '0'), '532' || lpad(n::text, 7, '0'), 'deneme' || n || '@example.com',
         (array['Yumaro', 'Aksonik', 'Vektral', 'Brenk'])[n % 4 + 1], 'YS2-' || n, 'SN-' || lpad(n::text, 5, '0'),
         repeat('Sürücü açılışta hata veriyor. ', 12), n % 6 + 1,
         (array['open', 'delivered', 'delivered', 'returned'])[n % 4 + 1], case when n % 4 > 0 then least(now(), now() - n * interval '1 hour' + interval '12 days') end,
         now() - n * interval '1 hour', now() - n * interval '1 minute', now() - n * interval '1 minute'
       from unnest($1::uuid[], $2::text[]) with ordinality as made(id, token, n)`,
      [ids(count), tokens],
    )
    await client.query(
      `insert into customers (id, company_name, contact_person, phone, phone_key, email, last_order_at, created_at)
       select id, company_name, contact_person, phone, phone_key, email, created_at, created_at from work_orders where number like '2019-%'`,
    )
    await client.query(`update work_orders set customer_id = id where number like '2019-%'`)
    await client.query(
      `insert into work_order_events (id, work_order_id, kind, step, state, created_at)
       select gen_random_uuid(), id, case when n = 8 and state <> 'open' then 'closed' else 'step' end, least(n, 6),
         case when n = 8 then state else 'open' end, created_at + (coalesce(closed_at, now()) - created_at) * n / 8
       from work_orders, generate_series(1, 8) n where number like '2019-%'`,
    )
    await client.query(
      `insert into work_order_notes (id, work_order_id, text, author)
       select gen_random_uuid(), id, repeat('Ölçüldü. ', 20), 'deneme@example.com' from work_orders, generate_series(1, 3)
       where number like '2019-%'`,
    )
    await client.query(
      `insert into quotes (id, work_order_id, version, amount, work, lead_days, valid_until, sent_at, decision, decided_at, decided_by)
       select gen_random_uuid(), id, n, 1850000, repeat('Modül değişir. ', 10), 3, now(), created_at, decision, decided_at, 'Deneme'
       from work_orders, generate_series(1, 2) n, lateral (select case when n = 2 and closed_at is not null then 'approved' end as decision,
         case when n = 2 then closed_at end as decided_at) given where number like '2019-%'`,
    )
    await client.query(
      `insert into site_counts (day, kind, key, count)
       select (now() - n * interval '1 day')::date, kind, '/deneme-' || key, 3 from generate_series(0, 730) n,
         (values ('view', 300), ('referrer', 30), ('opened', 20), ('sent', 10), ('found', 60), ('empty', 20)) kinds(kind, keys),
         generate_series(1, keys) key`,
    )
    // As autovacuum does within a minute.
    await client.query('vacuum analyze')
    const { rows } = await client.query(
      `select id from work_orders where number like '2019-%' order by number offset $1 limit 1`,
      [Math.floor(count / 2)],
    )
    return rows[0].id
  } finally {
    await client.end()
  }
}

async function signIn(origin) {
  const response = await fetch(`${origin}/api/Auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMINISTRATOR),
  })
  const { token } = await response.json()
  return { Authorization: `Bearer ${token}`, Cookie: `admin_session=${token}` }
}

/** Returns the milliseconds until all of these addresses have answered. */
async function timeOf(origin, paths, headers) {
  const start = performance.now()
  await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(origin + path, { headers })
      await response.text()
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
    }),
  )
  return performance.now() - start
}

/**
 * Measures the milliseconds of the reads about work orders, on two sites in turns.
 * @param {{ few: { origin: string, order: string }, many: { origin: string, order: string } }} sites
 * @returns one row per read: name, medians for both sites, and their ratio
 */
export async function measureOrders(sites) {
  const headers = { few: await signIn(sites.few.origin), many: await signIn(sites.many.origin) }
  const rows = []
  for (const name of [...Object.keys(READS), 'Bir iş emri']) {
    const times = { few: [], many: [] }
    for (let round = 0; round <= ROUNDS; round++) {
      for (const side of ['few', 'many']) {
        const { origin, order } = sites[side]
        const time = await timeOf(origin, READS[name] ?? [`/api/WorkOrders/${order}`], headers[side])
        // The first round is a warm-up.
        if (round > 0) times[side].push(time)
      }
    }
    const [few, many] = [median(times.few), median(times.many)]
    rows.push({ name, few, many, ratio: many / few })
  }
  return rows
}
