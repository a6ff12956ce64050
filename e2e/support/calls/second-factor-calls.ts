import { newRecoveryCodes } from '@/lib/accounts/second-factor/recovery-codes'
import { newTotpSecret, sealSecret } from '@/lib/accounts/second-factor/totp'
import { db } from '@/lib/platform/db/client'
import { PASSWORD } from './accounts'
import { ask, newClientAddress } from './handlers'

type Attempt = { code?: string; password?: string; address?: string }

/** Signs an account in, by default with PASSWORD and from a new address. */
export const signIn = (
  { email }: { email: string },
  { code, password = PASSWORD, address = newClientAddress() }: Attempt = {},
) => ask('POST Auth/login', { json: { email, password, code }, headers: { 'x-client-address': address } })

let sharedCodes: ReturnType<typeof newRecoveryCodes> | undefined

/**
 * Turns the second factor on in the database, with a new secret, none of whose codes has been used. All accounts share the
 * recovery codes, because hashing a set takes half a second.
 */
export async function turnOnSecondFactor({ id }: { id: string }): Promise<{ secret: string; codes: string[] }> {
  const secret = newTotpSecret()
  const { codes, hashedCodes } = await (sharedCodes ??= newRecoveryCodes())
  const recoveryCodes = hashedCodes.hashes.map((hash) => ({ id: crypto.randomUUID(), hash, salt: hashedCodes.salt }))
  await db().administrator.update({
    where: { id },
    data: { totpSecret: sealSecret(secret, id), totpSince: new Date(), recoveryCodes: { create: recoveryCodes } },
  })
  return { secret, codes }
}
