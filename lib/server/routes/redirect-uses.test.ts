import { expect, it } from 'vitest'
import { RedirectUses, type Uses } from '@/lib/server/routes/redirect-uses'

const NIGHT = new Date('2026-03-05T21:30:00Z')
const EVENING = new Date('2026-03-05T20:30:00Z')

it('a flood is written as one count per redirect and day of İstanbul, and nothing without uses', async () => {
  const written: Uses[][] = []
  const uses = new RedirectUses(async (counts) => void written.push(counts))
  await uses.flush()
  for (let i = 0; i < 1000; i += 1) uses.add('a', EVENING)
  uses.add('a', NIGHT)
  uses.add('b', NIGHT)
  await uses.stop()
  const counts = [
    { id: 'a', day: '2026-03-05', count: 1000 },
    { id: 'a', day: '2026-03-06', count: 1 },
    { id: 'b', day: '2026-03-06', count: 1 },
  ]
  expect(written).toEqual([counts])
})
