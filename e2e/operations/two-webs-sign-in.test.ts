import { afterAll, beforeAll, expect, test } from 'vitest'
import { CREDENTIALS } from '../support/accounts'
import { dropDatabase, newDatabase } from '../support/database'
import { untilReady } from '../support/http'
import { type RunningSite, startSite } from '../support/site'

let url: string
let webs: RunningSite[] = []

beforeAll(async () => {
  url = await newDatabase()
  webs = await Promise.all([startSite(url), startSite(url)])
  await Promise.all(webs.map(untilReady))
})

afterAll(async () => {
  await Promise.all(webs.map((web) => web.stop()))
  if (url) await dropDatabase(url)
})

async function tryAt(web: RunningSite, address: string, password = 'yanlış'): Promise<number> {
  const answer = await fetch(`${web.url}/api/Auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email: CREDENTIALS.email, password }),
  })
  await answer.text()
  return answer.status
}

const ADDRESSES = ['192.0.2.1', '192.0.2.2', '2001:db8::1']

test.each(ADDRESSES)('two processes check five of sixteen concurrent failures from %s', async (address) => {
  const answers = await Promise.all(Array.from({ length: 16 }, (_, i) => tryAt(webs[i % 2]!, address)))
  const count = (status: number) => answers.filter((each) => each === status).length
  // A database that is busy elsewhere may make it a 503, which may use up a try, but the sixth is never heard.
  expect(count(401)).toBeLessThanOrEqual(5)
  expect(count(401) + count(503)).toBeGreaterThanOrEqual(5)
  expect(answers.every((status) => status === 401 || status >= 429)).toBe(true)
  for (const web of webs) expect(await tryAt(web, address, CREDENTIALS.password)).toBe(429)
})

test('two processes accept many concurrent successes', async () => {
  const tries = Array.from({ length: 12 }, (_, i) => tryAt(webs[i % 2]!, '192.0.2.9', CREDENTIALS.password))
  const answers = await Promise.all(tries)
  expect(answers).toEqual(Array(12).fill(200))
})
