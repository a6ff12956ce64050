'use client'

import useSWR, { type SWRConfiguration } from 'swr'
import { callAdmin } from '@/components/admin/session/api'
import type { ApiError } from '@/lib/api/client'

/** An address, or one with what makes its reading another, such as the session's token. Null reads nothing. */
type Key = string | readonly [address: string, ...turn: unknown[]] | null

/** Reads an address of the API. All who read the same one share the call. */
export function useRead<T>(key: Key, options?: SWRConfiguration<T, ApiError>) {
  const address = typeof key === 'string' ? key : key?.[0]
  const read = async () => (await callAdmin<T>(address!)).body
  const { data, error, isLoading, isValidating, mutate } = useSWR<T, ApiError>(key, read, options)
  return { data, error, isLoading, isReading: isValidating, reload: () => mutate() }
}
