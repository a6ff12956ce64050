'use client'

import { currentSession, expireSession, leaveSession, newestToken, noteRefusal, takeToken } from './session'
import { type ApiCall, ApiError, requestApi, uploadToApi } from '@/lib/api/client'
import useSWR, { type SWRConfiguration } from 'swr'

export type AdminCall = ApiCall & {
  /** ETag of the edited state. The API answers 412 when the item has changed since. */
  ifMatch?: string | null
  /** Called with the sent share of the body, from 0 to 1. */
  onProgress?: (share: number) => void
  /** Whether the answer brings the session another token, in place of all before it. */
  changesToken?: boolean
}

/** An item as the server has it, and the ETag of that state. */
export type Versioned<Item> = { item: Item; etag: string }

type AdminAnswer<T> = { body: T; etag: string | null; total: number }

function tokenOf(): string | null {
  const session = currentSession()
  return session.phase === 'in' ? session.token : null
}

/** The change of the account that is under way. It never fails. */
let change: Promise<unknown> = Promise.resolve()

/** Set while the session ends at the person's wish. A call that is refused meanwhile ends it for no other reason. */
let isLeaving = false

/**
 * Calls the API with the session's token. A 401 ends the session in the browser, which then shows the sign-in page with
 * the reason.
 * @throws {ApiError}
 */
export async function callAdmin<T>(path: string, call: AdminCall = {}): Promise<AdminAnswer<T>> {
  const { ifMatch, onProgress, changesToken, ...rest } = call
  const token = tokenOf()
  const headers = {
    ...rest.headers,
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(ifMatch && { 'If-Match': ifMatch }),
  }
  const sent: ApiCall = { ...rest, headers }
  try {
    const { body, headers: answered } = await (onProgress
      ? uploadToApi<T>(path, sent, onProgress)
      : requestApi<T>(path, sent))
    return { body, etag: answered.get('ETag'), total: Number(answered.get('X-Total-Count') ?? 0) }
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) noteRefusal()
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    // A change ends the token before its answer brings the next one, so a call that is refused meanwhile waits for it.
    if (!changesToken) await change
    const now = newestToken()
    // The token was replaced while the call was under way, so it is repeated with the new one.
    if (now !== null && now !== token) return callAdmin<T>(path, call)
    if (now !== null && !isLeaving) expireSession(error.message)
    throw error
  }
}

/** Changes the account. The session goes on with the new token, because the change ends all sessions. @throws {ApiError} */
export function changeAccount(path: string, json: Record<string, string | undefined>): Promise<void> {
  const call: AdminCall = { method: 'POST', json, changesToken: true }
  const changed = callAdmin<{ token: string }>(path, call).then(({ body }) => takeToken(body.token))
  change = changed.catch(() => {})
  return changed
}

/** Whether a save was refused because somebody else saved the same item meanwhile. */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412
}

/** Reads what can be changed, with the ETag of its state. */
export async function readVersioned<Item>(path: string): Promise<Versioned<Item>> {
  const { body, etag } = await callAdmin<Item>(path)
  return { item: body, etag: etag ?? '' }
}

/** Reads an item with its ETag. Throws a 404 if its address leads to another item now, because it was renamed. */
export async function readItem<Item extends { id: string }>(path: string, known: Item): Promise<Versioned<Item>> {
  const read = await readVersioned<Item>(path)
  if (read.item.id !== known.id) throw new ApiError('Aradığınız kayıt bulunamadı (404).', 404)
  return read
}

/** Creates an item at `path`, or replaces the one of `current` unless it has changed since, and returns it. */
export async function saveItem<Item extends { id: string }>(
  path: string,
  current: Versioned<Item> | null,
  call: AdminCall,
): Promise<Item> {
  const [address, method] = current ? [`${path}/${current.item.id}`, 'PUT' as const] : [path, 'POST' as const]
  return (await callAdmin<Item>(address, { ...call, method, ifMatch: current?.etag })).body
}

/** Returns {reason} of a failed call. Any other error is a defect and is thrown on. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.message
  throw error
}

/** Ends the session here and on the server. If the server cannot be reached, the sign-in page says so. */
export async function signOut(): Promise<void> {
  const token = tokenOf()
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined
  isLeaving = true
  const left = await requestApi('/api/Auth/logout', { method: 'POST', headers }).then(
    () => undefined,
    (error: unknown) =>
      `Bu tarayıcıdan çıkış yapıldı, ama sunucudaki oturum kapatılamadı: ${reasonOf(error)} En geç 8 saat içinde kendiliğinden biter.`,
  )
  leaveSession(left)
  isLeaving = false
}

/** An address, or one with what makes its reading another, such as the session's token. Null reads nothing. */
type Key = string | readonly [address: string, ...turn: unknown[]] | null

/** Reads an address of the API. All who read the same one share the call. */
export function useRead<T>(key: Key, options?: SWRConfiguration<T, ApiError>) {
  const address = typeof key === 'string' ? key : key?.[0]
  const read = async () => (await callAdmin<T>(address!)).body
  const { data, error, isLoading, isValidating, mutate } = useSWR<T, ApiError>(key, read, options)
  return { data, error, isLoading, isReading: isValidating, reload: () => mutate() }
}
