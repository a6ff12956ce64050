import { expect, onTestFinished, test } from 'vitest'
import { PATHS } from '@/lib/site/pages'
import { dropDatabase, newDatabase, query } from '../support/servers/database'
import { untilReady } from '../support/calls/http'
import { startSite } from '../support/servers/site'

/** Tables that the site reads in background work, without a request. */
const BACKGROUND_TABLES = `photos contact_messages work_orders audit_entries sessions invitations password_links redirect_hits throttles
  customers mails quotes reminder_days bin_items site_counts text_versions`

test('every table that public pages read announces its changes', async () => {
  const url = await newDatabase()
  onTestFinished(() => dropDatabase(url))
  for (const insert of [
    `services (id, slug, title) values (gen_random_uuid(), 'hizmet', 'Hizmet')`,
    `blog_posts (id, slug, title, content) values (gen_random_uuid(), 'yazi', 'Yazı', 'Metin')`,
    `"references" (id, name) values (gen_random_uuid(), 'Marka')`,
    `faults (id, slug, brand, brand_slug, title, identity, letter)
     values (gen_random_uuid(), 'ariza', 'Marka', 'marka', 'Arıza', 'marka', 'kod-yok')`,
  ])
    await query(url, `insert into ${insert}`)
  await query(url, 'select pg_stat_reset()')
  const site = await startSite(url)
  onTestFinished(() => site.stop())
  await untilReady(site)
  const sitemap = await (await fetch(site.url + PATHS.sitemap)).text()
  const sitemapPaths = Array.from(sitemap.matchAll(/<loc>([^<]+)/g), ([, url]) => new URL(url!).pathname)
  const unknownPaths = ['/hizmetler/yok', '/teknik-bilgi/yok', '/ariza-kodlari/yok', '/yok']
  const paths = [...Object.values(PATHS), ...sitemapPaths, ...unknownPaths]
  expect(paths).toEqual(expect.arrayContaining(['/hizmetler/hizmet', '/teknik-bilgi/yazi', '/ariza-kodlari/ariza']))
  for (const path of paths) expect([path, (await fetch(site.url + path)).status < 500]).toEqual([path, true])
  // A PostgreSQL backend may report its statistics as late as the end of its connection.
  await site.stop()
  const tablesRead = await query<{ name: string; isAnnounced: boolean }>(
    url,
    `select relname as name, exists (select from pg_trigger where tgrelid = relid and tgname like 'announce%') as "isAnnounced"
     from pg_stat_user_tables where coalesce(seq_scan, 0) + coalesce(idx_scan, 0) > 0 and schemaname = 'public'`,
  )
  expect(tablesRead.filter(({ isAnnounced }) => isAnnounced).length).toBeGreaterThan(3)
  const unannouncedTables = tablesRead.filter(({ isAnnounced }) => !isAnnounced).map(({ name }) => name)
  expect(unannouncedTables.filter((name) => !BACKGROUND_TABLES.split(/\s+/).includes(name))).toEqual([])
})
