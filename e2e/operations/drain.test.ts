import { afterEach, beforeEach, expect, test } from 'vitest'
import { openRaw, sendRaw } from '../support/http'
import { isRunning, until } from '../support/processes'
import { type RunningSite, startSiteWithoutDatabase } from '../support/site'

let site: RunningSite

beforeEach(async () => {
  site = await startSiteWithoutDatabase()
})

afterEach(async () => {
  await site?.stop()
})

/** Waits for the end of the process. Returns how long that took, in milliseconds. */
async function untilGone(): Promise<number> {
  const since = performance.now()
  await site.ended
  return performance.now() - since
}

const refusesConnections = () =>
  sendRaw(site.url, 'GET / HTTP/1.0\r\n\r\n').then(
    () => false,
    () => true,
  )

test('SIGTERM ends the process at once if all connections are idle', async () => {
  const idle = await openRaw(site.url)
  idle.write('GET /kurumsal HTTP/1.1\r\nHost: site\r\n\r\n')
  await idle.read(/<\/html>/)
  process.kill(site.pid, 'SIGTERM')
  expect(await untilGone()).toBeLessThan(2000)
})

test('requests that arrived on new connections before SIGTERM are answered', async () => {
  await sendRaw(site.url, 'GET /last-resort.css HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n')
  process.kill(site.pid, 'SIGSTOP')
  const connections = await Promise.all(Array.from({ length: 24 }, () => openRaw(site.url)))
  for (const { write } of connections) write('GET /last-resort.css HTTP/1.1\r\nHost: site\r\n\r\n')
  process.kill(site.pid, 'SIGTERM')
  process.kill(site.pid, 'SIGCONT')
  const answers = await Promise.all(connections.map(({ read }) => read()))
  expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 200 '))).toHaveLength(24)
  expect(await untilGone()).toBeLessThan(2000)
})

test('after SIGTERM a running request is answered and new connections are refused', async () => {
  const [running, asking] = [await openRaw(site.url), await openRaw(site.url)]
  running.write(
    'POST /iletisim HTTP/1.1\r\nHost: site\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\nphone',
  )
  asking.write('GET /api/health/ready HTTP/1.1\r\n')
  // The server has read the first bytes of both once it answers a later connection.
  await sendRaw(site.url, 'GET /api/health/live HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n')
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGTERM'] as const) process.kill(site.pid, signal)
  await until(refusesConnections, 'new connections are refused')

  asking.write('Host: site\r\n\r\n')
  // The answer closes the connection, because one that stays open would delay the end.
  expect(await asking.read()).toMatch(/^HTTP\/1\.1 503 [^]*\r\nConnection: close\r\n[^]*"stopping"/)
  expect(isRunning(site.pid)).toBe(true)
  running.write('=123')
  expect(await running.read()).toMatch(/^HTTP\/1\.1 400 [^]*<\/html>/)
  expect(await untilGone()).toBeLessThan(2000)
})

test('a request that never finishes does not delay the end beyond 8 s', async () => {
  const endless = await openRaw(site.url)
  endless.write(
    'POST /iletisim HTTP/1.1\r\nHost: site\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\n',
  )
  await sendRaw(site.url, 'GET /api/health/live HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n')
  process.kill(site.pid, 'SIGTERM')
  // A second more for a busy machine. A container is killed after 10 s.
  expect(await untilGone()).toBeLessThan(9000)
  endless.close()
})
