import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { CountKind } from '@/lib/counts/counts'
import { countsByDay } from '@/lib/counts/data'
import { addCounts } from '@/lib/counts/mutations'
import { cleanUp } from '@/lib/jobs/nightly-cleanup'
import { db } from '@/lib/platform/db/client'
import { istanbulDay, monthsLater } from '@/lib/platform/turkish/dates'
import { ask, newClientAddress, useDatabase } from '../../support/calls/handlers'
import { CONTACT_FORM } from '../../support/calls/http'

useDatabase()

beforeEach(async () => {
  await db().siteCount.deleteMany()
})

const MARCH = { from: '2026-03-01', to: '2026-03-31' }

const add = (kind: CountKind, counts: [day: string, key: string, count: number][]) =>
  addCounts(counts.map(([day, key, count]) => ({ kind, day, key, count })))

const allCounts = async () => {
  const rows = await db().siteCount.findMany({ orderBy: [{ kind: 'asc' }, { key: 'asc' }] })
  return rows.map(({ kind, key, count }) => [kind, key, count])
}

const send = (headers: Record<string, string> = {}, fields: object = {}) =>
  ask('POST ContactMessages', {
    json: { ...CONTACT_FORM, ...fields },
    headers: { 'x-client-address': newClientAddress(), ...headers },
  })

const refererOf = (query: string) => ({ referer: `http://site.example/iletisim${query}` })

test('simultaneous counts for one day add up in any order', async () => {
  const rows = Array.from({ length: 300 }, (_, i) => [MARCH.from, `/sayfa-${i}`, 1] as [string, string, number])
  await Promise.all([rows, rows.toReversed(), rows].map((counts) => add('view', counts)))
  expect(await countsByDay('view', MARCH)).toEqual([{ day: MARCH.from, count: 900 }])
})

test('a sent form is counted by its origin: a fault, a code or none', async () => {
  for (const headers of [refererOf('?ariza=e1&k=1'), refererOf('?ariza=e1'), refererOf('?kod=AL53'), refererOf(''), {}])
    await send(headers)
  expect(await allCounts()).toEqual([
    ['sent', '', 2],
    ['sent', '/ariza-kodlari/e1', 2],
    ['sent', 'q:al53', 1],
  ])
})

test('a message sent twice counts once, and a suspect or refused message does not count', async () => {
  const sameKeyHeader = { 'idempotency-key': randomUUID() }
  for (const fields of [{}, {}]) await send(sameKeyHeader, fields)
  await send({}, { website: 'https://spam.example' })
  await send({}, { phone: '' })
  expect(await allCounts()).toEqual([['sent', '', 1]])
})

test('counts older than two years are deleted at night', async () => {
  const oldestKeptDay = monthsLater(istanbulDay(new Date()), -24)
  const dayBefore = new Date(Date.parse(oldestKeptDay) - 1).toISOString().slice(0, 10)
  await add('view', [
    [dayBefore, '/', 1],
    [oldestKeptDay, '/', 2],
  ])
  await cleanUp()
  expect(await allCounts()).toEqual([['view', '/', 2]])
})
