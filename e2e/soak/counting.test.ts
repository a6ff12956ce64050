import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { dropDatabase, newDatabase, query } from '../support/database'
import { untilReady, visit } from '../support/http'
import { startSite } from '../support/site'

const BEACONS = 10_000
const NETWORKS = 50
const AT_ONCE = 10
/** Those of one network that are counted in a minute, and different words of a day. */
const [ADMITTED, WORDS] = [120, 5000]
const WINDOW_MS = 60_000
const ALLOWED_GROWTH = 60 * 1024 * 1024
const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test(`${BEACONS} beacons of ${NETWORKS} networks slow no page, cost no memory and are counted exactly, what the bounds refuse too`, async () => {
  const url = await newDatabase()
  onTestFinished(() => dropDatabase(url))
  const site = await startSite(url)
  onTestFinished(() => site.stop())
  await untilReady(site)
  const residentBytes = () =>
    Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]) * 1024
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  onTestFinished(() => agent.destroy())

  const send = (index: number) =>
    new Promise<number>((resolve, reject) => {
      const headers = { 'user-agent': BROWSER, 'x-forwarded-for': `203.0.113.${(index % NETWORKS) + 1}` }
      request(`${site.url}/api/Counts`, { method: 'POST', agent, headers }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode!))
      })
        .once('error', reject)
        .end(`/ara?q=kelime-${index.toString(36)}\n0`)
    })

  await visit(`${site.url}/kurumsal`)
  const memory = residentBytes()
  const ended = new AbortController()
  const visitor = (async () => {
    const answers = []
    while (!ended.signal.aborted) answers.push(await visit(`${site.url}/kurumsal`))
    return answers
  })()
  let next = 0
  const statuses = new Set<number>()
  const sender = async () => {
    while (next < BEACONS) statuses.add(await send(next++))
  }
  const since = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, sender))
  ended.abort()
  const pages = await visitor
  // Ten seconds on an idle machine, and in any case the minute of a network's bound.
  expect(performance.now() - since).toBeLessThan(WINDOW_MS)
  expect([...statuses]).toEqual([204])
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]))
  const slow = pages.map(({ ms }) => ms).toSorted((a, b) => a - b)
  expect(slow[Math.floor(slow.length * 0.99)]).toBeLessThan(500)
  expect(residentBytes() - memory).toBeLessThan(ALLOWED_GROWTH)

  await site.stop()
  const rows = await query<{ kind: string; keys: number; count: number }>(
    url,
    'select kind, count(*)::int as keys, sum(count)::int as count from site_counts group by kind order by kind',
  )
  const admitted = NETWORKS * ADMITTED
  expect(rows).toEqual([
    { kind: 'empty', keys: WORDS, count: WORDS },
    { kind: 'refused', keys: 1, count: BEACONS - admitted + (admitted - WORDS) },
    { kind: 'view', keys: 1, count: admitted },
  ])
})
