'use client'

import { currentSession, expireSession, leaveSession, newestToken, noteRefusal, adoptToken } from './session'
import {
  type ApiCall,
  ApiError,
  callApi,
  type Calls,
  type CallOptions,
  send,
  type TypedCall,
  upload,
} from '@/lib/api/client'
import { type ApiPath, apiPath, type PathOf, type GetPath } from '@/lib/api/paths'
import type { Signature } from '@/lib/api/route'
import useSWR, { type SWRConfiguration } from 'swr'

type AdminOptions = {
  /** ETag of the edited state. The API answers 412 if the item has changed since. */
  ifMatch?: string | null
  /** Called with the uploaded share of the body, from 0 to 1. */
  onProgress?: (share: number) => void
  /** Whether the response has a new token that replaces all earlier ones. */
  changesToken?: boolean
}

export type Versioned<Item> = { item: Item; etag: string }

/** A call to a declared route with the panel's options. */
export type AdminCall<C extends Calls, M extends keyof C> = TypedCall<C, M> & AdminOptions

type Body = Signature['body']
type AdminResponse<T> = { body: T; etag: string | null; total: number }

function currentToken(): string | null {
  const session = currentSession()
  return session.phase === 'in' ? session.token : null
}

/** The last change of the account, which may be running. It never rejects. */
let accountChange: Promise<unknown> = Promise.resolve()

/** Set during sign-out, so that a 401 of another call does not end the session with its own reason. */
let isSigningOut = false

async function sendWithToken(path: string, call: ApiCall & AdminOptions = {}): Promise<AdminResponse<unknown>> {
  const { ifMatch, onProgress, changesToken, ...rest } = call
  const token = currentToken()
  const headers = {
    ...rest.headers,
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(ifMatch && { 'If-Match': ifMatch }),
  }
  const authorized: ApiCall = { ...rest, headers }
  try {
    const { body, headers: responseHeaders } = await (onProgress
      ? upload(path, authorized, onProgress)
      : send(path, authorized))
    return { body, etag: responseHeaders.get('ETag'), total: Number(responseHeaders.get('X-Total-Count') ?? 0) }
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) noteRefusal()
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    // A change of the account revokes the token before its response has the new one. A call that is refused in between waits for the change.
    if (!changesToken) await accountChange
    const latestToken = newestToken()
    // The token was replaced during the call, so the call is repeated with the new one.
    if (latestToken !== null && latestToken !== token) return sendWithToken(path, call)
    if (latestToken !== null && !isSigningOut) expireSession(error.message)
    throw error
  }
}

/**
 * Calls a declared route with the session's token. A 401 ends the session in the browser; the sign-in page shows the reason.
 * @throws {ApiError}
 */
export function callAdmin<C extends Calls, M extends keyof C>(path: ApiPath<C>, call: AdminCall<C, M>) {
  return sendWithToken(path, call as ApiCall & AdminOptions) as Promise<AdminResponse<C[M]['answer']>>
}

/** Reads with the session's token. @throws {ApiError} */
export function readAdmin<T>(path: GetPath<T>) {
  return sendWithToken(path) as Promise<AdminResponse<T>>
}

/** Requests a path as CSV instead of JSON, by POST if there is a form. @throws {ApiError} */
export async function readCsv(
  path: GetPath<unknown> | PathOf<'Faults/import'> | PathOf<'Parts/import'>,
  form?: FormData,
): Promise<Blob> {
  const call: ApiCall = { method: form && 'POST', form, headers: { Accept: 'text/csv' }, asFile: true }
  return (await sendWithToken(path, call)).body as Blob
}

/** Changes the account, which ends all sessions, and continues this one with the new token. @throws {ApiError} */
export function changeAccount<Json>(
  path: ApiPath<{ POST: { body: { json: Json }; answer: { token: string } } }>,
  json: Json,
): Promise<void> {
  const call = callAdmin(path, { method: 'POST', json, changesToken: true }).then(({ body }) => adoptToken(body.token))
  accountChange = call.catch(() => {})
  return call
}

/** Whether a save was refused because somebody else has changed the item. */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412
}

/** Reads an item with its ETag. @throws {ApiError} */
export async function readVersioned<Item>(path: GetPath<Item>): Promise<Versioned<Item>> {
  const { body, etag } = await readAdmin(path)
  return { item: body, etag: etag ?? '' }
}

/** Reads an item with its ETag. @throws {ApiError} also 404, if the path now belongs to another item */
export async function readItem<Item extends { id: string }>(
  path: GetPath<Item>,
  expected: { id: string },
): Promise<Versioned<Item>> {
  const versioned = await readVersioned(path)
  if (versioned.item.id !== expected.id) throw new ApiError('Aradığınız kayıt bulunamadı (404).', 404)
  return versioned
}

type SavePaths<New, Change, Item> = {
  list: ApiPath<{ POST: { body: New; answer: Item } }>
  item: (key: string) => ApiPath<{ PUT: { body: Change; answer: Item } }>
}

/** Creates an item, or replaces the one in `current`, and returns it. @throws {ApiError} 412 if it has changed since */
export async function saveItem<New extends Body, Change extends Body, Item>(
  paths: SavePaths<New, Change, Item>,
  current: Versioned<{ id: string }> | null,
  call: CallOptions & AdminOptions & New & Change,
): Promise<Item> {
  const options = { ...call, ifMatch: current?.etag }
  const { body } = await (current
    ? callAdmin(paths.item(current.item.id), { ...options, method: 'PUT' })
    : callAdmin(paths.list, { ...options, method: 'POST' }))
  return body
}

/** Returns why a call failed, for an error message. Rethrows any other error, which is a bug. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.message
  throw error
}

/** Reads an item with its ETag. Components that read the same path share one request. */
export function useVersioned<Item>(path: GetPath<Item>, options?: SWRConfiguration<Versioned<Item>, ApiError>) {
  const { data, error, isValidating, mutate } = useSWR<Versioned<Item>, ApiError>(
    path,
    () => readVersioned(path),
    options,
  )
  return {
    stored: data,
    error,
    isReading: isValidating,
    reload: () => mutate(),
    show: (stored: Versioned<Item>) => mutate(stored, { revalidate: false }),
  }
}

export const useTotal = (path: GetPath<unknown[]> | null) =>
  useSWR<number, ApiError>(path, async () => (await readAdmin(path!)).total).data

/** Ends the session in the browser and on the server. If the server cannot be reached, the sign-in page says so. */
export async function signOut(): Promise<void> {
  const token = currentToken()
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined
  isSigningOut = true
  const reason = await callApi(apiPath('Auth/logout'), { method: 'POST', headers }).then(
    () => undefined,
    (error: unknown) =>
      `Bu tarayıcıdan çıkış yapıldı, ama sunucudaki oturum kapatılamadı: ${reasonOf(error)} En geç 8 saat içinde kendiliğinden biter.`,
  )
  leaveSession(reason)
  isSigningOut = false
}

/** A path, or an SWR key that starts with a path and has more parts, such as the token. Null reads nothing. */
type Key<T> = GetPath<T> | readonly [path: GetPath<T>, ...parts: unknown[]] | null

/** Reads a path of the API. Components that use the same key share one request. */
export function useRead<T>(key: Key<T>, options?: SWRConfiguration<T, ApiError>) {
  const path = typeof key === 'string' ? key : key?.[0]
  const read = async () => (await readAdmin(path!)).body
  const { data, error, isLoading, isValidating, mutate } = useSWR<T, ApiError>(key, read, options)
  return { data, error, isLoading, isReading: isValidating, mutate, reload: () => mutate() }
}
