import { expect, it } from 'vitest'
import { QueueFullError, FairQueue } from '@/lib/platform/limits/fair-queue'

function busyQueue(maxWaiting = 100) {
  const queue = new FairQueue(1, maxWaiting)
  const [order, rejections]: [string[], string[]] = [[], []]
  let release = () => {}
  const first = queue.run('first', () => new Promise<void>((resolve) => (release = resolve)))
  const otherRuns: Promise<unknown>[] = []
  const add = (key: string, name: string) => {
    const run = queue.run(key, async () => order.push(name))
    otherRuns.push(run.catch((error: unknown) => rejections.push(`${name} ${error instanceof QueueFullError}`)))
  }
  const finish = async () => {
    release()
    await Promise.all([first, ...otherRuns])
  }
  return { queue, add, finish, order, rejections }
}

it('the keys of a queue take turns', async () => {
  const { add, finish, order } = busyQueue()
  for (const name of ['a1', 'a2', 'a3']) add('a', name)
  for (const name of ['b1', 'b2']) add('b', name)
  await finish()
  expect(order).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
})

it('a full queue rejects the last task of the key with the most waiting tasks', async () => {
  const { add, finish, order, rejections } = busyQueue(4)
  for (const name of ['a1', 'a2', 'a3']) add('a', name)
  for (const name of ['b1', 'c1', 'd1']) add(name, name)
  await finish()
  expect(rejections).toEqual(['a3 true', 'a2 true'])
  expect(order).toEqual(['a1', 'b1', 'c1', 'd1'])
})
