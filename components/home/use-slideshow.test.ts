import { describe, expect, it } from 'vitest'
import { slideOfHash, wrapIndex } from './use-slideshow'

describe('the slider', () => {
  it('wraps around at both ends', () => {
    expect([-1, 0, 4, 5, 11].map((index) => wrapIndex(index, 5))).toEqual([4, 0, 4, 0, 1])
  })

  it('opens the slide that the address names, and no other', () => {
    expect(slideOfHash('#slayt-1', 5)).toBe(0)
    expect(slideOfHash('#slayt-5', 5)).toBe(4)
    const others = ['', '#', '#slayt-', '#slayt-0', '#slayt-6', '#slayt-2a', '#xslayt-2']
    expect(others.filter((hash) => slideOfHash(hash, 5) !== null)).toEqual([])
  })
})
