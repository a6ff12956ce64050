import { beforeAll, beforeEach, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { db } from '@/lib/platform/db/client'
import { bodyOf, problemIn, useCaller } from '../../support/calls/handlers'
import { faultRow } from '../../support/calls/rows'

const caller = useCaller()

const PAGE_EXISTS = 'Bu sayfa sitede yaşıyor, yönlendirilemez.'

beforeAll(async () => {
  const service = await db().service.create({ data: { id: newId(), slug: 'plc-tamiri', title: 'PLC Tamiri' } })
  await db().serviceSlug.create({ data: { slug: 'plc-onarimi', serviceId: service.id } })
  await db().service.create({ data: { id: newId(), slug: 'taslak', title: 'Taslak', isDraft: true } })
  await db().blogPost.create({ data: { id: newId(), slug: 'yazi', title: 'Yazı', content: 'Metin' } })
  const fault = await db().fault.create({ data: faultRow({ code: 'AL16', slug: 'yumaro-al16' }) })
  await db().faultSlug.create({ data: { slug: 'yumaro-al-16', faultId: fault.id } })
})

beforeEach(async () => {
  await db().redirect.deleteMany()
})

const add = (from: string, to = '/kurumsal') => caller.ask('POST Redirects', { json: { from, to } })
const storedRedirects = async () =>
  (await db().redirect.findMany({ orderBy: { from: 'asc' } })).map(({ from, to }) => [from, to])

test.each([
  ['https://www.eski-site.example/kart.html#foto', '/kart.html'],
  ['http://eski.example/kart.php?id=3&dil=t%fcrk', '/kart.php?id=3&dil=t%FCrk'],
  ['/Servis/Ürünler/', '/Servis/%C3%9Cr%C3%BCnler'],
])('the old address %s is stored as %s', async (input, from) => {
  expect((await add(input)).status).toBe(201)
  expect(await storedRedirects()).toEqual([[from, '/kurumsal']])
})

const UNREADABLE = expect.stringContaining('Bu adres okunamıyor')

test.each([
  ['from', 'hakkimizda', '“/” ile başlamıyor.'],
  ['from', '//evil.example/x', 'Adres “//” ile başlayamaz.'],
  ['from', '/\\evil.example', UNREADABLE],
  ['from', '/a%0d%0aSet-Cookie:x', UNREADABLE],
  ['from', '/', PAGE_EXISTS],
  ['from', '/hizmetler/plc-tamiri', PAGE_EXISTS],
  ['from', '/teknik-bilgi/yazi', PAGE_EXISTS],
  ['from', '/ariza-kodlari/yumaro-al16', PAGE_EXISTS],
  ['from', '/ariza-kodlari/marka/yumaro/harf/a', PAGE_EXISTS],
  ['to', '/yok', 'Bu sitede böyle bir sayfa yok.'],
  ['to', '/hizmetler/plc-onarimi', 'Zincir olur: /hizmetler/plc-onarimi zaten /hizmetler/plc-tamiri adresine gidiyor.'],
  ['to', '//evil.example', 'Adres “//” ile başlayamaz.'],
  ['to', '/\\evil.example', UNREADABLE],
  ['to', 'https://site.example@evil.example/kurumsal', 'Yönlendirme yalnız bu sitenin bir sayfasına gidebilir.'],
  ['to', 'javascript:alert(1)', '“/” ile başlamıyor.'],
  ['to', '/%0d%0aSet-Cookie:%20a=b', UNREADABLE],
])('a redirect whose address ‘%s’ is %s is refused', async (field, address, text) => {
  const response = field === 'from' ? add(address) : add('/eski', address)
  expect((await problemIn(response, 400)).errors).toEqual({ [field]: [text] })
  expect(await storedRedirects()).toEqual([])
})

test('a second redirect from the same address is refused', async () => {
  await add('/eski', '/kurumsal')
  const refusal = await problemIn(add('/eski', '/iletisim'), 409)
  expect(refusal.errors).toEqual({ from: ['Bu adres zaten /kurumsal adresine gidiyor.'] })
  expect((await problemIn(add('/eski/', '/kurumsal'), 409)).message).toBe('Bu yönlendirme zaten var.')
  expect((await add('/eski?id=1')).status).toBe(201)
})

test('concurrent writers create neither a chain nor a loop', async () => {
  for (let round = 0; round < 8; round += 1) {
    const page = `/hizmetler/gecici-${round}`
    const { id } = await db().service.create({ data: { id: newId(), slug: `gecici-${round}`, title: 'Geçici' } })
    // While the page is deleted, redirects are added to its address and from it.
    await Promise.all([
      add(`/eski-${round}`, page),
      db().service.delete({ where: { id } }),
      add(page, '/kurumsal'),
      add(`/baska-${round}`, page),
    ])
    const rows = await storedRedirects()
    const sources = new Set(rows.map(([from]) => from))
    expect(rows.filter(([, to]) => sources.has(to))).toEqual([])
  }
})

const importContent = (content: string | Uint8Array<ArrayBuffer>, apply = false) => {
  const form = { file: new File([content], 'adresler.csv'), apply: String(apply) }
  return bodyOf(caller.ask('POST Redirects/import', { form }))
}

test('the CSV file of the list can be imported again', async () => {
  await add('/iletişim.php?a=1;b', '/iletisim')
  await add('/eski.html')
  const response = await caller.ask('GET Redirects', { headers: { accept: 'text/csv' } })
  expect(response.headers.get('content-disposition')).toMatch(/yonlendirmeler-\d{4}-\d{2}-\d{2}\.csv/)
  const file = new Uint8Array(await response.arrayBuffer())
  const redirectsBefore = await storedRedirects()
  await db().redirect.deleteMany()
  expect((await importContent(file, true)).added).toBe(2)
  expect(await storedRedirects()).toEqual(redirectsBefore)
})

const FILE_TEXT = [
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

test('the preview of a file reports each bad line and adds nothing; applying the file adds its good lines', async () => {
  await add('/kurumsal.html')
  const { lines, added: count } = await importContent(FILE_TEXT)
  expect(count).toBe(0)
  expect(
    lines.map(({ line, result, ...details }) => [line, result, 'reason' in details ? details.reason : '']),
  ).toEqual([
    [2, 'new', ''],
    [3, 'bad', PAGE_EXISTS],
    [4, 'bad', 'Zincir olur: /servo-tamir zaten /hizmetler/plc-tamiri adresine gidiyor.'],
    [5, 'known', ''],
    [6, 'bad', '“/” ile başlamıyor.'],
    [7, 'new', ''],
    [8, 'known', ''],
    [9, 'bad', 'Bu sitedeki adresi yazın.'],
  ])
  expect(await storedRedirects()).toEqual([['/kurumsal.html', '/kurumsal']])
  expect((await importContent(FILE_TEXT, true)).added).toBe(2)
})
