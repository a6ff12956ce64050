'use client'

import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { removeAllDrafts, stashDrafts } from '@/components/admin/form/draft-storage'
import { tryStorage } from '@/components/ui/try-storage'

/** Fixed by the specification. */
const STORAGE_KEY = 'authToken'

/**
 * The session in the browser. `restoring`: not yet read from storage. `out`: the sign-in page shows `reason`; after a
 * sign-out (`signedOut`) it does not return to the last page. `refusals` counts responses with 403.
 */
type Session =
  | { phase: 'restoring' }
  | { phase: 'in'; token: string; refusals?: number }
  | { phase: 'out'; reason?: string; signedOut?: boolean }

const RESTORING: Session = { phase: 'restoring' }

let session: Session = RESTORING
const listeners = new Set<() => void>()

const storedToken = () => tryStorage(() => localStorage.getItem(STORAGE_KEY))

/** Stores a token. If storage is forbidden, it stays in memory until the page is reloaded. */
function storeToken(token: string): void {
  tryStorage(() => localStorage.setItem(STORAGE_KEY, token))
}

function removeToken(): void {
  tryStorage(() => localStorage.removeItem(STORAGE_KEY))
}

function setSession(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}

/** Returns the session. The first call in a document restores it from local storage. */
export function currentSession(): Session {
  if (session === RESTORING) {
    const token = storedToken()
    session = token ? { phase: 'in', token } : { phase: 'out' }
  }
  return session
}

/**
 * Returns the session's token, or null. If another tab has replaced it, returns the stored one, because the storage event
 * comes later.
 */
export function newestToken(): string | null {
  if (session.phase !== 'in') return null
  const latest = storedToken()
  if (latest !== null && latest !== session.token) setSession({ phase: 'in', token: latest })
  return session.token
}

/** Starts a session, or continues it with a new token. */
export function adoptToken(token: string): void {
  storeToken(token)
  setSession({ phase: 'in', token })
}

/** Notes a 403, after which the account is reloaded. */
export function noteRefusal(): void {
  if (session.phase === 'in') setSession({ ...session, refusals: (session.refusals ?? 0) + 1 })
}

/** Ends a session whose token is no longer valid. Drafts are stashed for the next sign-in. */
export function expireSession(reason: string): void {
  stashDrafts()
  removeToken()
  setSession({ phase: 'out', reason })
}

/** Ends the session at sign-out. */
export function leaveSession(reason?: string): void {
  removeAllDrafts()
  removeToken()
  setSession({ phase: 'out', reason, signedOut: true })
}

/** Adopts a sign-in or sign-out of another tab. */
function onStorage(event: StorageEvent): void {
  if (event.key !== STORAGE_KEY && event.key !== null) return
  const token = storedToken()
  if (token) setSession({ phase: 'in', token })
  else if (currentSession().phase === 'in')
    expireSession('Başka bir sekmede çıkış yapıldı. Lütfen yeniden giriş yapın.')
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

/** Returns the session; 'restoring' on the server and during hydration. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, () => RESTORING)
}

/** Shows its children if there is a token, otherwise `waiting`. */
export function SessionGate({ waiting, children }: { waiting: ReactNode; children: ReactNode }): ReactNode {
  return useSession().phase === 'in' ? children : waiting
}

/** Reloads the account, because the menu around this page keeps its old data during soft navigations. */
export function ReloadAccount() {
  useEffect(noteRefusal, [])
  return null
}
