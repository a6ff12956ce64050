import type { Role } from '@/lib/access/roles'

declare const proof: unique symbol

/** What session and account are now. It is read with each request, because managers change it. */
export type Account = {
  email: string
  /** '' for accounts from before names, which are shown by their e-mail address. */
  name: string
  role: Role
  hasSecondFactor: boolean
  /** Whether the site requires a second factor that the account does not have yet. Only the own account is then open. */
  mustAddSecondFactor: boolean
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
