'use client'

import useSWR from 'swr'
import { callAdmin } from '@/components/admin/session/api'
import { useSession } from '@/components/admin/session/session'
import type { AccountJson } from '@/lib/auth/shapes'
import type { ApiError } from '@/lib/http/client'

const PATH = '/api/Auth/session'

/** The signed-in account. It is read again with each new token, because a changed address comes with one. */
export function useAccount() {
  const session = useSession()
  const key = session.phase === 'in' ? [PATH, session.token] : null
  return useSWR<AccountJson, ApiError>(key, async () => (await callAdmin<AccountJson>(PATH)).body, {
    revalidateOnFocus: false,
  })
}
