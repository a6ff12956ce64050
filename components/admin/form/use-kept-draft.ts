import { useEffect, useRef, useState } from 'react'
import {
  dropDraft,
  freeKey,
  keepDraft,
  type KeptDraft,
  keptDrafts,
  takeDraft,
} from '@/components/admin/form/draft-storage'
import { useUnsavedChanges } from '@/components/admin/form/unsaved-changes'

/** Minimum time between two writes during typing. */
const WRITE_MS = 1000

/** When local storage got the open draft, or that it could not. */
export type KeptStatus = { at: number } | { isFailed: true } | null

/** A kept draft of an earlier visit or of another item. */
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
  /** Id of the item; undefined for a new one. */
  id?: string
  /** Key of the restored draft, which further writes use. */
  keptAs?: string
  /** Changes with each edit. */
  typed: unknown
  isDirty: boolean
  /** Returns the draft with its files. */
  whole: () => Value
  /** Returns the part that storage can keep. */
  storable: () => { value: Value; hadFiles: boolean }
  /** Puts a draft back into the form. `isWhole`: with its files. */
  restore: (value: Value, isWhole: boolean, keptAs?: string) => void
  /** Whether the draft survives only an expired session, not a closed browser. */
  endsWithBrowser?: boolean
}

/**
 * Keeps the draft of one item, and asks before it is lost. The draft is restored after an expired session, and offered after
 * the browser was closed.
 */
export function useKeptDraft<Value>(options: Options<Value>) {
  const { form, id = 'yeni', keptAs, typed, isDirty, whole, storable, restore, endsWithBrowser = false } = options
  const isWritten = isDirty && !endsWithBrowser
  const [key, setKey] = useState(() => keptAs ?? freeKey(`${form}/${id}`))
  const [offers, setOffers] = useState<KeptDraft[]>([])
  const [last, setLast] = useState<KeptStatus>(null)
  const isStored = useRef(keptAs !== undefined)
  const wroteAt = useRef(0)
  const pending = useRef<(() => void) | null>(null)

  const kept = isWritten ? last : null
  const draft = { key: form, read: whole, withoutFiles: () => storable().value, keptAs: key }
  useUnsavedChanges({ isDirty, isKept: kept !== null && 'at' in kept, draft: isDirty ? draft : undefined })

  function forget() {
    pending.current = null
    if (isStored.current) dropDraft(key)
    isStored.current = false
  }

  function write() {
    const at = Date.now()
    pending.current = null
    wroteAt.current = at
    isStored.current = true
    setLast(keepDraft({ key, at, ...storable() }) ? { at } : { isFailed: true })
  }

  useEffect(() => {
    if (!isWritten && isStored.current) forget()
    pending.current = isWritten ? write : null
    const wait = Math.max(0, wroteAt.current + WRITE_MS - Date.now())
    const timer = setTimeout(() => pending.current?.(), wait)
    return () => {
      clearTimeout(timer)
      pending.current = null
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the draft alone decides when it is written
  }, [typed, isWritten])

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
    if (!endsWithBrowser) setOffers(keptDrafts(form).filter((draft) => draft.key !== key))
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form opens
  }, [])

  const withdraw = (taken: string) => setOffers((before) => before.filter((offer) => offer.key !== taken))

  return {
    key,
    kept,
    /** Other drafts of the same form, newest first. A taken draft keeps its key. */
    offers: offers.map(({ value, at, ...offer }): KeptOffer<Value> => ({
      ...offer,
      at: new Date(at),
      value: value as Value,
      take: () => {
        setKey(offer.key)
        isStored.current = true
        withdraw(offer.key)
        restore(value as Value, !offer.hadFiles, offer.key)
      },
      remove: () => {
        dropDraft(offer.key)
        withdraw(offer.key)
      },
    })),
    /** Writes the draft now, because another item opens. */
    finish: () => pending.current?.(),
    /** Removes the draft after it was saved or discarded. */
    forget,
  }
}
