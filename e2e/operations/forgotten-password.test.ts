import { randomInt } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { CREDENTIALS } from '../support/accounts'
import { query } from '../support/database'
import { sendJson, signIn, untilReady, visit } from '../support/http'
import { linkMailedTo, writtenMails } from '../support/mail-files'
import { until } from '../support/processes'
import { useSite } from '../support/use-site'

const place = useSite()

beforeAll(() => untilReady(place.site))

let clients = 0
/** As from another client each time, because requests are limited by network. */
const newClient = () => ({ 'x-forwarded-for': `198.18.${(clients += 1) >> 8}.${clients & 255}` })
const ask = async (email: string) => {
  const begun = performance.now()
  const response = await fetch(`${place.site.url}/api/Auth/password-link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newClient() },
    body: JSON.stringify({ email }),
  })
  const body = await response.text()
  const ms = performance.now() - begun
  const names = [...response.headers.keys()].toSorted()
  return { ms, answer: { status: response.status, names, body } }
}
const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!

type Times = { known: number[]; unknown: number[] }

/** Asks 50 times each for a known and an unknown address, and notes times and answers. */
async function askAll(times: Times, answers: Set<string>): Promise<void> {
  let first = 0
  for (let i = 0; i < 100; i += 1) {
    // The order within each pair is chance, because in any fixed one the jobs of earlier requests may always run beside the same kind.
    if (i % 2 === 0) first = randomInt(2)
    const kind = (i + first) % 2 ? 'known' : 'unknown'
    const { ms, answer } = await ask(kind === 'known' ? CREDENTIALS.email : 'kimse@ornek.example')
    times[kind].push(ms)
    answers.add(JSON.stringify(answer))
  }
}

test('neither answer nor time tells which addresses have an account', async () => {
  const answers = new Set<string>()
  const times: Times = { known: [], unknown: [] }
  const difference = () => Math.abs(median(times.known) - median(times.unknown))
  await askAll(times, answers)
  // Fifty of each if they are even, else more, because a busy machine adds to single times.
  for (let round = 1; round < 6 && difference() >= 5; round += 1) await askAll(times, answers)
  expect([times.known.length, times.unknown.length].every((count) => count >= 50)).toBe(true)
  expect(difference()).toBeLessThan(5)
  expect([...answers]).toHaveLength(1)
})

test('what asks for a link leaves neither address nor job behind, and at most three mails', async () => {
  await until(async () => {
    const [row] = await query<{ jobs: number }>(
      place.url,
      'select count(*)::int as jobs from graphile_worker._private_jobs',
    )
    return row!.jobs === 0
  }, 'the end of all jobs')
  // At most three in an hour. A mail answers all requests before it, so that a quick machine needs fewer.
  const recipients = (await writtenMails(place.site)).map(({ recipient }) => recipient)
  expect([...new Set(recipients)]).toEqual([CREDENTIALS.email])
  expect(recipients.length).toBeLessThanOrEqual(3)
})

test('a mailed link opens its page, which is private, until the password is set', async () => {
  const path = await linkMailedTo(place.site, CREDENTIALS.email, '/admin/sifre')
  const page = await visit(place.site.url + path)
  expect(page.status).toBe(200)
  expect(page.text).toContain(CREDENTIALS.email)
  expect(page.headers.get('cache-control')).toContain('no-store')
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  expect(page.headers.get('x-robots-tag')).toBe('noindex')
  const token = path.split('/').at(-1)!
  const answer = await sendJson('POST', `${place.site.url}/api/Auth/new-password`, {
    token,
    newPassword: 'Yeni-Şifre-2',
  })
  expect(answer.status).toBe(204)
  expect((await signIn(place.site, { ...CREDENTIALS, password: 'Yeni-Şifre-2' })).status).toBe(200)
  const [used, never] = [
    await visit(place.site.url + path),
    await visit(`${place.site.url}/admin/sifre/${'x'.repeat(43)}`),
  ]
  expect([used.status, never.status]).toEqual([410, 410])
  expect(used.text).toContain('Bu bağlantının süresi doldu ya da kullanıldı. Yeni bağlantı isteyin.')
})

test('no log line and no row holds the token of a link', async () => {
  const path = await linkMailedTo(place.site, CREDENTIALS.email, '/admin/sifre')
  const token = path.split('/').at(-1)!
  await visit(place.site.url + path)
  await until(() => place.site.output().includes('/admin/sifre/*'), 'the line of the page')
  expect(place.site.output()).not.toContain(token)
  const rows = await query<{ held: string }>(
    place.url,
    `select kind as held from mails where text like '%' || $1 || '%' or html like '%' || $1 || '%'
       union all select token_hash from password_links where token_hash like '%' || $1 || '%'`,
    [token],
  )
  expect(rows).toEqual([])
})
