import type { AccountAccess } from '@/lib/access/roles'

declare const proof: unique symbol

/** The current data of a session and its account. It is read with each request, because managers may change it. */
export type Account = AccountAccess & {
  email: string
  /** '' for old accounts without a name, which are shown by their email address. */
  name: string
  hasSecondFactor: boolean
  /** System and browser that signed in, '' if they are unknown. */
  device: string
}

/** Proof that an administrator is signed in. Only `sessionOf` (lib/accounts/sessions.ts) creates one, and mutations require it as an argument. */
export type AdminSession = Readonly<Account> & {
  readonly id: string
  readonly administratorId: string
  readonly expiresAt: Date
  readonly [proof]: true
}
