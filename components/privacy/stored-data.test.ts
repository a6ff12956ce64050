import { expect, it } from 'vitest'
import type { PersonJson } from '@/lib/privacy/output'
import { storedDataOf } from './stored-data'

const order = { id: 'o', number: '2026-0042' }
const message = (keptUntil: string | null, noticeVersion = 1) =>
  ({ noticeVersion, keptUntil, workOrders: keptUntil ? [] : [order] }) as unknown as PersonJson['messages'][number]
const emptyPerson = { messages: [], orders: [], customers: [], mails: [], mentions: { count: 0 }, others: [] }
const photos = { form: 0, tracking: 0, workshop: 0 }
const rowsOf = (person: object) => storedDataOf({ ...emptyPerson, photos, ...person } as unknown as PersonJson)

it('the row of messages says when they are deleted and which versions of the notice were shown; empty rows are omitted', () => {
  expect(rowsOf({})).toEqual([])
  expect(rowsOf({ messages: [message('2028-03-06', 2), message(null, 3)] })[0]).toMatchObject({
    count: 2,
    source: 'İletişim formu, metin sürümü 2, 3',
    retention: '06.03.2028; birinin iş emri var',
    effect: 'Biri silinir, iş emrininki adsız kalır',
  })
})

it.each([
  [3, 0, 'Hepsi silinir'],
  [3, 2, '3 mesaj silinir, iş emri olan 2 mesaj adsız kalır'],
])('the erasure of %i messages without and %i with an order has the effect: %s', (withoutOrder, withOrder, effect) => {
  const messages = [...Array(withoutOrder).fill(message('2028-03-06')), ...Array(withOrder).fill(message(null))]
  expect(rowsOf({ messages })[0]).toMatchObject({ effect })
})
