import { expect, test } from 'vitest'
import { sentSize } from '@/components/photos/smaller-photo'

test.each([
  [4000, 3000, 2000, 1500],
  [3000, 4001, 1500, 2000],
  [16_000, 2, 2000, 1],
  [800, 600, 800, 600],
])('a photo of %i × %i is sent in %i × %i', (width, height, sentWidth, sentHeight) => {
  expect(sentSize({ width, height })).toEqual({ width: sentWidth, height: sentHeight })
})
