import { expect, test } from 'vitest'
import { v7 as uuid } from 'uuid'
import { PATHS } from '@/lib/site/pages'
import { startOwnPostgres } from '../support/postgres'
import { startSite } from '../support/site'

test('every table that public pages read announces its changes', async () => {
  const postgres = await startOwnPostgres()
  try {
    await postgres.query(`insert into services (id, slug, title) values ($1, 'hizmet', 'Hizmet')`, [uuid()])
    await postgres.query(`insert into blog_posts (id, slug, title, content) values ($1, 'yazi', 'Yazı', 'Metin')`, [
      uuid(),
    ])
    await postgres.query(`insert into "references" (id, name) values ($1, 'Marka')`, [uuid()])
    await postgres.query(
      `insert into faults (id, slug, brand, brand_slug, title, identity, letter)
       values ($1, 'ariza', 'Marka', 'marka', 'Arıza', 'marka', 'kod-yok')`,
      [uuid()],
    )
    await postgres.query('select pg_stat_reset()')
    const site = await startSite(postgres.url)
    const sitemap = await (await fetch(site.url + PATHS.sitemap)).text()
    const addresses = Array.from(sitemap.matchAll(/<loc>([^<]+)/g), ([, address]) => new URL(address!).pathname)
    const paths = [
      ...Object.values(PATHS),
      ...addresses,
      '/hizmetler/yok',
      '/teknik-bilgi/yok',
      '/ariza-kodlari/yok',
      '/yok',
    ]
    expect(paths).toEqual(expect.arrayContaining(['/hizmetler/hizmet', '/teknik-bilgi/yazi', '/ariza-kodlari/ariza']))
    for (const path of paths) expect([path, (await fetch(site.url + path)).status < 500]).toEqual([path, true])
    // A server process counts what it read at the latest when it ends.
    await site.stop()
    // The reconciler reads the photos' rows, the nightly cleanup all of these, and the jobs the queue's schema.
    const silent = await postgres.query(
      `select relname from pg_stat_user_tables where coalesce(seq_scan, 0) + coalesce(idx_scan, 0) > 0
       and schemaname = 'public' and relname not in ('photos', 'contact_messages', 'work_orders', 'audit_entries',
         'sessions', 'invitations', 'password_links', 'redirect_hits', 'throttles', 'customers', 'mails', 'reminder_days')
       and not exists (select from pg_trigger where tgrelid = relid and tgname like 'announce%')`,
    )
    const read = await postgres.query(
      `select relname from pg_stat_user_tables where coalesce(seq_scan, 0) > 0 or idx_scan > 0`,
    )
    expect(read.length).toBeGreaterThan(3)
    expect(silent).toEqual([])
  } finally {
    await postgres.stop()
  }
})
