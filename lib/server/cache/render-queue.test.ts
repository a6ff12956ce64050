import { expect, test } from 'vitest'
import { RenderQueue } from './render-queue'

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

test('a flood of pages with a query delays a known page by one rendering at most', async () => {
  const queue = new RenderQueue(1)
  const log: string[] = []
  const flood = Array.from({ length: 4 }, (_, i) => controlled(log, `queried ${i}`))
  const known = controlled(log, 'known')
  const all = [...flood.map(({ work }) => queue.run('queried', work)), queue.run('known', known.work)]
  for (const job of [...flood, known]) job.end()
  await Promise.all(all)
  expect(log.indexOf('known')).toBe(1)
})

test('a failure frees its place', async () => {
  const queue = new RenderQueue(1)
  await expect(queue.run('known', async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue.run('known', async () => 'yes')).toBe('yes')
})
