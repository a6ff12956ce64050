import { beforeAll, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { db } from '@/lib/platform/db/client'
import { KIND_ENTRIES } from '@/lib/site/kinds'
import { ask, bodyOf, newClientAddress, problemIn, useCaller } from '../../support/calls/handlers'
import { type CallName, ROUTES } from '../../support/routes'

const caller = useCaller()

const LISTS = {
  services: 'GET Services',
  posts: 'GET BlogPosts',
  references: 'GET References',
  messages: 'GET ContactMessages',
} as const
const TITLE = 'IŞIK Çözümü Kâğıt'

beforeAll(async () => {
  const withSlug = (slug: string) => ({ id: newId(), slug })
  await db().service.createMany({
    data: [
      { ...withSlug('a'), title: TITLE, benefits: ['24" ekran', '%100 güvence'], brands: ['Ölçev_A'] },
      { ...withSlug('b'), title: 'Başka', description: 'ışık' },
    ],
  })
  await db().blogPost.createMany({
    data: [
      { ...withSlug('a'), title: TITLE, content: 'İÇERİK\niki' },
      { ...withSlug('b'), title: 'Başka', content: 'x' },
    ],
  })
  await db().reference.createMany({
    data: [
      { id: newId(), name: TITLE },
      { id: newId(), name: 'Başka' },
    ],
  })
  const device = { deviceBrand: 'Yumaro', deviceModel: 'YS-2' }
  const fields = { phone: '0212 555', email: 'a@ornek.example', problemDescription: 'Sürücü' }
  await db().contactMessage.createMany({
    data: [
      { ...fields, ...device, id: newId(), contactPerson: TITLE, companyName: 'Şirket' },
      { id: newId(), contactPerson: 'Başka', ...fields },
    ],
  })
})

const find = async (kind: keyof typeof LISTS, q: string) => {
  const response = await caller.ask(LISTS[kind], { query: `?q=${encodeURIComponent(q)}` })
  const items = (await bodyOf(response)) as Record<string, string>[]
  return {
    total: Number(response.headers.get('x-total-count')),
    names: items.map((item) => item.title ?? item.name ?? item.contactPerson),
  }
}
test.each(Object.keys(LISTS) as (keyof typeof LISTS)[])(
  '%s are found with any spelling of Turkish letters',
  async (kind) => {
    for (const q of ['isik cozumu', 'ışık çözümü', 'ISIK', 'KÂĞIT', 'ışık'.normalize('NFD'), '  çöz  ık ']) {
      const { names } = await find(kind, q)
      expect([q, names.includes(TITLE)]).toEqual([q, true])
    }
    expect(await find(kind, 'çözümü yok')).toEqual({ total: 0, names: [] })
    expect((await find(kind, ' ')).total).toBe(2)
  },
)

test('a search covers all texts of an item', async () => {
  for (const q of ['24" ekran', '%100 guvence', 'olcev_a'])
    expect(await find('services', q)).toEqual({ total: 1, names: [TITLE] })
  expect(await find('posts', 'icerik admin')).toEqual({ total: 1, names: [TITLE] })
  for (const q of ['sirket', 'yumaro', 'ys-2', '0212 555 sirket', 'a@ornek surucu yumaro']) {
    expect(await find('messages', q)).toEqual({ total: 1, names: [TITLE] })
  }
})

test('a search treats %, _ and the backslash as literal characters', async () => {
  for (const q of ['%200', 'olcev-a', 'b_şka', '\\']) expect((await find('services', q)).total).toBe(0)
  expect((await find('services', 'olcev_')).total).toBe(1)
})

test('a search parameter that has more than 200 characters, is repeated or contains NUL is refused', async () => {
  expect((await find('services', 'x'.repeat(200))).total).toBe(0)
  for (const query of [`?q=${'x'.repeat(201)}`, '?q=a&q=b', '?q=%00']) {
    expect(Object.keys((await problemIn(ask('GET Services', { query }), 400)).errors!)).toEqual(['q'])
  }
})

const PUBLIC_LISTS = KIND_ENTRIES.map(([, { api }]) => `GET ${api}` as CallName).filter(
  (name) => ROUTES.get(name)!.access === 'optional-content',
)

test.each(PUBLIC_LISTS)(
  '%s allows a visitor 30 searches a minute, and does not limit staff or requests without search words',
  async (name) => {
    const headers = { 'x-client-address': newClientAddress() }
    const searchFor = (q: string, token?: string) => ask(name, { query: `?q=${q}&pageSize=1`, headers, token })
    for (let n = 0; n < 30; n += 1) expect((await searchFor('a')).status).toBe(200)
    const response = await searchFor('a')
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    await problemIn(response, 429)
    expect((await searchFor('')).status).toBe(200)
    expect((await searchFor('a', caller.token)).status).toBe(200)
  },
)

test('no trigram index has a pending list, which would make searches for mistyped words slow after an import', async () => {
  const rows = await db().$queryRaw<{ name: string; options: string[] | null }[]>`
    SELECT "pg_class"."relname"::text AS "name", "pg_class"."reloptions" AS "options" FROM "pg_index"
    JOIN "pg_class" ON "pg_class"."oid" = "indexrelid" JOIN "pg_opclass" ON "pg_opclass"."oid" = "indclass"[0]
    WHERE "opcname" = 'gin_trgm_ops'`
  expect(rows.length).toBeGreaterThan(4)
  expect(rows.filter(({ options }) => !options?.includes('fastupdate=off'))).toEqual([])
})
