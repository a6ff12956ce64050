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

/** The least time between two writes while somebody types. */
const WRITE_MS = 1000

/** What this browser keeps of the open draft: since when, or that it cannot. */
export type Kept = { at: number } | { isFailed: true } | null

/** A draft of an earlier visit or of another item, which this browser keeps. */
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
  /** Id of the item, none for a new one. */
  id?: string
  /** Key of a draft that was brought back, which is written on. */
  keptAs?: string
  /** What is typed: another value with each change. */
  typed: unknown
  isDirty: boolean
  /** Returns the draft with its files. */
  whole: () => Value
  /** Returns what storage can keep of it. */
  storable: () => { value: Value; hadFiles: boolean }
  /** Puts a draft into the form again. `isWhole`: with its files. */
  restore: (value: Value, isWhole: boolean, keptAs?: string) => void
  /** The draft outlives an expired session only, not a closed browser. */
  endsWithBrowser?: boolean
}

/**
 * Keeps what is typed about one item, and asks before it is lost. After an expired session it comes back by itself; of a
 * browser that was closed it is offered.
 */
export function useKeptDraft<Value>(options: Options<Value>) {
  const { form, id = 'yeni', keptAs, typed, isDirty, whole, storable, restore, endsWithBrowser = false } = options
  const isWritten = isDirty && !endsWithBrowser
  const [key, setKey] = useState(() => keptAs ?? freeKey(`${form}/${id}`))
  const [offers, setOffers] = useState<KeptDraft[]>([])
  const [last, setLast] = useState<Kept>(null)
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
    /** Other drafts of the same form, newest first. One that is taken stays where it is kept. */
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
    /** Keeps the draft now, because another item takes its place. */
    finish: () => pending.current?.(),
    /** Removes what is kept, because it was saved or given up. */
    forget,
  }
}
