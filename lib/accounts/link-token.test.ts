import { expect, test } from 'vitest'
import { hashOfLinkToken, newLinkToken } from './link-token'

test('a token has 43 characters that an address may hold', () => expect(newLinkToken().token).toMatch(/^[\w-]{43}$/))

test('no two links have one token', () => expect(newLinkToken().token).not.toBe(newLinkToken().token))

test('what the database keeps is found by the token and does not hold it', () => {
  const { token, tokenHash } = newLinkToken()
  expect(hashOfLinkToken(token)).toBe(tokenHash)
  expect(tokenHash).not.toContain(token)
})
