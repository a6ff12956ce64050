import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { ask, newAdministrator, useDatabase } from '../support/handlers'
import { routes as authRoutes } from '@/app/api/Auth/[[...path]]/routes'

const { POST: requestLink } = authRoutes['password-link']

useDatabase()

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!

test('the time of an answer does not tell which addresses have an account', async () => {
  const { email } = await newAdministrator()
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  const difference = () => Math.abs(median(times.known) - median(times.unknown))
  // Fifty of each if they are even, else more, because a busy machine adds to single times.
  for (let round = 0; round < 6 && (round === 0 || difference() >= 5); round += 1) {
    let first = 0
    for (let i = 0; i < 100; i += 1) {
      // The order within each pair is chance, because in a fixed one the work of one request may always run beside the same kind.
      if (i % 2 === 0) first = randomInt(2)
      const kind = (i + first) % 2 ? 'known' : 'unknown'
      const headers = { 'x-client-address': `198.18.${i}.${round + 1}` }
      const json = { email: kind === 'known' ? email : 'kimse@ornek.example' }
      const since = performance.now()
      await ask(requestLink, { method: 'POST', json, headers })
      times[kind].push(performance.now() - since)
    }
  }
  expect(difference()).toBeLessThan(5)
})
