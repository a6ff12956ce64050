import { expect, it } from 'vitest'
import { DEFAULT_INTERVAL_MS, slideOfHash } from './use-slideshow'

it('the default interval is 5000 ms', () => expect(DEFAULT_INTERVAL_MS).toBe(5000))

it('the slider opens the slide in the URL, and ignores other hashes', () => {
  expect(['#slayt-1', '#slayt-5'].map((hash) => slideOfHash(hash, 5))).toEqual([0, 4])
  const otherHashes = ['', '#slayt-', '#slayt-0', '#slayt-6', '#slayt-2a', '#xslayt-2']
  expect(otherHashes.filter((hash) => slideOfHash(hash, 5) !== null)).toEqual([])
})
