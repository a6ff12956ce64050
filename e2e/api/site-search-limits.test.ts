import { beforeAll, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { GET } from '@/app/api/Search/route'
import { codeColumns } from '@/lib/faults/alarm-code'
import { db } from '@/lib/platform/db/client'
import { search } from '@/lib/search/data'
import { ask, newAddress, problemIn, useDatabase } from '../support/handlers'
import { addFault, addFindableItems, find } from '../support/site-search'

useDatabase()
beforeAll(addFindableItems)

test('more hits than are counted are more than that', async () => {
  const many = Array.from({ length: 205 }, (_, n) => ({
    brand: 'Sayısız',
    series: '',
    code: `N${n}`,
    title: 'Sayısız',
  }))
  const data = many.map((words) => ({ id: newId(), slug: `ariza-${newId()}`, ...words, ...codeColumns(words) }))
  await db().fault.createMany({ data })
  expect((await search('sayısız', 5)).total).toBeGreaterThan(200)
})

test('a search gets at most the hits it asks for, and the number of all', async () => {
  for (let n = 0; n < 60; n += 1) await addFault({ brand: 'Kalabalık', code: `K${n}`, title: 'Kalabalık arıza' })
  const { hits, total } = await search('kalabalık', 50)
  expect([hits.length, total]).toEqual([50, 60])
})

test.each([...Array.from('%_\'\\"�🙂ß'), ':*', 'a & b | !c', '-- ;', '(((', 'x'.repeat(100), 'a '.repeat(50)])(
  '%j is a search like any other',
  async (q) => {
    expect((await find(q)).hits.length).toBeLessThanOrEqual(6)
  },
)

test('% and _ stand for no other letters', async () => {
  for (const q of ['%%', 'al%', 'a_16', '%16']) {
    expect([q, (await find(q)).hits.some(({ isExact }) => isExact)]).toEqual([q, false])
  }
})

test('a text that is too long, has a NUL or comes twice is refused', async () => {
  for (const query of [`?q=${'x'.repeat(101)}`, '?q=%00', '?q=a&q=b']) {
    expect(Object.keys((await problemIn(await ask(GET, { query }), 400)).errors!)).toEqual(['q'])
  }
})

test('one network gets 120 suggestions a minute, and others still get theirs', async () => {
  const headers = { 'x-client-address': newAddress() }
  const from = () => ask(GET, { query: '?q=', headers })
  for (let n = 0; n < 120; n += 1) expect((await from()).status).toBe(200)
  const refused = await from()
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await problemIn(refused, 429)
  expect((await find('servo')).total).toBeGreaterThan(0)
})

test('the plain text of a hostile post takes no longer than its length', async () => {
  const time = async (piece: string, length: number) => {
    const text = piece.repeat(Math.ceil(length / piece.length))
    const start = performance.now()
    await db().$queryRaw`SELECT length("plain_text_of"(${text})) AS n`
    return performance.now() - start
  }
  for (const piece of [
    '[',
    '](',
    '![a](',
    '](a "',
    '<a',
    '](<',
    '_ ',
    '> ',
    '- ',
    '* * ',
    '`',
    '|-',
    '](a(b)',
    '[a]: ',
    '  \n',
    '\\*',
  ]) {
    expect([piece, (await time(piece, 100_000)) < 1500]).toEqual([piece, true])
  }
})
