import { expect, test } from 'vitest'
import { workersFor } from './workers.mjs'

const GB = 1024 ** 3

test.each([
  [1, 16, [1, 1, 1, 1]],
  [2, 16, [2, 2, 3, 2]],
  [3, 16, [3, 3, 4, 3]],
  [4, 16, [4, 4, 6, 4]],
  [6, 16, [6, 6, 8, 6]],
  [64, 256, [8, 8, 8, 8]],
])(
  'on %i cores and %i GB as many test files run at once as keep them busy, at most eight',
  (cores, gigabytes, files) => {
    const { unit, api, operations, browser } = workersFor(cores, gigabytes * GB)
    expect([unit, api, operations, browser]).toEqual(files)
  },
)

test.each([
  [8, 7.7, [5, 5, 7, 5]],
  [8, 2, [2, 2, 3, 2]],
  [2, 1, [2, 2, 3, 2]],
])('on %i cores and %f GB no more run at once than the memory holds, but two', (cores, gigabytes, files) => {
  const { unit, api, operations, browser } = workersFor(cores, gigabytes * GB)
  expect([unit, api, operations, browser]).toEqual(files)
})
