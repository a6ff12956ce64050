import { expect, test } from 'vitest'
import { hashOfLinkToken, newLinkToken } from './link-token'

test('a token fits an address, is unlike others, and the database finds it without holding it', () => {
  const { token, tokenHash } = newLinkToken()
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(newLinkToken().token).not.toBe(token)
  expect(hashOfLinkToken(token)).toBe(tokenHash)
  expect(tokenHash).not.toContain(token)
})
