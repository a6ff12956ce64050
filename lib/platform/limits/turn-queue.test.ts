import { expect, it } from 'vitest'
import { QueueFullError, TurnQueue } from '@/lib/platform/limits/turn-queue'

function held(maxWaiting = 100) {
  const queue = new TurnQueue(1, maxWaiting)
  const [order, refused]: [string[], string[]] = [[], []]
  let release = () => {}
  const first = queue.run('first', () => new Promise<void>((resolve) => (release = resolve)))
  const others: Promise<unknown>[] = []
  const come = (key: string, name: string) => {
    const run = queue.run(key, async () => order.push(name))
    others.push(run.catch((error: unknown) => refused.push(`${name} ${error instanceof QueueFullError}`)))
  }
  const serve = async () => {
    release()
    await Promise.all([first, ...others])
  }
  return { queue, come, serve, order, refused }
}

it('serves keys in turn', async () => {
  const { come, serve, order } = held()
  for (const name of ['a1', 'a2', 'a3']) come('a', name)
  for (const name of ['b1', 'b2']) come('b', name)
  await serve()
  expect(order).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
})

it('when it is full, refuses the last of the key with the most waiting', async () => {
  const { come, serve, order, refused } = held(4)
  for (const name of ['a1', 'a2', 'a3']) come('a', name)
  for (const name of ['b1', 'c1', 'd1']) come(name, name)
  await serve()
  expect(refused).toEqual(['a3 true', 'a2 true'])
  expect(order).toEqual(['a1', 'b1', 'c1', 'd1'])
})
