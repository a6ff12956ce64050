'use client'

import { createContext, useContext } from 'react'
import { useSession } from '@/components/admin/session/session'
import { useRead } from '@/components/admin/session/api'
import { isAllowed, type StaffAccess } from '@/lib/access/roles'
import { SCREEN_ACCESS } from '@/lib/access/screen-access'
import type { GuardedPath } from '@/lib/site/screens'
import type { AccountJson } from '@/lib/accounts/output'
import { apiPath } from '@/lib/api/paths'

const PATH = apiPath('Auth/session')

/** The account for which the server rendered the page, so that the first menu is correct. */
export const FirstAccount = createContext<AccountJson | null>(null)

/**
 * The signed-in account. It is reloaded with each new token, because a change of the email address issues one. It is also
 * reloaded after each 403, because a manager may have changed the role.
 */
export function useAccount() {
  const session = useSession()
  const key = session.phase === 'in' ? ([PATH, session.token, session.refusals ?? 0] as const) : null
  return useRead(key, {
    revalidateOnFocus: false,
    keepPreviousData: true,
    fallbackData: useContext(FirstAccount) ?? undefined,
  })
}

/** Returns a function that says whether the account has access to something. The server checks again. */
export function useAllowed(): (access: StaffAccess) => boolean {
  const { data } = useAccount()
  return (access) => data !== undefined && isAllowed(data, access)
}

/** Returns a function that says whether the account may open a screen. */
export function useMayOpen(): (screen: GuardedPath) => boolean {
  const isAllowed = useAllowed()
  return (screen) => isAllowed(SCREEN_ACCESS[screen])
}
