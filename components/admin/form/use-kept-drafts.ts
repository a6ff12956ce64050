import { useEffect, useRef, useState } from 'react'
import { dropDraft, keepDraft, type KeptDraft, keptDrafts } from '@/components/admin/form/draft-storage'

/** The least time between two writes while somebody types. */
const WRITE_MS = 1000

/** What this browser keeps of the open draft: since when, or that it cannot. */
export type Kept = { at: number } | { isFailed: true } | null

type Options = {
  /** Names the screen. */
  screen: string
  /** Changes with each change of the draft. */
  version: unknown
  isDirty: boolean
  /** Id of the item under edit; undefined for a new one. */
  id: string | undefined
  /** What is kept under this id belongs to edits that can still be brought back. */
  isHeld: boolean
  read: () => Pick<KeptDraft, 'hadFiles' | 'value'>
}

/** Keeps the open draft in this browser while it is written, and offers those that earlier visits left. */
export function useKeptDrafts({ screen, version, isDirty, id, isHeld, read }: Options) {
  const [offers, setOffers] = useState<KeptDraft[]>([])
  const [kept, setKept] = useState<{ key: string; result: Kept } | null>(null)
  /** Keys of earlier visits and other tabs, which are not written over. */
  const [taken, setTaken] = useState<readonly string[]>([])
  const written = useRef(new Set<string>())
  const wroteAt = useRef(0)
  const pending = useRef<(() => void) | null>(null)

  function keyOf(itemId: string | undefined): string {
    const base = `${screen}/${itemId ?? 'yeni'}`
    let key = base
    for (let count = 2; taken.includes(key); count += 1) key = `${base}~${count}`
    return key
  }

  function drop(key: string) {
    written.current.delete(key)
    dropDraft(key)
  }

  function write(key: string) {
    const at = Date.now()
    pending.current = null
    wroteAt.current = at
    written.current.add(key)
    setKept({ key, result: keepDraft({ key, at, ...read() }) ? { at } : { isFailed: true } })
  }

  useEffect(() => {
    const key = keyOf(id)
    if (!isDirty && !isHeld && written.current.has(key)) drop(key)
    pending.current = isDirty ? () => write(key) : null
    const wait = Math.max(0, wroteAt.current + WRITE_MS - Date.now())
    const timer = setTimeout(() => pending.current?.(), wait)
    return () => {
      clearTimeout(timer)
      pending.current = null
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the draft alone decides when it is written
  }, [version, isDirty, id])

  useEffect(() => {
    const finish = () => pending.current?.()
    window.addEventListener('pagehide', finish)
    document.addEventListener('visibilitychange', finish)
    return () => {
      window.removeEventListener('pagehide', finish)
      document.removeEventListener('visibilitychange', finish)
    }
  }, [])

  return {
    kept: isDirty && kept?.key === keyOf(id) ? kept.result : null,
    /** The last draft could not be kept. */
    isFailing: kept?.result !== undefined && kept.result !== null && 'isFailed' in kept.result,
    /** Keeps the open draft now, because another item takes its place. */
    finish: () => pending.current?.(),
    /** Where the open draft is kept. */
    key: () => keyOf(id),
    offers,
    /** Looks for drafts of earlier visits. */
    look: () => {
      const found = keptDrafts(screen)
      setTaken(found.map(({ key }) => key))
      setOffers(found)
    },
    /** Goes on with an offered draft, which stays where it is kept. */
    take: ({ key }: KeptDraft) => {
      setTaken((before) => before.filter((other) => other !== key))
      written.current.add(key)
      setOffers((before) => before.filter((offer) => offer.key !== key))
    },
    /** Removes an offered draft. */
    remove: ({ key }: KeptDraft) => {
      drop(key)
      setOffers((before) => before.filter((offer) => offer.key !== key))
    },
    /** Offers what is kept of an item, because its edits can no longer be brought back otherwise. */
    release: (itemId: string | undefined) => {
      const key = keyOf(itemId)
      const found = keptDrafts(screen).filter((draft) => draft.key === key)
      written.current.delete(key)
      setTaken((before) => [...before, key])
      setOffers((before) => [...found, ...before])
    },
    /** Removes what is kept of an item, because it was saved or given up. */
    forget: (itemId: string | undefined) => {
      if (keyOf(itemId) === keyOf(id)) pending.current = null
      drop(keyOf(itemId))
    },
  }
}
