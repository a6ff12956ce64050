import { beforeAll, beforeEach, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import type { ImportResult, RedirectJson } from '@/lib/redirects/output'
import { db } from '@/lib/platform/db/client'
import { ask, newToken, problemIn, useDatabase } from '../support/handlers'
import { routes as redirectRoutes } from '@/app/api/Redirects/[[...path]]/routes'

const { POST: importFile } = redirectRoutes['import']
const { GET, POST } = redirectRoutes['']

useDatabase()

const LIVING = 'Bu sayfa sitede yaşıyor, yönlendirilemez.'
let token: string

beforeAll(async () => {
  token = await newToken()
  const service = await db().service.create({ data: { id: newId(), slug: 'plc-tamiri', title: 'PLC Tamiri' } })
  await db().serviceSlug.create({ data: { slug: 'plc-onarimi', serviceId: service.id } })
  await db().service.create({ data: { id: newId(), slug: 'taslak', title: 'Taslak', isDraft: true } })
  await db().blogPost.create({ data: { id: newId(), slug: 'yazi', title: 'Yazı', content: 'Metin' } })
})

beforeEach(async () => {
  await db().redirect.deleteMany()
})

const add = (from: string, to = '/kurumsal') => ask(POST, { method: 'POST', token, json: { from, to } })
const stored = async () =>
  (await db().redirect.findMany({ orderBy: { from: 'asc' } })).map(({ from, to }) => [from, to])
const list = async (query = '') => (await (await ask(GET, { token, query })).json()) as RedirectJson[]
const send = (content: string | Uint8Array<ArrayBuffer>, { apply = false, name = 'adresler.csv' } = {}) =>
  ask(importFile, { method: 'POST', token, form: { file: new File([content], name), apply: String(apply) } })
const imported = async (content: string | Uint8Array<ArrayBuffer>, apply = false) =>
  (await (await send(content, { apply })).json()) as ImportResult

test('the list as CSV can be imported again', async () => {
  await add('/iletişim.php?a=1;b', '/iletisim')
  await add('/eski.html')
  const response = await ask(GET, { token, headers: { accept: 'text/csv' } })
  expect(response.headers.get('content-disposition')).toMatch(/yonlendirmeler-\d{4}-\d{2}-\d{2}\.csv/)
  const file = new Uint8Array(await response.arrayBuffer())
  const before = await stored()
  await db().redirect.deleteMany()
  expect((await imported(file, true)).added).toBe(2)
  expect(await stored()).toEqual(before)
})

const FILE = [
  'eski;yeni',
  '/servo-tamir;/hizmetler/plc-tamiri',
  '/hizmetler;/hizmetler',
  '/eski-plc;/servo-tamir',
  '/kurumsal.html;/kurumsal',
  'hakkimizda;/kurumsal',
  '/SERVO-TAMIR;/kvkk',
  '/servo-tamir;/hizmetler/plc-tamiri',
  '/tek',
].join('\r\n')

test('the preview of a file names each bad line and adds nothing', async () => {
  await add('/kurumsal.html')
  const { lines, added: count } = await imported(FILE)
  expect(count).toBe(0)
  expect(lines.map(({ line, result, ...more }) => [line, result, 'reason' in more ? more.reason : ''])).toEqual([
    [2, 'new', ''],
    [3, 'bad', LIVING],
    [4, 'bad', 'Zincir olur: /servo-tamir zaten /hizmetler/plc-tamiri adresine gidiyor.'],
    [5, 'known', ''],
    [6, 'bad', '“/” ile başlamıyor.'],
    [7, 'new', ''],
    [8, 'known', ''],
    [9, 'bad', 'Bu sitedeki adresi yazın.'],
  ])
  expect(await stored()).toEqual([['/kurumsal.html', '/kurumsal']])
})

test('the good lines of a file are taken, and a second time nothing', async () => {
  expect((await imported(FILE, true)).added).toBe(3)
  const after = await stored()
  expect(after).toHaveLength(3)
  const again = await imported(FILE, true)
  expect(again.added).toBe(0)
  expect(again.lines.filter(({ result }) => result === 'known')).toHaveLength(4)
  expect(await stored()).toEqual(after)
})

test('a file of 5 000 lines is imported in seconds, one of 5 001 is refused', async () => {
  const lines = Array.from({ length: 5000 }, (_, index) => `/eski-${index}.html,/hizmetler/plc-tamiri`)
  const since = performance.now()
  expect((await imported(lines.join('\n'), true)).added).toBe(5000)
  expect(performance.now() - since).toBeLessThan(20_000)
  const more = await problemIn(await send([...lines, '/bir-daha,/kurumsal'].join('\n')), 400)
  expect(more.errors).toEqual({
    file: ['“adresler.csv” okunmadı: 5.001 satır var, en çok 5.000 olabilir. Dosyayı ikiye bölün.'],
  })
  expect((await list('?page=1&pageSize=50')).length).toBe(50)
})

test('there are at most 10 000 redirects', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => ({ id: newId(), from: `/x-${index}`, to: '/kurumsal' }))
  await db().redirect.createMany({ data: rows })
  expect((await problemIn(await add('/fazla'), 409)).message).toBe('En çok 10.000 yönlendirme olabilir.')
  await problemIn(await send('/fazla;/kurumsal'), 409)
})

test('a workbook is refused with the way to a CSV', async () => {
  const { message } = await problemIn(
    await send(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), { name: 'eski-adresler.xlsx' }),
    400,
  )
  expect(message).toBe('eski-adresler.xlsx bir CSV değil. Excel’de “Farklı Kaydet”, “CSV UTF-8” seçin.')
})

test('a file above 2 MB, an empty one and none are refused', async () => {
  await problemIn(await send('a'.repeat(2 * 1024 * 1024 + 1)), 413)
  expect((await problemIn(await send('eski;yeni\n'), 400)).message).toBe(
    '“adresler.csv” okunmadı: dosyada yönlendirme yok.',
  )
  const none = await ask(importFile, { method: 'POST', token, form: { apply: 'true' } })
  expect((await problemIn(none, 400)).message).toBe('Bir CSV dosyası seçin.')
})
