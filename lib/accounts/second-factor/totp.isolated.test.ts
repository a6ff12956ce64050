import { beforeEach, expect, test, vi } from 'vitest'
import { forgetSingletons } from '@/e2e/support/forget-singletons'

const ACCOUNT = '0198c0de-0000-7000-8000-000000000001'

/** Loads the module with an AUTH_SECRET that repeats this letter. */
async function loadTotp(letter: string) {
  forgetSingletons('site.env')
  vi.stubEnv('DATABASE_URL', 'postgresql://localhost/none')
  vi.stubEnv('AUTH_SECRET', letter.repeat(32))
  return import('@/lib/accounts/second-factor/totp')
}

let totp: Awaited<ReturnType<typeof loadTotp>>
beforeEach(async () => {
  totp = await loadTotp('a')
})

// RFC 6238, appendix B, with the key '12345678901234567890'. Only the last six digits of its codes are used.
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const STEP_START = Math.floor(1111111109 / 30) * 30

test.each([
  [59, '287082', 1],
  [20000000000, '353130', 666666666],
  [STEP_START - 31, '081804', null],
  [STEP_START - 30, '081804', STEP_START / 30],
  [STEP_START + 59, '081804', STEP_START / 30],
  [STEP_START + 60, '081804', null],
  [59, '287083', null],
  [59, '', null],
])(
  "at second %i the code %j belongs to step %s (null: refused); a phone's clock may be one step off",
  (second, code, step) => {
    expect(totp.stepOfCode(RFC_SECRET, code, second * 1000)).toBe(step)
  },
)

test('an encrypted secret can be decrypted for its account, does not contain the secret, and differs each time', () => {
  const secret = totp.newTotpSecret()
  const ciphertext = totp.sealSecret(secret, ACCOUNT)
  expect(totp.openSecret(ciphertext, ACCOUNT)).toBe(secret)
  expect(ciphertext).not.toContain(secret)
  expect(totp.sealSecret(secret, ACCOUNT)).not.toBe(ciphertext)
})

test('an encrypted secret cannot be decrypted for another account, or after a change', () => {
  const ciphertext = totp.sealSecret(totp.newTotpSecret(), ACCOUNT)
  expect(totp.openSecret(ciphertext, ACCOUNT.replace(/1$/, '2'))).toBeNull()
  // Sixty bytes are eighty characters without padding, so that every bit of the last character matters.
  const differentEnd = ciphertext.endsWith('A') ? 'B' : 'A'
  for (const damaged of [`${ciphertext.slice(0, -1)}${differentEnd}`, ciphertext.slice(0, 20), ''])
    expect(totp.openSecret(damaged, ACCOUNT)).toBeNull()
})

test('an encrypted secret cannot be decrypted with another AUTH_SECRET', async () => {
  const ciphertext = totp.sealSecret(totp.newTotpSecret(), ACCOUNT)
  expect((await loadTotp('b')).openSecret(ciphertext, ACCOUNT)).toBeNull()
})
