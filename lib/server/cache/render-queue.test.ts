import { expect, test } from 'vitest'
import { type Lane, RenderQueue } from './render-queue'

/** Returns work that ends when `end` is called. */
function controlled(log: string[], name: string) {
  let end = () => {}
  const ended = new Promise<void>((resolve) => void (end = resolve))
  const work = async () => {
    log.push(name)
    await ended
  }
  return { work, end: () => end() }
}

const settled = () => new Promise((resolve) => void setImmediate(resolve))

test('limits concurrency and alternates between lanes', async () => {
  const queue = new RenderQueue(2)
  const log: string[] = []
  const unknown = Array.from({ length: 5 }, (_, i) => controlled(log, `unknown ${i}`))
  const known = Array.from({ length: 2 }, (_, i) => controlled(log, `known ${i}`))
  const all = [
    ...unknown.map(({ work }) => queue.run('unknown', work)),
    ...known.map(({ work }) => queue.run('known', work)),
  ]
  await settled()
  expect(log).toEqual(['unknown 0', 'unknown 1'])
  for (const job of [...unknown, ...known]) {
    job.end()
    await settled()
  }
  await Promise.all(all)
  expect(log).toEqual(['unknown 0', 'unknown 1', 'known 0', 'unknown 2', 'known 1', 'unknown 3', 'unknown 4'])
})

test.each<[Lane, Lane]>([
  ['queried', 'known'],
  ['soft', 'known'],
  ['soft', 'orders'],
  ['soft', 'unknown'],
  ['orders', 'soft'],
  ['orders', 'unknown'],
  ['forms', 'known'],
])('a flood in the lane %s delays the lane %s by one rendering at most', async (flooded, other) => {
  const queue = new RenderQueue(1)
  const log: string[] = []
  const flood = Array.from({ length: 4 }, (_, i) => controlled(log, `flood ${i}`))
  const visitor = controlled(log, 'visitor')
  const all = [...flood.map(({ work }) => queue.run(flooded, work)), queue.run(other, visitor.work)]
  for (const job of [...flood, visitor]) job.end()
  await Promise.all(all)
  expect(log.indexOf('visitor')).toBe(1)
})

test('a failure frees its place', async () => {
  const queue = new RenderQueue(1)
  await expect(queue.run('known', async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue.run('known', async () => 'yes')).toBe('yes')
})
