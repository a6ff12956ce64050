import { describe, expect, it } from 'vitest'
import { type Source, PasswordQueue } from '@/lib/auth/password/queue'

const stranger = (network: string): Source => ({ network, isKnown: false })

/** Returns a queue with one busy place, freed by `serve`, and the order in which it serves or refuses others. */
function held(most = 100) {
  const queue = new PasswordQueue(1, most)
  const order: string[] = []
  const refused: string[] = []
  let release = () => {}
  const first = queue.run(stranger('first'), () => new Promise<void>((resolve) => (release = resolve)))
  const others: Promise<unknown>[] = []
  const refuse = (name: string) => (error: { code: string }) => refused.push(`${name} ${error.code}`)
  const come = (name: string, source: Source) => {
    others.push(queue.run(source, async () => order.push(name)).catch(refuse(name)))
  }
  const serve = async () => {
    release()
    await Promise.all([first, ...others])
  }
  return { come, serve, order, refused, queue }
}

describe('PasswordQueue', () => {
  it('serves a later client before a flood from many networks', async () => {
    const { come, serve, order } = held()
    for (let i = 0; i < 90; i += 1) come(`crowd ${i}`, stranger(`network ${i}`))
    come('administrator', stranger('office'))
    await serve()
    expect(order.indexOf('administrator')).toBe(0)
    expect(order).toHaveLength(91)
  })

  it('serves networks in turn', async () => {
    const { come, serve, order } = held()
    come('b1', stranger('b'))
    for (const name of ['a1', 'a2', 'a3']) come(name, stranger('a'))
    come('b2', stranger('b'))
    await serve()
    expect(order).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
  })

  it('serves a known network before later unknown ones', async () => {
    const { come, serve, order } = held()
    come('known', { network: 'office', isKnown: true })
    come('stranger', stranger('a'))
    await serve()
    expect(order).toEqual(['known', 'stranger'])
  })

  it('when it is full, refuses the last attempt of the longest queue', async () => {
    const { come, serve, order, refused } = held(4)
    for (const name of ['a1', 'a2', 'a3']) come(name, stranger('a'))
    for (const name of ['b1', 'c1', 'd1']) come(name, stranger(name))
    await serve()
    expect(refused).toEqual(['a3 rate-limited', 'a2 rate-limited'])
    expect(order).toEqual(['d1', 'c1', 'b1', 'a1'])
  })

  it('among equally long queues, refuses the oldest unknown network', async () => {
    const { come, serve, refused } = held(2)
    come('known', { network: 'office', isKnown: true })
    for (const name of ['a', 'b', 'c']) come(name, stranger(name))
    await serve()
    expect(refused).toEqual(['a rate-limited', 'b rate-limited'])
  })

  it('continues after a failed attempt', async () => {
    const { queue, come, serve, order } = held()
    const failing = queue.run(stranger('x'), () => Promise.reject(new Error('x'))).catch(() => 'failed')
    come('next', stranger('y'))
    await serve()
    expect(await failing).toBe('failed')
    expect(order).toEqual(['next'])
  })
})
