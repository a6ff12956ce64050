import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { query } from '../support/database'
import { signIn, untilReady, visit } from '../support/http'
import { processorSeconds, until } from '../support/processes'
import { useSite } from '../support/use-site'

const place = useSite()

const COUNT = 5000

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
  const headers = { authorization: `Bearer ${token}`, accept: 'application/x-ndjson' }
  const leaving = new AbortController()
  const before = processorSeconds(place.site.pid)
  const init = { method: 'POST', headers, body, signal: leaving.signal }
  let isWritten = false
  const slowest = slowestWhile(() => !isWritten)
  try {
    const answer = await fetch(`${place.site.url}/api/Faults/import`, init)
    const { value } = await answer.body!.getReader().read()
    expect(new TextDecoder().decode(value)).toContain(`{"progress":{"done":0,"all":${COUNT}}}`)
    leaving.abort()
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
