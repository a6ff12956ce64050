import { beforeEach, expect, it } from 'vitest'
import type { SiteEvent } from '@/lib/counts/counts'
import { SiteCounts } from '@/lib/counts/site-counts'
import type { DayCount } from '@/lib/platform/day-counts'

const EVENING = new Date('2026-03-05T20:30:00Z')
const NEXT_DAY = new Date('2026-03-05T21:30:00Z')

let rows: DayCount<SiteEvent>[]
let counts: SiteCounts

async function countOf(kind: SiteEvent['kind'], key: string): Promise<number> {
  await counts.stop()
  return rows.filter((row) => row.kind === kind && row.key === key).reduce((sum, { count }) => sum + count, 0)
}

beforeEach(() => {
  rows = []
  counts = new SiteCounts(async (batch) => void rows.push(...batch))
})

it('events of a network beyond the limit per minute are counted as refused; other networks are admitted', async () => {
  const admitted = Array.from({ length: 200 }, () => counts.admits('192.0.2.1')).filter(Boolean)
  expect([admitted.length, counts.admits('192.0.2.2')]).toEqual([120, true])
  expect(await countOf('refused', '')).toBe(80)
})

it('new words beyond the daily limit are counted as refused; earlier words are still counted', async () => {
  for (let i = 0; i < 5003; i += 1) counts.add({ kind: 'empty', key: `word ${i}` }, EVENING)
  counts.add({ kind: 'empty', key: 'word 0' }, EVENING)
  counts.add({ kind: 'found', key: 'word' }, EVENING)
  expect(await countOf('refused', '')).toBe(3)
  expect(await countOf('empty', 'word 0')).toBe(2)
  expect(await countOf('empty', 'word 5000')).toBe(0)
  expect(await countOf('found', 'word')).toBe(1)
})

it('hosts beyond the daily limit are counted together; the limit starts again the next day', async () => {
  for (let i = 0; i < 205; i += 1) counts.add({ kind: 'referrer', key: `${i}.example` }, EVENING)
  counts.add({ kind: 'referrer', key: 'tomorrow.example' }, NEXT_DAY)
  expect(await countOf('referrer', '*')).toBe(5)
  expect(await countOf('referrer', 'tomorrow.example')).toBe(1)
})
