import { expect, test } from 'vitest'
import { findRecoveryCode, newRecoveryCodes, recoveryCodeIn } from '@/lib/accounts/second-factor/recovery-codes'

const { codes, hashedCodes } = await newRecoveryCodes()
const rows = hashedCodes.hashes.map((hash) => ({ hash, salt: hashedCodes.salt }))

test('a set has ten codes that are easy to copy from paper', () => {
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[1-9a-hjkmnp-tv-z]{4}-[1-9a-hjkmnp-tv-z]{4}$/)
})

test.each(['4f7k-2m9x', '4f7k2m9x', ' 4F7K 2M9X ', '4F7K-2M9X'])('%j is read as 4f7k2m9x', (input) => {
  expect(recoveryCodeIn(input)).toBe('4f7k2m9x')
})

test.each(['', '123456', '4f7k-2m9', '4f7k-2m9x1', '4f7k-2m9o', 'İf7k-2m9x'])('%j is not a recovery code', (input) => {
  expect(recoveryCodeIn(input)).toBeNull()
})

test('a code of the set is found, and other codes are not', async () => {
  expect(await findRecoveryCode(recoveryCodeIn(codes[7]!)!, rows)).toBe(rows[7])
  expect(await findRecoveryCode('11111111', rows)).toBeNull()
  expect(await findRecoveryCode('11111111', [])).toBeNull()
})
