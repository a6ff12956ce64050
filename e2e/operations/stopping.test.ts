import { expect, onTestFinished, test } from 'vitest'
import { openRaw, sendRaw } from '../support/calls/http'
import { isRunning, until } from '../support/servers/processes'
import { type RunningSite, startSiteWithoutDatabase } from '../support/servers/site'

const FORM_HEAD =
  'POST /iletisim HTTP/1.1\r\nHost: site\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\n'
/** Waits for the response to a request, by which time the site has read what was sent before. */
const untilProcessed = (site: RunningSite) =>
  sendRaw(site.url, 'GET /api/health/live HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n')
const refusesConnections = (site: RunningSite) => () =>
  sendRaw(site.url, 'GET / HTTP/1.0\r\n\r\n').then(
    () => false,
    () => true,
  )

test('after SIGTERM, requests already received are answered, idle connections are closed and new connections are refused', async () => {
  const site = await startSiteWithoutDatabase()
  onTestFinished(() => site.stop())
  const [idleConnection, unfinishedForm, unfinishedHead] = await Promise.all([
    openRaw(site.url),
    openRaw(site.url),
    openRaw(site.url),
  ])
  idleConnection.write('GET /kurumsal HTTP/1.1\r\nHost: site\r\n\r\n')
  await idleConnection.read(/<\/html>/)
  unfinishedForm.write(`${FORM_HEAD}phone`)
  unfinishedHead.write('GET /api/health/ready HTTP/1.1\r\n')
  await untilProcessed(site)
  process.kill(site.pid, 'SIGSTOP')
  // These connections are not yet accepted when the signal arrives.
  const unacceptedConnections = await Promise.all(Array.from({ length: 24 }, () => openRaw(site.url)))
  for (const { write } of unacceptedConnections) write('GET /last-resort.css HTTP/1.1\r\nHost: site\r\n\r\n')
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGTERM'] as const) process.kill(site.pid, signal)
  process.kill(site.pid, 'SIGCONT')
  const responses = await Promise.all(unacceptedConnections.map(({ read }) => read()))
  expect(responses.filter((response) => response.startsWith('HTTP/1.1 200 '))).toHaveLength(24)
  await until(refusesConnections(site), 'new connections are refused')
  await idleConnection.read()

  unfinishedHead.write('Host: site\r\n\r\n')
  // The response closes the connection, because an open connection would delay the exit.
  expect(await unfinishedHead.read()).toMatch(/^HTTP\/1\.1 503 [^]*\r\nConnection: close\r\n[^]*"stopping"/)
  expect(isRunning(site.pid)).toBe(true)
  unfinishedForm.write('=123')
  expect(await unfinishedForm.read()).toMatch(/^HTTP\/1\.1 400 [^]*<\/html>/)
  const startedAt = performance.now()
  await site.ended
  expect(performance.now() - startedAt).toBeLessThan(2000)
})

test('an endless request delays the exit by no more than 10 s', async () => {
  const site = await startSiteWithoutDatabase()
  onTestFinished(() => site.stop())
  const endlessRequest = await openRaw(site.url)
  endlessRequest.write(FORM_HEAD)
  await untilProcessed(site)
  const startedAt = performance.now()
  process.kill(site.pid, 'SIGTERM')
  await site.ended
  expect(performance.now() - startedAt).toBeLessThan(10_000)
})
