'use client'

import { createContext, useContext } from 'react'
import { useSession } from '@/components/admin/session/session'
import { useRead } from '@/components/admin/session/api'
import { isAllowed, type StaffAccess } from '@/lib/access/roles'
import type { AccountJson } from '@/lib/accounts/output'
import { apiPath } from '@/lib/api/paths'

const PATH = apiPath('Auth/session')

/** The account with which the server rendered the page, so that the menu is right from the start. */
export const FirstAccount = createContext<AccountJson | null>(null)

/**
 * The signed-in account. It is read again with each new token, because a changed address comes with one, and after each
 * refusal, because a manager may have changed the role.
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

/** Returns whether the signed-in account opens what needs an access. It only spares calls that the server refuses. */
export function useAllowed(): (access: StaffAccess) => boolean {
  const { data } = useAccount()
  return (access) => data !== undefined && isAllowed(data, access)
}
