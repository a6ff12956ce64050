import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dropDatabase, newDatabase } from '../support/database'
import { ApiClient, sendMessage, visit } from '../support/http'
import { untilMailsWritten } from '../support/known-person'
import { startPooledSites } from '../support/pooler'
import { until } from '../support/processes'
import { ordersOf } from '../support/site-orders'

let database: string
let pooled: Awaited<ReturnType<typeof startPooledSites>>

beforeAll(async () => {
  database = await newDatabase()
  pooled = await startPooledSites(database)
})

afterAll(async () => {
  await pooled?.stop()
  if (database) await dropDatabase(database)
})

test('behind PgBouncer with two connections orders get their numbers, mails go out and both processes are fresh', async () => {
  const [one, other] = await Promise.all(pooled.sites.map((site) => ApiClient.signIn(site)))
  const added = await Promise.all(
    Array.from({ length: 12 }, (_, at) => ordersOf(at % 2 ? one!.site.url : other!.site.url, one!.token).add()),
  )
  const last = added.map(({ number }) => Number(number.split('-')[1])).toSorted((a, b) => a - b)
  expect(last).toEqual(Array.from({ length: 12 }, (_, at) => at + 1))

  expect(await sendMessage(one!.site, randomUUID())).toBe(201)
  await untilMailsWritten(one!.site)

  const { id } = await one!.create('/api/Services', { title: 'Havuz' })
  const shows = (text: string) => async () => (await visit(`${other!.site.url}/hizmetler/havuz`)).text.includes(text)
  await until(shows('Havuz'), 'the other process shows the service')
  await one!.send('PUT', `/api/Services/${id}`, { title: 'Havuz', description: 'Değişti.' })
  await until(shows('Değişti.'), 'the other process shows the change', 2000)
})
