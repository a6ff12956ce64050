import { expect, test } from 'vitest'
import { RenderQueue } from './render-queue'

type Run = (queue: RenderQueue, work: () => Promise<void>, n: number) => Promise<unknown>

const runShared: Run = (queue, work) => queue.runShared(work)
const runForOneNetwork: Run = (queue, work) => queue.run('flood', work)
const runForManyNetworks: Run = (queue, work, n) => queue.run(`network ${n}`, work)
const runForVisitor: Run = (queue, work) => queue.run('visitor', work)

test.each([
  ['a flood from many networks delays a page of the site', runForManyNetworks, runShared],
  ['many outdated pages delay a visitor', runShared, runForVisitor],
  ['a flood from one network delays another network', runForOneNetwork, runForVisitor],
])('%s by one rendering', async (_, flood, late) => {
  const queue = new RenderQueue(1)
  const startedNames: string[] = []
  const work = (name: string) => async () => {
    startedNames.push(name)
    await new Promise((resolve) => void setImmediate(resolve))
  }
  const floodRuns = Array.from({ length: 20 }, (_value, n) => flood(queue, work('flood'), n))
  await Promise.all([...floodRuns, late(queue, work('late'), 0)])
  expect(startedNames.indexOf('late')).toBeLessThanOrEqual(2)
})
