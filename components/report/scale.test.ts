import { describe, expect, it } from 'vitest'
import { axisTicks, barPositions, widthOf } from './scale'

describe('an axis', () => {
  it.each([
    [18, [0, 5, 10, 15, 20]],
    [7, [0, 2, 4, 6, 8]],
    [20, [0, 5, 10, 15, 20]],
    [888, [0, 200, 400, 600, 800, 1000]],
    // A step of 2.5 would need lines at halves.
    [12, [0, 5, 10, 15]],
    [1, [0, 1, 2, 3, 4]],
    [0, [0, 1, 2, 3, 4]],
    [121, [0, 25, 50, 75, 100, 125]],
  ])('has at most five lines above zero, for counts up to %d', (highest, ticks) => {
    expect(axisTicks(highest, { minEnd: 4, isCount: true })).toEqual(ticks)
  })

  it.each([
    [9.1, [0, 2, 4, 6, 8, 10]],
    [12, [0, 2.5, 5, 7.5, 10, 12.5]],
    [0.3, [0, 0.1, 0.2, 0.3, 0.4, 0.5]],
    [1_476_538, [0, 500_000, 1_000_000, 1_500_000]],
  ])('has steps of 1, 2, 2.5 or 5, for durations and amounts up to %d', (highest, ticks) => {
    expect(axisTicks(highest, { minEnd: 0.5 })).toEqual(ticks)
  })

  it('ends at or above every figure', () => {
    for (let highest = 0.1; highest < 3000; highest *= 1.07) {
      const ticks = axisTicks(highest, { minEnd: 0.5 })
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest)
      expect(ticks.length).toBeLessThanOrEqual(6)
    }
  })
})

it('bars share the width and are centred in their slots', () => {
  const { starts, width } = barPositions(12, 0.46)
  expect(width).toBeCloseTo((100 / 12) * 0.46)
  expect(starts[0]).toBeCloseTo((100 / 12) * 0.27)
  expect(starts[11]! + width).toBeCloseTo(100 - (100 / 12) * 0.27)
})

it('a bar is at most as wide as the plot, and a share of zero is empty', () => {
  expect([widthOf(1, 3), widthOf(5, 4), widthOf(3, 0), widthOf(0, 4)]).toEqual(['33.33%', '100%', '0%', '0%'])
})
