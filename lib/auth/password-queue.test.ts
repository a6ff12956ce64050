import { describe, expect, it } from 'vitest'
import { type From, PasswordTurns } from '@/lib/auth/password-queue'

const stranger = (network: string): From => ({ network, isKnown: false })

/** A queue of one place, held until `serve`, and the order in which others were served or refused. */
function held(most = 100) {
  const turns = new PasswordTurns(1, most)
  const order: string[] = []
  const refused: string[] = []
  let release = () => {}
  const first = turns.run(stranger('first'), () => new Promise<void>((resolve) => (release = resolve)))
  const others: Promise<unknown>[] = []
  const refuse = (name: string) => (error: { code: string }) => refused.push(`${name} ${error.code}`)
  const come = (name: string, from: From) => {
    others.push(turns.run(from, async () => order.push(name)).catch(refuse(name)))
  }
  const serve = async () => {
    release()
    await Promise.all([first, ...others])
  }
  return { come, serve, order, refused, turns }
}

describe('PasswordTurns', () => {
  it('serves whoever comes after a flood from many networks first', async () => {
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

  it('serves a network that has signed in before ahead of those that came later', async () => {
    const { come, serve, order } = held()
    come('known', { network: 'office', isKnown: true })
    come('stranger', stranger('a'))
    await serve()
    expect(order).toEqual(['known', 'stranger'])
  })

  it('refuses the last of the longest line when it is full', async () => {
    const { come, serve, order, refused } = held(4)
    for (const name of ['a1', 'a2', 'a3']) come(name, stranger('a'))
    for (const name of ['b1', 'c1', 'd1']) come(name, stranger(name))
    await serve()
    expect(refused).toEqual(['a3 rate-limited', 'a2 rate-limited'])
    expect(order).toEqual(['d1', 'c1', 'b1', 'a1'])
  })

  it('of equally long lines refuses the oldest stranger', async () => {
    const { come, serve, refused } = held(2)
    come('known', { network: 'office', isKnown: true })
    for (const name of ['a', 'b', 'c']) come(name, stranger(name))
    await serve()
    expect(refused).toEqual(['a rate-limited', 'b rate-limited'])
  })

  it('goes on after work that failed', async () => {
    const { turns, come, serve, order } = held()
    const failing = turns.run(stranger('x'), () => Promise.reject(new Error('x'))).catch(() => 'failed')
    come('next', stranger('y'))
    await serve()
    expect(await failing).toBe('failed')
    expect(order).toEqual(['next'])
  })
})
