import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'

/** How many codes a set has. */
const CODES_PER_SET = 10

/** Digits and letters that are not easily confused on paper: no 0, o, i, l, u. */
const ALPHABET = '123456789abcdefghjkmnpqrstvwxyz'

const CODE_LENGTH = 8

const CODE = new RegExp(`^[${ALPHABET}]{${CODE_LENGTH}}$`)

/** The parameters of scrypt. Hashing a code takes 16 MB, in libuv's threads. */
const COST = { N: 16_384, r: 8, p: 1 }

/** The stored hashes of a set. All codes share the salt, so that a submitted code is hashed only once. */
export type HashedCodes = { salt: string; hashes: string[] }

function hashCode(code: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(code, Buffer.from(salt, 'base64url'), 32, COST, (error, hash) => (error ? reject(error) : resolve(hash)))
  })
}

/** Returns a recovery code in lower case without hyphen and spaces, or null if the text is not a recovery code. */
export function recoveryCodeIn(text: string): string | null {
  const code = text.replaceAll(/[\s-]/g, '').toLowerCase()
  return CODE.test(code) ? code : null
}

/** Returns a new set of codes like '4f7k-2m9x', and their hashes. */
export async function newRecoveryCodes(): Promise<{ codes: string[]; hashedCodes: HashedCodes }> {
  const salt = randomBytes(16).toString('base64url')
  const halfCode = () => Array.from({ length: CODE_LENGTH / 2 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  const codes = new Set<string>()
  while (codes.size < CODES_PER_SET) codes.add(`${halfCode()}-${halfCode()}`)
  const hashes: string[] = []
  // Sequentially, because each hash takes 16 MB.
  for (const code of codes) hashes.push((await hashCode(recoveryCodeIn(code)!, salt)).toString('base64url'))
  return { codes: [...codes], hashedCodes: { salt, hashes } }
}

/** Returns the stored code that matches a submitted code, or null. */
export async function findRecoveryCode<Row extends { hash: string; salt: string }>(
  code: string,
  rows: readonly Row[],
): Promise<Row | null> {
  if (rows.length === 0) return null
  const hash = await hashCode(code, rows[0]!.salt)
  return rows.find((row) => timingSafeEqual(Buffer.from(row.hash, 'base64url'), hash)) ?? null
}
