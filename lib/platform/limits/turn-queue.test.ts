import { expect, it } from 'vitest'
import { QueueFullError, TurnQueue } from '@/lib/platform/limits/turn-queue'

function busyQueue(maxWaiting = 100) {
  const queue = new TurnQueue(1, maxWaiting)
  const [order, rejected]: [string[], string[]] = [[], []]
  let release = () => {}
  const first = queue.run('first', () => new Promise<void>((resolve) => (release = resolve)))
  const others: Promise<unknown>[] = []
  const add = (key: string, name: string) => {
    const run = queue.run(key, async () => order.push(name))
    others.push(run.catch((error: unknown) => rejected.push(`${name} ${error instanceof QueueFullError}`)))
  }
  const finish = async () => {
    release()
    await Promise.all([first, ...others])
  }
  return { queue, add, finish, order, rejected }
}

it('runs tasks of the keys in turn', async () => {
  const { add, finish, order } = busyQueue()
  for (const name of ['a1', 'a2', 'a3']) add('a', name)
  for (const name of ['b1', 'b2']) add('b', name)
  await finish()
  expect(order).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
})

it('when full, rejects the last task of the key with the most waiting tasks', async () => {
  const { add, finish, order, rejected } = busyQueue(4)
  for (const name of ['a1', 'a2', 'a3']) add('a', name)
  for (const name of ['b1', 'c1', 'd1']) add(name, name)
  await finish()
  expect(rejected).toEqual(['a3 true', 'a2 true'])
  expect(order).toEqual(['a1', 'b1', 'c1', 'd1'])
})
