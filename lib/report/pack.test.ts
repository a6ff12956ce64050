import { expect, it } from 'vitest'
import { pack, unpack } from '@/lib/report/pack'

it('unpacking a packed value returns the same value, and equal columns are sent once', () => {
  const bars = [1, 2, 3].map((count) => ({
    from: `2026-0${count}-01`,
    isWhole: count < 3,
    count,
    parts: [{ a: 1 }, { a: 2 }],
  }))
  const value = {
    bars,
    others: bars.map((bar) => ({ ...bar, count: 0 })),
    empty: [],
    one: [{ a: null }],
    mixed: [{ a: 1 }, { b: 2 }],
    text: '',
  }
  const packed = pack(value)
  expect(unpack(JSON.parse(JSON.stringify(packed)))).toEqual(value)
  expect(JSON.stringify(packed).match(/2026-01-01/g)).toHaveLength(1)
})
