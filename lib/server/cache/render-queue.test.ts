import { expect, test } from 'vitest'
import { RenderQueue } from './render-queue'

/** Returns a queue of one place, and what it rendered, in order. Each rendering takes one turn of the event loop. */
function observed() {
  const queue = new RenderQueue(1)
  const log: string[] = []
  const work = (name: string) => async () => {
    log.push(name)
    await new Promise((resolve) => void setImmediate(resolve))
  }
  return { queue, log, work }
}

test('a flood of many networks delays a page of the site by one rendering', async () => {
  const { queue, log, work } = observed()
  const flood = Array.from({ length: 20 }, (_, n) => queue.run(`network ${n}`, work(`flood ${n}`)))
  const page = queue.runShared(work('page'))
  await Promise.all([...flood, page])
  expect(log.indexOf('page')).toBeLessThanOrEqual(2)
})

test('many outdated pages delay a visitor by one rendering', async () => {
  const { queue, log, work } = observed()
  const pages = Array.from({ length: 20 }, (_, n) => queue.runShared(work(`page ${n}`)))
  const visitor = queue.run('network', work('visitor'))
  await Promise.all([...pages, visitor])
  expect(log.indexOf('visitor')).toBeLessThanOrEqual(2)
})

test('a flood of one network delays another by one rendering', async () => {
  const { queue, log, work } = observed()
  const flood = Array.from({ length: 20 }, (_, n) => queue.run('flood', work(`flood ${n}`)))
  const visitor = queue.run('visitor', work('visitor'))
  await Promise.all([...flood, visitor])
  expect(log.indexOf('visitor')).toBeLessThanOrEqual(2)
})
