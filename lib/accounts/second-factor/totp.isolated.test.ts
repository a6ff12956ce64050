import { beforeEach, expect, test, vi } from 'vitest'

const ACCOUNT = '0198c0de-0000-7000-8000-000000000001'

/** Loads the module as a process with this secret would. */
async function withSecret(secret: string) {
  vi.resetModules()
  vi.stubEnv('DATABASE_URL', 'postgresql://localhost/none')
  vi.stubEnv('AUTH_SECRET', secret.repeat(32))
  return import('@/lib/accounts/second-factor/totp')
}

let totp: Awaited<ReturnType<typeof withSecret>>
beforeEach(async () => {
  totp = await withSecret('a')
})

// RFC 6238, appendix B: the key '12345678901234567890', of whose codes the last six digits count here.
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const RFC_CODES = [
  [59, '287082'],
  [1111111109, '081804'],
  [20000000000, '353130'],
] as const

test.each(RFC_CODES)('at second %i the code of RFC 6238 is right', (second, code) => {
  expect(totp.stepOfCode(RFC_SECRET, code, second * 1000)).toBe(Math.floor(second / 30))
})

test('a clock that is wrong by one step is accepted, by two it is not', () => {
  const at = (second: number) => totp.stepOfCode(RFC_SECRET, '081804', second * 1000)
  const step = Math.floor(1111111109 / 30)
  const begin = step * 30
  expect([begin - 30, begin, begin + 29, begin + 59].map(at)).toEqual([step, step, step, step])
  expect([begin - 31, begin + 60].map(at)).toEqual([null, null])
})

test('another code, and none, are wrong', () => {
  for (const code of ['287083', '000000', '', '28708']) expect(totp.stepOfCode(RFC_SECRET, code, 59_000)).toBeNull()
})

test('a sealed key opens for its account, and hides the key', () => {
  const secret = totp.newTotpSecret()
  const sealed = totp.sealSecret(secret, ACCOUNT)
  expect(totp.openSecret(sealed, ACCOUNT)).toBe(secret)
  expect(sealed).not.toContain(secret)
  expect(totp.sealSecret(secret, ACCOUNT)).not.toBe(sealed)
})

test('a key moved to another account does not open', () => {
  const sealed = totp.sealSecret(totp.newTotpSecret(), ACCOUNT)
  expect(totp.openSecret(sealed, ACCOUNT.replace(/1$/, '2'))).toBeNull()
})

test('a changed or shortened key does not open', () => {
  const sealed = totp.sealSecret(totp.newTotpSecret(), ACCOUNT)
  // Sixty bytes are eighty characters without padding, so that every bit of the last one counts.
  const last = sealed.endsWith('A') ? 'B' : 'A'
  for (const damaged of [`${sealed.slice(0, -1)}${last}`, sealed.slice(0, 20), '']) {
    expect(totp.openSecret(damaged, ACCOUNT)).toBeNull()
  }
})

test('with another AUTH_SECRET a key does not open', async () => {
  const sealed = totp.sealSecret(totp.newTotpSecret(), ACCOUNT)
  expect((await withSecret('b')).openSecret(sealed, ACCOUNT)).toBeNull()
})

test('an app reads company, account and key from the address', () => {
  const address = new URL(totp.totpAddress(RFC_SECRET, { issuer: 'Ölçev & Oğulları', label: 'ada@ornek.example' }))
  expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp'])
  expect(decodeURIComponent(address.pathname)).toBe('/Ölçev & Oğulları:ada@ornek.example')
  expect(Object.fromEntries(address.searchParams)).toEqual({ issuer: 'Ölçev & Oğulları', secret: RFC_SECRET })
})
