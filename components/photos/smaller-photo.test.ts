import { expect, test } from 'vitest'
import { sentSize } from '@/components/photos/smaller-photo'

test.each([
  [
    { width: 4000, height: 3000 },
    { width: 2000, height: 1500 },
  ],
  [
    { width: 3000, height: 4001 },
    { width: 1500, height: 2000 },
  ],
  [
    { width: 16_000, height: 2 },
    { width: 2000, height: 1 },
  ],
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
])('a photo of %o is sent in %o', (photo, sent) => {
  expect(sentSize(photo)).toEqual(sent)
})
