import { beforeAll, expect, test } from 'vitest'
import { routes } from '@/lib/orders/saved-text/routes'
import type { SavedTextJson } from '@/lib/orders/saved-text/output'
import { db } from '@/lib/platform/db/client'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { ask, newToken, problemIn, useDatabase } from '../../support/calls/handlers'
import { bodyOf, dayFromNow, setUpOrders } from '../../support/calls/orders'

useDatabase()

let token = ''
beforeAll(async () => {
  token = await newToken({ role: 'workshop' })
})

const LINE = { kind: 'line', text: 'IGBT modülü', lineKind: 'part', unit: 'adet', unitPrice: 870_000, currency: 'EUR' }
const post = (json: unknown) => ask(routes[''].POST, { method: 'POST', json, token })
const list = (query = '') => bodyOf<SavedTextJson[]>(ask(routes[''].GET, { query, token }))
const put = (key: string, json: unknown, headers = {}) =>
  ask(routes['[key]'].PUT, { method: 'PUT', params: { key }, json, token, headers })
const remove = (key: string) => ask(routes['[key]'].DELETE, { method: 'DELETE', params: { key }, token })

test('lines and sentences are saved for the team, and listed by kind in alphabetical order', async () => {
  const line = await bodyOf<SavedTextJson>(post(LINE), 201)
  expect(line).toMatchObject(LINE)
  for (const text of ['Çalıştı.', 'Yola çıktı.', 'Boya bekliyor.']) await bodyOf(post({ kind: 'sentence', text }), 201)
  expect(await list('?kind=line')).toEqual([line])
  expect((await list('?kind=sentence')).map(({ text }) => text)).toEqual(['Boya bekliyor.', 'Çalıştı.', 'Yola çıktı.'])
  expect(await list()).toHaveLength(4)
})

test('a saved text can be changed only with its current ETag, and can be deleted', async () => {
  const response = await post({ kind: 'sentence', text: 'Önce' })
  const etag = response.headers.get('etag')!
  const { id } = (await response.json()) as SavedTextJson
  const change = { kind: 'sentence', text: 'Sonra' }
  expect(await bodyOf(put(id, change, { 'if-match': etag }))).toMatchObject(change)
  await problemIn(await put(id, { ...change, text: 'Daha sonra' }, { 'if-match': etag }), 412)
  expect((await remove(id)).status).toBe(204)
  expect((await problemIn(await remove(id), 404)).message).toContain('Hazır metin')
})

test('a new quote has the defaults from the settings', async () => {
  const calls = await setUpOrders()
  const { id } = await calls.create()
  expect((await calls.read(id)).quoteDefaults).toEqual({ validUntil: dayFromNow(15), leadDays: null, vatRate: 20 })
  const value = { ...DEFAULT_SETTINGS.orders, quoteValidDays: 0, quoteLeadDays: 4, quoteVatRate: 10 }
  await db().setting.create({ data: { section: 'orders', value } })
  expect((await calls.read(id)).quoteDefaults).toEqual({ validUntil: null, leadDays: 4, vatRate: 10 })
})
