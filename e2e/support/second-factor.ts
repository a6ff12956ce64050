import { Secret, TOTP } from 'otpauth'

const PERIOD_MS = 30_000

/** Returns the code that an app with this key shows, `steps` of thirty seconds from now. */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * PERIOD_MS })
}
