import { expect, test } from 'vitest'
import { bodyOf, changeSettings, newCaller, problemIn, useCaller } from '../../support/calls/handlers'
import { dayFromNow, orderCallsOf } from '../../support/calls/orders'

const caller = useCaller({ role: 'workshop' })

const LINE = { kind: 'line', text: 'IGBT modülü', lineKind: 'part', unit: 'adet', unitPrice: 870_000, currency: 'EUR' }
const post = (json: unknown) => caller.ask('POST SavedTexts', { json })
const list = (query = '') => bodyOf(caller.ask('GET SavedTexts', { query }))
const put = (key: string, json: unknown, headers = {}) =>
  caller.ask('PUT SavedTexts/[key]', { params: { key }, json, headers })
const remove = (key: string) => caller.ask('DELETE SavedTexts/[key]', { params: { key } })

test('lines and sentences are saved for the team, and listed by kind in alphabetical order', async () => {
  const line = await bodyOf(post(LINE), 201)
  expect(line).toMatchObject(LINE)
  for (const text of ['Çalıştı.', 'Yola çıktı.', 'Boya bekliyor.']) await bodyOf(post({ kind: 'sentence', text }), 201)
  expect(await list('?kind=line')).toEqual([line])
  expect((await list('?kind=sentence')).map(({ text }) => text)).toEqual(['Boya bekliyor.', 'Çalıştı.', 'Yola çıktı.'])
  expect(await list()).toHaveLength(4)
})

test('a saved text can be changed only with its current ETag, and can be deleted', async () => {
  const response = await post({ kind: 'sentence', text: 'Önce' })
  const etag = response.headers.get('etag')!
  const { id } = await bodyOf(response, 201)
  const change = { kind: 'sentence', text: 'Sonra' }
  expect(await bodyOf(put(id, change, { 'if-match': etag }))).toMatchObject(change)
  await problemIn(put(id, { ...change, text: 'Daha sonra' }, { 'if-match': etag }), 412)
  expect((await remove(id)).status).toBe(204)
  expect((await problemIn(remove(id), 404)).message).toContain('Hazır metin')
})

test('a new quote has the defaults from the settings', async () => {
  const calls = orderCallsOf(await newCaller())
  const { id } = await calls.create()
  expect((await calls.read(id)).quoteDefaults).toEqual({ validUntil: dayFromNow(15), leadDays: null, vatRate: 20 })
  await changeSettings('orders', { quoteValidDays: 0, quoteLeadDays: 4, quoteVatRate: 10 })
  expect((await calls.read(id)).quoteDefaults).toEqual({ validUntil: null, leadDays: 4, vatRate: 10 })
})
