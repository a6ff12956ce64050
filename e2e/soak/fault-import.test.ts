import { expect, test } from 'vitest'
import { FAULTS_LOCK } from '@/lib/platform/db/locks'
import { query } from '../support/servers/database'
import { formOf, signIn, visit } from '../support/calls/http'
import { until } from '../support/servers/processes'
import { useSite } from '../support/servers/use-site'

const place = useSite()

const COUNT = 5000

const WRITING = `select 1 from pg_locks where locktype = 'advisory' and database = (
  select oid from pg_database where datname = current_database()
) and (classid::bigint << 32 | objid::bigint) = ${FAULTS_LOCK}`

function longFile(): string {
  const text = 'Motor kablosunda faz–faz ya da faz–gövde kısa devresi; çoğu zaman enerji zincirinin içinde.'
  const lines = Array.from({ length: COUNT }, (_, index) =>
    ['Servo sürücü', 'Yumaro', 'YS2', `AL${index}`, `Arıza ${index}`, [text, text].join(' | '), 'Yayında'].join(';'),
  )
  return ['cihaz;marka;seri;kod;baslik;kontroller;durum', ...lines].join('\n').replaceAll('devresi;', 'devresi,')
}

test('an import is completed even if its sender disconnects, and pages are served meanwhile', async () => {
  const insert = `insert into services (id, slug, title, device_name) values (gen_random_uuid(), 'servo', 'Servo', 'Servo sürücü')`
  await query(place.url, insert)
  const body = formOf({ file: new File([longFile()], 'kodlar.csv'), apply: 'true' })
  const { token } = await signIn(place.site)
  const disconnect = new AbortController()
  const init = { method: 'POST', headers: { authorization: `Bearer ${token}` }, body, signal: disconnect.signal }
  const answer = fetch(`${place.site.url}/api/Faults/import`, init).catch(() => 'disconnected')
  await until(async () => (await query(place.url, WRITING)).length > 0, 'the lines are being written', 60_000)
  disconnect.abort()
  expect(await answer).toBe('disconnected')
  let slowest = 0
  const isWritten = async () => {
    const { status, ms } = await visit(`${place.site.url}/`)
    expect(status).toBe(200)
    slowest = Math.max(slowest, ms)
    const [{ count }] = (await query(place.url, 'select count(*)::int as count from faults')) as [{ count: number }]
    return count === COUNT
  }
  await until(isWritten, 'all lines are written', 60_000)
  expect(slowest).toBeLessThan(5000)
})
