import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { FAULTS_LOCK } from '@/lib/platform/db/locks'
import { query } from '../support/database'
import { signIn, untilReady, visit } from '../support/http'
import { processorSeconds, until } from '../support/processes'
import { useSite } from '../support/use-site'

const place = useSite()

const COUNT = 5000

/** One row while an import holds the lock of faults. */
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

/** Asks for the home page again and again, and returns the slowest answer in ms. */
async function slowestWhile(isRunning: () => boolean): Promise<number> {
  let slowest = 0
  while (isRunning()) {
    const since = performance.now()
    expect((await visit(`${place.site.url}/`)).status).toBe(200)
    slowest = Math.max(slowest, performance.now() - since)
    await wait(5)
  }
  return slowest
}

test('a file is written to its end after its sender left, and pages are served meanwhile', async () => {
  await untilReady(place.site)
  await query(
    place.url,
    `insert into services (id, slug, title, device_name) values (gen_random_uuid(), 'servo', 'Servo', 'Servo sürücü')`,
  )
  const body = new FormData()
  body.set('file', new File([longFile()], 'kodlar.csv'))
  body.set('apply', 'true')
  const { token } = await signIn(place.site)
  const headers = { authorization: `Bearer ${token}` }
  const leaving = new AbortController()
  const before = processorSeconds(place.site.pid)
  const init = { method: 'POST', headers, body, signal: leaving.signal }
  let isWritten = false
  const slowest = slowestWhile(() => !isWritten)
  try {
    const answer = fetch(`${place.site.url}/api/Faults/import`, init).catch(() => 'left')
    await until(async () => (await query(place.url, WRITING)).length > 0, 'the lines are being written', 60_000)
    leaving.abort()
    expect(await answer).toBe('left')
    await until(
      async () => {
        const [{ count }] = (await query(place.url, 'select count(*)::int as count from faults')) as [{ count: number }]
        return count === COUNT
      },
      'all lines are written',
      60_000,
    )
  } finally {
    isWritten = true
  }
  // Of the processor, visits included, because the time by the clock depends on what else the machine does.
  expect(processorSeconds(place.site.pid) - before).toBeLessThan(20)
  expect(await slowest).toBeLessThan(5000)
})
