import { expect, test } from 'vitest'
import { nextAttempt } from '@/lib/mail/retry'

const createdAt = new Date('2026-03-12T09:00:00Z')
const minutesLater = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000)

test('the pause between attempts grows from a minute to four hours', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8].map(
    (attempts) => (nextAttempt(attempts, createdAt, createdAt)!.getTime() - createdAt.getTime()) / 60_000,
  )
  expect(pauses).toEqual([1, 5, 15, 30, 60, 120, 240, 240])
})

test('no attempt comes later than three days after the email was written', () => {
  expect(nextAttempt(20, createdAt, minutesLater(68 * 60 - 1))).toEqual(minutesLater(72 * 60 - 1))
  expect(nextAttempt(20, createdAt, minutesLater(68 * 60))).toBeNull()
})
