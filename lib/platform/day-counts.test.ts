import { expect, it } from 'vitest'
import { AppError } from '@/lib/platform/app-error'
import { type DayCount, DayCounts } from '@/lib/platform/day-counts'

type Use = { id: string }

const AFTER_MIDNIGHT = new Date('2026-03-05T21:30:00Z')
const BEFORE_MIDNIGHT = new Date('2026-03-05T20:30:00Z')

it('events are written as one count per item and day in İstanbul, and nothing is written without events', async () => {
  const batches: DayCount<Use>[][] = []
  const counter = new DayCounts<Use>('counter', async (counts) => void batches.push(counts))
  await counter.flush()
  for (let i = 0; i < 1000; i += 1) counter.add({ id: 'a' }, BEFORE_MIDNIGHT)
  counter.add({ id: 'a' }, AFTER_MIDNIGHT)
  counter.add({ id: 'b' }, AFTER_MIDNIGHT)
  await counter.stop()
  const counts = [
    { id: 'a', day: '2026-03-05', count: 1000 },
    { id: 'a', day: '2026-03-06', count: 1 },
    { id: 'b', day: '2026-03-06', count: 1 },
  ]
  expect(batches).toEqual([counts])
})

it('counts that could not be written during an outage are written later, once, together with newer counts', async () => {
  const batches: DayCount<Use>[] = []
  let isDown = true
  const counter = new DayCounts<Use>('counter', async (counts) => {
    counter.add({ id: 'meanwhile' }, BEFORE_MIDNIGHT)
    if (isDown) throw new AppError('database-unavailable')
    batches.push(...counts)
  })
  counter.add({ id: 'a' }, BEFORE_MIDNIGHT)
  counter.add({ id: 'a' }, BEFORE_MIDNIGHT)
  await counter.flush()
  isDown = false
  await counter.flush()
  expect(batches.map(({ id, count }) => [id, count])).toEqual([
    ['meanwhile', 1],
    ['a', 2],
  ])
})
