import type { Role } from '@/lib/access/roles'

declare const proof: unique symbol

/** The current data of a session and its account. It is read with each request, because managers may change it. */
export type Account = {
  email: string
  /** '' for old accounts without a name, which are shown by their email address. */
  name: string
  role: Role
  hasSecondFactor: boolean
  /** Whether the site requires a second factor that the account does not have yet. Only the account's own page is then accessible. */
  mustAddSecondFactor: boolean
  /** Whether the settings give the workshop the permission 'billing'. */
  workshopBilling: boolean
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
