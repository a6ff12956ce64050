import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { codeColumns } from '@/lib/faults/alarm-code'
import { faults } from '@/prisma/seed/content'
import { openContent } from '../support/calls/content'
import { type HttpResponse, newAddressHeader, untilReady, visit } from '../support/calls/http'
import { randomNumbers } from '../support/random'
import { useSiteOnOwnPostgres } from '../support/servers/use-site'

const FAULTS = 5000
const POSTS = 2000
const HOSTILE_COUNT = 1000

/** Returns the columns of copies of the seeded faults, so that texts, codes and brands are as long and as frequent as real ones. */
const manyFaults = () =>
  Array.from({ length: FAULTS }, (_, index) => {
    const { brand, symptoms, causes, checks, warning, repair, ...fault } = faults[index % faults.length]!
    const copy = Math.floor(index / faults.length)
    const series = `${fault.series} ${Math.floor(copy / 10)}`
    const texts = { brand, series, code: fault.code && `${fault.code}.${copy % 10}`, title: `${fault.title} (${copy})` }
    const id = randomUUID()
    return { id, slug: id, ...texts, ...codeColumns(texts), symptoms, causes, checks, warning, repair }
  })

const setup = useSiteOnOwnPostgres({
  fill: async (postgres) => {
    const { db } = openContent(postgres.url)
    await db.fault.createMany({ data: manyFaults() })
    await db.$disconnect()
    await postgres.query(
      `insert into blog_posts (id, slug, title, content)
       select gen_random_uuid(), 'yazi-' || n, 'Servo arızası ' || n, repeat('Aşırı akım ölçülür, enkoder ' || n || '. ', 150)
       from generate_series(1, $1::int) n`,
      [POSTS],
    )
    await postgres.query('analyze')
  },
})

const ask = (path: string): Promise<HttpResponse> => visit(setup.site.url + path, { headers: newAddressHeader() })

const searchPath = (text: string) => `/ara?q=${encodeURIComponent(text)}`

/** Parts of searches that are not words, match too much or have a meaning in some syntax. */
const PIECES = [
  String.raw`% _ \ ' " $$ ;-- :* & | ! ( ) <-> * ? [ ] { ^ . -`,
  '\0 \r\n \t \u2028 \u0300 \u200d \ufeff \uFFFF 𝐀 🙂 ß İ ı ﷺ e\u0301 \u{E0001}',
  'a e s 1 0 al servo akim AL16 F.0 enkodr zzzz ve select <script> ../ null',
].flatMap((line) => line.split(' '))

const randomBelow = randomNumbers(18)

const hostileText = () =>
  Array.from(
    { length: 1 + randomBelow(12) },
    () => PIECES[randomBelow(PIECES.length)]! + (randomBelow(3) === 0 ? ' ' : ''),
  ).join('')

/** Raw query strings that no browser sends. */
const RAW_QUERIES = [
  '%',
  '%zz',
  '%ff%fe',
  '%ed%a0%80',
  '%00',
  '%C0%AF',
  'a&q=b',
  'a&'.repeat(3000),
  'x'.repeat(7000),
  '+',
  '%2B',
  '#',
]

const LIMIT_MS = 300

/** On a busy machine every search is slow: a hostile search may then take this many times as long as a plain search. */
const LIMIT_FACTOR = 10

/** Returns the time of the fastest of three responses, or of the first response within the limit, in ms. */
async function shortestTimeOf(path: string): Promise<number> {
  let fastest = Infinity
  for (let i = 0; i < 3 && fastest > LIMIT_MS; i += 1) fastest = Math.min(fastest, (await ask(path)).durationMs)
  return fastest
}

async function askUntilReady(path: string): Promise<HttpResponse> {
  const response = await ask(path)
  if (response.status !== 503) return response
  await untilReady(setup.site)
  return ask(path)
}

/** Returns whether a search is slow each time, and not only because the machine is busy. */
async function isSlowAgain(path: string): Promise<boolean> {
  const [hostile, plain] = [await shortestTimeOf(path), await shortestTimeOf(searchPath('servo'))]
  return hostile > Math.max(LIMIT_MS, LIMIT_FACTOR * plain)
}

test(`none of ${HOSTILE_COUNT} hostile searches fails or is slow`, { timeout: 400_000 }, async () => {
  const wrong: string[] = []
  for (let i = 0; i < 20; i += 1) await ask(searchPath('servo'))
  for (let i = 0; i < HOSTILE_COUNT; i += 1) {
    const pagePath = i < RAW_QUERIES.length ? `/ara?q=${RAW_QUERIES[i]}` : searchPath(hostileText())
    const path = i % 2 ? pagePath : pagePath.replace('/ara?', '/api/Search?')
    const { status, durationMs } = await askUntilReady(path)
    const isSlow = durationMs > LIMIT_MS && (await isSlowAgain(path))
    if (![200, 400].includes(status) || isSlow)
      wrong.push(`${status} ${Math.round(durationMs)} ms ${path.slice(0, 200)}`)
  }
  expect(wrong).toEqual([])
})
