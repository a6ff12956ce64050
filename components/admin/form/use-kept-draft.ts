import { useEffect, useRef, useState } from 'react'
import { dropDraft, keepDraft, type KeptDraft, keptDrafts, takeDraft } from '@/components/admin/form/draft-storage'
import { useUnsavedChanges } from '@/components/admin/form/unsaved-changes'

/** The least time between two writes while somebody types. */
const WRITE_MS = 1000

/** What this browser keeps of the open draft: since when, or that it cannot. */
export type Kept = { at: number } | { isFailed: true } | null

/** A draft that an earlier visit left in this browser. */
export type KeptOffer<Value = unknown> = {
  key: string
  at: Date
  hadFiles: boolean
  value: Value
  take: () => void
  remove: () => void
}

type Options<Value> = {
  form: string
  id?: string
  /** What is typed: another value with each change. */
  value: Value
  isDirty: boolean
  /** Puts a draft into the form again. `isWhole`: with its files. */
  restore: (value: Value, isWhole: boolean) => void
  /** Returns what storage can keep of a value that has files. */
  storable?: () => { value: Value; hadFiles: boolean }
  /** The draft outlives an expired session only, not a closed browser. */
  endsWithBrowser?: boolean
  /** What is kept under this id belongs to edits that can still be brought back. */
  isHeld?: boolean
  /** The form holds edits of another item that can still be brought back. */
  hasOthers?: boolean
}

/**
 * Keeps what is typed in a form, and asks before it is lost. After an expired session it comes back by itself; of a
 * browser that was closed it is offered.
 */
export function useKeptDraft<Value>(options: Options<Value>) {
  const { form, id, value, isDirty, restore, endsWithBrowser = false, isHeld = false, hasOthers = false } = options
  const { storable = () => ({ value, hadFiles: false }) } = options
  const isWritten = isDirty && !endsWithBrowser
  const [offers, setOffers] = useState<KeptDraft[]>([])
  const [last, setLast] = useState<{ key: string; kept: Exclude<Kept, null> } | null>(null)
  /** Keys of earlier visits and other tabs, which are not written over. */
  const [taken, setTaken] = useState<readonly string[]>([])
  const written = useRef(new Set<string>())
  const wroteAt = useRef(0)
  const pending = useRef<(() => void) | null>(null)

  function keyOf(itemId: string | undefined): string {
    const base = `${form}/${itemId ?? 'yeni'}`
    let key = base
    for (let count = 2; taken.includes(key); count += 1) key = `${base}~${count}`
    return key
  }

  const kept = isWritten && last?.key === keyOf(id) ? last.kept : null
  const isFailing = last !== null && 'isFailed' in last.kept
  useUnsavedChanges({
    isDirty: isDirty || (hasOthers && (endsWithBrowser || isFailing)),
    isKept: kept !== null && 'at' in kept,
    hasOthers,
    draft: isDirty
      ? { key: form, read: () => value, withoutFiles: () => storable().value, keptAs: keyOf(id) }
      : undefined,
  })

  function drop(key: string) {
    written.current.delete(key)
    dropDraft(key)
  }

  function write(key: string) {
    const at = Date.now()
    pending.current = null
    wroteAt.current = at
    written.current.add(key)
    setLast({ key, kept: keepDraft({ key, at, ...storable() }) ? { at } : { isFailed: true } })
  }

  useEffect(() => {
    const key = keyOf(id)
    if (!isWritten && !isHeld && written.current.has(key)) drop(key)
    pending.current = isWritten ? () => write(key) : null
    const wait = Math.max(0, wroteAt.current + WRITE_MS - Date.now())
    const timer = setTimeout(() => pending.current?.(), wait)
    return () => {
      clearTimeout(timer)
      pending.current = null
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the draft alone decides when it is written
  }, [value, isWritten, id])

  useEffect(() => {
    const finish = () => pending.current?.()
    window.addEventListener('pagehide', finish)
    document.addEventListener('visibilitychange', finish)
    return () => {
      window.removeEventListener('pagehide', finish)
      document.removeEventListener('visibilitychange', finish)
    }
  }, [])

  useEffect(() => {
    const stashed = takeDraft(form)
    if (stashed) restore(stashed.value as Value, stashed.isWhole)
    if (endsWithBrowser) return
    const found = keptDrafts(form)
    setTaken(found.map(({ key }) => key))
    setOffers(found)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form opens
  }, [])

  const withdraw = (key: string) => setOffers((before) => before.filter((offer) => offer.key !== key))

  return {
    kept,
    /** Drafts of earlier visits, newest first. One that is taken stays where it is kept. */
    offers: offers.map(({ key, at, hadFiles, value }): KeptOffer<Value> => ({
      key,
      at: new Date(at),
      hadFiles,
      value: value as Value,
      take: () => {
        setTaken((before) => before.filter((other) => other !== key))
        written.current.add(key)
        withdraw(key)
        restore(value as Value, !hadFiles)
      },
      remove: () => {
        drop(key)
        withdraw(key)
      },
    })),
    /** Keeps the open draft now, because another item takes its place. */
    finish: () => pending.current?.(),
    /** Offers what is kept of an item, because its edits can no longer be brought back otherwise. */
    release: (itemId: string | undefined) => {
      const key = keyOf(itemId)
      const found = keptDrafts(form).filter((draft) => draft.key === key)
      written.current.delete(key)
      setTaken((before) => [...before, key])
      setOffers((before) => [...found, ...before])
    },
    /** Removes what is kept of an item, because it was saved or given up. */
    forget: (itemId?: string) => {
      if (keyOf(itemId) === keyOf(id)) pending.current = null
      drop(keyOf(itemId))
    },
  }
}
