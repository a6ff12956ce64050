import { expect, it } from 'vitest'
import { RedirectUses, type Uses } from '@/lib/server/routes/redirect-uses'

const NIGHT = new Date('2026-03-05T21:30:00Z')
const EVENING = new Date('2026-03-05T20:30:00Z')

it('writes a flood as one count per redirect and day of İstanbul', async () => {
  const written: Uses[][] = []
  const uses = new RedirectUses(async (counts) => void written.push(counts))
  for (let i = 0; i < 1000; i += 1) uses.add('a', EVENING)
  uses.add('a', NIGHT)
  uses.add('b', NIGHT)
  await uses.stop()
  expect(written).toEqual([
    [
      { id: 'a', day: '2026-03-05', count: 1000 },
      { id: 'a', day: '2026-03-06', count: 1 },
      { id: 'b', day: '2026-03-06', count: 1 },
    ],
  ])
})

it('keeps what could not be written, and adds it to what came meanwhile', async () => {
  const written: Uses[][] = []
  let isAway = true
  const uses = new RedirectUses(async (counts) => {
    if (isAway) throw new Error('away')
    written.push(counts)
  })
  uses.add('a', NIGHT)
  await uses.flush()
  uses.add('a', NIGHT)
  isAway = false
  await uses.flush()
  expect(written).toEqual([[{ id: 'a', day: '2026-03-06', count: 2 }]])
})

it('writes nothing without uses', async () => {
  let writes = 0
  const uses = new RedirectUses(async () => void (writes += 1))
  await uses.stop()
  expect(writes).toBe(0)
})
