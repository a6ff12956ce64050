import { expect, it } from 'vitest'
import { AppError } from '@/lib/platform/app-error'
import { type DayCount, DayCounts } from '@/lib/platform/day-counts'

type Use = { id: string }

const NIGHT = new Date('2026-03-05T21:30:00Z')
const EVENING = new Date('2026-03-05T20:30:00Z')

it('a flood is written as one count per thing and day of İstanbul, and nothing without any', async () => {
  const written: DayCount<Use>[][] = []
  const uses = new DayCounts<Use>('uses', async (counts) => void written.push(counts))
  await uses.flush()
  for (let i = 0; i < 1000; i += 1) uses.add({ id: 'a' }, EVENING)
  uses.add({ id: 'a' }, NIGHT)
  uses.add({ id: 'b' }, NIGHT)
  await uses.stop()
  const counts = [
    { id: 'a', day: '2026-03-05', count: 1000 },
    { id: 'a', day: '2026-03-06', count: 1 },
    { id: 'b', day: '2026-03-06', count: 1 },
  ]
  expect(written).toEqual([counts])
})

it('counts of an outage are written once, together with newer ones', async () => {
  const written: DayCount<Use>[] = []
  let isAway = true
  const uses = new DayCounts<Use>('uses', async (counts) => {
    uses.add({ id: 'meanwhile' }, EVENING)
    if (isAway) throw new AppError('database-unavailable')
    written.push(...counts)
  })
  uses.add({ id: 'a' }, EVENING)
  uses.add({ id: 'a' }, EVENING)
  await uses.flush()
  isAway = false
  await uses.flush()
  expect(written.map(({ id, count }) => [id, count])).toEqual([
    ['meanwhile', 1],
    ['a', 2],
  ])
})
