import { expect, test } from 'vitest'
import { FAULTS_LOCK } from '@/lib/platform/db/locks'
import { query } from '../support/servers/database'
import { formOf, signIn, visit } from '../support/calls/http'
import { until } from '../support/servers/processes'
import { useSite } from '../support/servers/use-site'

const setup = useSite()

const COUNT = 5000

const importLockQuery = `select 1 from pg_locks where locktype = 'advisory' and database = (
  select oid from pg_database where datname = current_database()
) and (classid::bigint << 32 | objid::bigint) = ${FAULTS_LOCK}`

function longFile(): string {
  const text = 'Motor kablosunda faz–faz ya da faz–gövde kısa devresi, çoğu zaman enerji zincirinin içinde.'
  const lines = Array.from({ length: COUNT }, (_, index) =>
    ['Servo sürücü', 'Yumaro', 'YS2', `AL${index}`, `Arıza ${index}`, [text, text].join(' | '), 'Yayında'].join(';'),
  )
  return ['cihaz;marka;seri;kod;baslik;kontroller;durum', ...lines].join('\n')
}

test('an import is completed even if its sender disconnects, and pages are served meanwhile', async () => {
  const insert = `insert into services (id, slug, title, device_name) values (gen_random_uuid(), 'servo', 'Servo', 'Servo sürücü')`
  await query(setup.url, insert)
  const body = formOf({ file: new File([longFile()], 'kodlar.csv'), apply: 'true' })
  const { token } = await signIn(setup.site)
  const disconnect = new AbortController()
  const init = { method: 'POST', headers: { authorization: `Bearer ${token}` }, body, signal: disconnect.signal }
  const upload = fetch(`${setup.site.url}/api/Faults/import`, init).catch(() => 'disconnected')
  await until(async () => (await query(setup.url, importLockQuery)).length > 0, 'the lines are being written', 60_000)
  disconnect.abort()
  expect(await upload).toBe('disconnected')
  let slowestMs = 0
  const isWritten = async () => {
    const { status, durationMs } = await visit(`${setup.site.url}/`)
    expect(status).toBe(200)
    slowestMs = Math.max(slowestMs, durationMs)
    const [{ count }] = (await query(setup.url, 'select count(*)::int as count from faults')) as [{ count: number }]
    return count === COUNT
  }
  await until(isWritten, 'all lines are written', 60_000)
  expect(slowestMs).toBeLessThan(5000)
})
