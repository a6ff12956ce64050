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

/** Minimum time between two writes while somebody types. */
const WRITE_MS = 1000

/** When the open draft was written to local storage, or that writing failed. */
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
  draftKey?: string
  /** Changes with each edit. */
  edit: unknown
  isDirty: boolean
  /** Returns the draft with its files. */
  whole: () => Value
  /** Returns the part that storage can keep. */
  storable: () => { value: Value; hadFiles: boolean }
  /** Puts a draft back into the form. `isWhole` says whether it has its files. */
  restore: (value: Value, isWhole: boolean, draftKey?: string) => void
  /** Whether the draft survives only an expired session, not a closed browser. */
  endsWithBrowser?: boolean
}

/**
 * Keeps the draft of one item, and asks before it is lost. The draft is restored after an expired session, and offered after
 * the browser was closed.
 */
export function useKeptDraft<Value>(options: Options<Value>) {
  const { form, id = 'yeni', draftKey, edit, isDirty, whole, storable, restore, endsWithBrowser = false } = options
  const isWritten = isDirty && !endsWithBrowser
  const [key, setKey] = useState(() => draftKey ?? freeKey(`${form}/${id}`))
  const [storedDrafts, setStoredDrafts] = useState<KeptDraft[]>([])
  const [status, setStatus] = useState<KeptStatus>(null)
  const isStored = useRef(draftKey !== undefined)
  const wroteAt = useRef(0)
  const pending = useRef<(() => void) | null>(null)

  const keptStatus = isWritten ? status : null
  const draft = { key: form, read: whole, withoutFiles: () => storable().value, draftKey: key }
  useUnsavedChanges({ isDirty, isKept: keptStatus !== null && 'at' in keptStatus, draft: isDirty ? draft : undefined })

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
    setStatus(keepDraft({ key, at, ...storable() }) ? { at } : { isFailed: true })
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
  }, [edit, isWritten])

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
    if (!endsWithBrowser) setStoredDrafts(keptDrafts(form).filter((draft) => draft.key !== key))
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form opens
  }, [])

  const removeFromList = (taken: string) =>
    setStoredDrafts((before) => before.filter((storedDraft) => storedDraft.key !== taken))

  return {
    key,
    kept: keptStatus,
    /** Other stored drafts of the same form, newest first. A draft that is taken keeps its key. */
    storedDrafts: storedDrafts.map(({ value, at, ...storedDraft }): KeptOffer<Value> => ({
      ...storedDraft,
      at: new Date(at),
      value: value as Value,
      take: () => {
        setKey(storedDraft.key)
        isStored.current = true
        removeFromList(storedDraft.key)
        restore(value as Value, !storedDraft.hadFiles, storedDraft.key)
      },
      remove: () => {
        dropDraft(storedDraft.key)
        removeFromList(storedDraft.key)
      },
    })),
    /** Writes the draft now. Called before another item opens. */
    finish: () => pending.current?.(),
    /** Removes the draft after it was saved or discarded. */
    forget,
  }
}
