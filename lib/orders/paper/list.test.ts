import { expect, test } from 'vitest'
import { listPapers } from '@/lib/orders/paper/list'

const ORDER = { createdAt: 'a', closedAt: null, warrantyUntil: null, quotes: [], papers: [] }
const names = (...args: Parameters<typeof listPapers>) => listPapers(...args).map(({ name }) => name)

test('only staff see a draft in the list, and its title calls it a draft', () => {
  const order = {
    ...ORDER,
    quotes: [
      { version: 2, sentAt: null },
      { version: 1, sentAt: 'b' },
    ],
  }
  expect(names(order)).toEqual(['quote-1', 'intake'])
  expect(listPapers(order, true)[0]).toEqual({ name: 'quote-2', title: 'Teklif 2, taslak', at: null, bytes: null })
})

test('a warranty card is listed before it is stored, and newer papers come before older ones of their kind', () => {
  const papers = [
    { name: 'test', createdAt: 'c', bytes: null },
    { name: 'test-2', createdAt: 'd', bytes: 71_000 },
  ]
  const order = { ...ORDER, closedAt: 'e', warrantyUntil: 'f', papers }
  expect(names(order)).toEqual(['warranty', 'test-2', 'test', 'intake'])
  expect(listPapers(order)[1]).toMatchObject({ at: 'd', bytes: 71_000 })
})
