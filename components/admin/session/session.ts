'use client'

import { useSyncExternalStore } from 'react'
import { forgetDrafts, saveDrafts } from '@/components/admin/editor/draft-storage'

/** Fixed by the specification. */
const STORAGE_KEY = 'authToken'

/**
 * The browser's side of being signed in. `restoring`: not looked yet. `out`: `reason` is what the person reads on the
 * sign-in page, `left` that it was their own wish, so that no place is remembered.
 */
export type Session =
  { phase: 'restoring' } | { phase: 'in'; token: string } | { phase: 'out'; reason?: string; left?: boolean }

const RESTORING: Session = { phase: 'restoring' }

let session: Session = RESTORING
const listeners = new Set<() => void>()

function storedToken(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

function store(token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, token)
  } catch {
    // Storage is forbidden: the token lives in memory, as long as this document does.
  }
}

function become(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}

/** The session as it is now; the first look in a document restores it from local storage. */
export function currentSession(): Session {
  if (session === RESTORING) {
    const token = storedToken()
    session = token ? { phase: 'in', token } : { phase: 'out' }
  }
  return session
}

/** Signed in, or going on with a new token. */
export function takeToken(token: string): void {
  store(token)
  become({ phase: 'in', token })
}

/** The token no longer counts: what was typed is kept for after the next sign-in. */
export function expireSession(reason: string): void {
  saveDrafts()
  store(null)
  become({ phase: 'out', reason })
}

/** Signed out on purpose; `reason` is what remains to be said about it. */
export function leaveSession(reason?: string): void {
  forgetDrafts()
  store(null)
  become({ phase: 'out', reason, left: true })
}

/** Another tab signed in or out. */
function follow(event: StorageEvent): void {
  if (event.key !== STORAGE_KEY && event.key !== null) return
  const token = storedToken()
  if (token) become({ phase: 'in', token })
  else if (currentSession().phase === 'in')
    expireSession('Başka bir sekmede çıkış yapıldı. Lütfen yeniden giriş yapın.')
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', follow)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', follow)
  }
}

/** `restoring` on the server and in the page that came from it. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, () => RESTORING)
}
