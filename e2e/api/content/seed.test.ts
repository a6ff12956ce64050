import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { attachments, uploads } from '@/lib/platform/media/storage'
import { seedMissing } from '@/prisma/seed/seed-item'
import { type SeedItem, seedItems } from '@/prisma/seed/seed-items'
import { QUESTION_SAMPLES } from '@/lib/settings/questions/samples'
import { asOwner, useDatabase } from '../../support/calls/handlers'

useDatabase()
// Encoding pictures is slow while other tests run.
vi.setConfig({ testTimeout: 120_000 })

const allItems = seedItems({ staff: 'usta@ornek.example' })
const logLines: string[] = []
const seed = (items: SeedItem[]) => seedMissing(items, (line) => logLines.push(line))
/** The items of one kind, with two pictures at most to save time. */
const itemsOf = (kind: string): SeedItem[] =>
  allItems
    .filter(({ key }) => key.startsWith(`${kind}:`))
    .map((item) => ({ ...item, pictures: item.pictures?.slice(0, 2) }))
const fileCount = async () => (await uploads.storage().list()).length

test('seed items have unique keys, and only the demo has messages, orders and parts', () => {
  expect(new Set(allItems.map(({ key }) => key)).size).toBe(allItems.length)
  expect(seedItems({ staff: null }).filter(({ key }) => /^(message:|work-order:|parts)/.test(key))).toEqual([])
})

test('a seed item that staff changed or deleted is never created again', async () => {
  const items = [
    itemsOf('service')[0]!,
    itemsOf('reference')[0]!,
    itemsOf('post')[0]!,
    ...itemsOf('message').slice(0, 2),
  ]
  await seed(items)
  const service = await db().service.findFirstOrThrow({ include: { images: { orderBy: { position: 'asc' } } } })
  expect(service.images.map(({ width, height }) => [width, height])).toEqual([
    [1600, 1200],
    [1600, 1200],
  ])
  expect([await db().reference.count(), await db().contactMessage.count()]).toEqual([1, 2])
  await db().service.update({ where: { id: service.id }, data: { title: 'Bizim Servis' } })
  await db().blogPost.deleteMany()
  await db().contactMessage.deleteMany()
  const fileCountBefore = await fileCount()
  await seed(items)
  expect(logLines.at(-1)).toBe('Örnek içerik yerinde.')
  expect(await db().service.findMany({ select: { title: true } })).toEqual([{ title: 'Bizim Servis' }])
  expect(await db().blogPost.count()).toBe(0)
  expect(await db().contactMessage.count()).toBe(0)
  expect(await fileCount()).toBe(fileCountBefore)
})

test('the demo’s work orders have customers, papers, photos and parts, and a deleted order is not created again', async () => {
  const orders = allItems.filter(({ key }) => key.startsWith('work-order:'))
  await seed(orders)
  const include = { photos: true, papers: true, customer: true }
  const [lastOrder, ...otherOrders] = await db().workOrder.findMany({ include, orderBy: { number: 'desc' } })
  expect(otherOrders).toHaveLength(orders.length - 1)
  expect(otherOrders.filter(({ customer }) => !customer)).toEqual([])
  expect(otherOrders.some(({ papers }) => papers.length > 0)).toBe(true)
  await seed(allItems.filter(({ key }) => key === 'parts'))
  const parts = await db().part.findMany({ include: { history: true } })
  expect([parts.length, parts.filter(({ lowSince }) => lowSince).length]).toEqual([20, 3])
  for (const { onHand, history } of parts) expect(history.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(onHand)
  expect(await db().workOrder.count({ where: { partMovements: { some: {} } } })).toBeGreaterThan(1)
  expect(await db().workOrder.count({ where: { awaitedPartId: { not: null }, partArrivedAt: null } })).toBe(1)
  const storedNames = (await attachments.storage().list()).map(({ name }) => name)
  for (const { path } of otherOrders.flatMap(({ photos }) => photos)) expect(storedNames).toContain(basename(path))
  await db().workOrder.delete({ where: { id: lastOrder!.id } })
  await seed(orders)
  expect(await db().workOrder.count()).toBe(otherOrders.length)
  const states = (await db().orderAccount.findMany()).map(({ state }) => state)
  expect(states.toSorted()).toEqual(['invoiced', 'paid', 'paid-to-invoice', 'partly-paid', 'to-invoice'])
})

test('a new site gets the example questions, and an existing site that is upgraded gets none', async () => {
  const items = allItems.filter(({ key }) => key === 'questions')
  const where = { section: 'questionTexts' }
  await seed(items)
  expect((await db().setting.findUnique({ where }))?.value).toEqual({ questions: QUESTION_SAMPLES })
  await db().setting.delete({ where })
  await db().seedRecord.delete({ where: { key: 'questions' } })
  expect(await db().seedRecord.count()).toBeGreaterThan(0)
  await asOwner(readFileSync('prisma/migrations/20261129130700_questions_for_new_sites/migration.sql', 'utf8'))
  await seed(items)
  expect(await db().setting.findUnique({ where })).toBeNull()
})
