import { expect, test } from 'vitest'
import { workersFor } from './workers.mjs'

test.each([
  [1, 16, [1, 1, 1, 1]],
  [2, 1, [2, 2, 3, 2]],
  [8, 7.7, [5, 5, 7, 5]],
  [64, 256, [8, 8, 8, 8]],
])(
  'on %i cores and %f GB as many test files run at once as cores and memory bear, at most eight',
  (cores, gigabytes, files) => {
    const { unit, api, operations, browser } = workersFor(cores, gigabytes * 1024 ** 3)
    expect([unit, api, operations, browser]).toEqual(files)
  },
)
