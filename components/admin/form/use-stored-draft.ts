import { useEffect, useRef, useState } from 'react'
import {
  removeDraft,
  unusedKey,
  storeDraft,
  type StoredDraft,
  readStoredDrafts,
  takeStashedDraft,
} from '@/components/admin/form/draft-storage'
import { useUnsavedChanges } from '@/components/admin/form/unsaved-changes'

const MIN_WRITE_INTERVAL_MS = 1000

/** Time of the last write of the open draft to local storage, or `hasFailed`. */
export type StorageStatus = { at: number } | { hasFailed: true } | null

/** A stored draft of an earlier visit or of another item. */
export type StoredDraftOffer<Value = unknown> = {
  key: string
  at: Date
  hadFiles: boolean
  value: Value
  restore: () => void
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
  readDraft: () => Value
  /** Returns the draft as storage can keep it. */
  readStorable: () => { value: Value; hadFiles: boolean }
  /** Puts a draft back into the form. `isComplete` is false if files may be lost. */
  restore: (value: Value, isComplete: boolean, draftKey?: string) => void
  /** Whether the draft is lost when the browser closes. It survives an expired session. */
  isLostOnClose?: boolean
}

/**
 * Stores the draft of one item, and asks before it is lost. The draft is restored after an expired session, and offered after
 * the browser was closed.
 */
export function useStoredDraft<Value>(options: Options<Value>) {
  const {
    form,
    id = 'yeni',
    draftKey,
    edit,
    isDirty,
    readDraft,
    readStorable,
    restore,
    isLostOnClose = false,
  } = options
  const needsStorage = isDirty && !isLostOnClose
  const [key, setKey] = useState(() => draftKey ?? unusedKey(`${form}/${id}`))
  const [storedDrafts, setStoredDrafts] = useState<StoredDraft[]>([])
  const [status, setStatus] = useState<StorageStatus>(null)
  const isStored = useRef(draftKey !== undefined)
  const lastWriteAt = useRef(0)
  const pendingWrite = useRef<(() => void) | null>(null)

  const storageStatus = needsStorage ? status : null
  const draft = { form, read: readDraft, withoutFiles: () => readStorable().value, draftKey: key }
  useUnsavedChanges({
    isDirty,
    isStored: storageStatus !== null && 'at' in storageStatus,
    draft: isDirty ? draft : undefined,
  })

  function forget() {
    pendingWrite.current = null
    if (isStored.current) removeDraft(key)
    isStored.current = false
  }

  function write() {
    const at = Date.now()
    pendingWrite.current = null
    lastWriteAt.current = at
    isStored.current = true
    setStatus(storeDraft({ key, at, ...readStorable() }) ? { at } : { hasFailed: true })
  }

  useEffect(() => {
    if (!needsStorage && isStored.current) forget()
    pendingWrite.current = needsStorage ? write : null
    const wait = Math.max(0, lastWriteAt.current + MIN_WRITE_INTERVAL_MS - Date.now())
    const timer = setTimeout(() => pendingWrite.current?.(), wait)
    return () => {
      clearTimeout(timer)
      pendingWrite.current = null
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the draft alone decides when it is written
  }, [edit, needsStorage])

  useEffect(() => {
    const flush = () => pendingWrite.current?.()
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [])

  useEffect(() => {
    const stashed = takeStashedDraft(form)
    if (stashed) restore(stashed.value as Value, stashed.isComplete)
    if (!isLostOnClose) setStoredDrafts(readStoredDrafts(form).filter((draft) => draft.key !== key))
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form opens
  }, [])

  const removeFromList = (removedKey: string) =>
    setStoredDrafts((drafts) => drafts.filter((storedDraft) => storedDraft.key !== removedKey))

  return {
    key,
    status: storageStatus,
    /** Other stored drafts of the same form, newest first. A restored draft keeps its key. */
    storedDrafts: storedDrafts.map(({ value, at, ...storedDraft }): StoredDraftOffer<Value> => ({
      ...storedDraft,
      at: new Date(at),
      value: value as Value,
      restore: () => {
        setKey(storedDraft.key)
        isStored.current = true
        removeFromList(storedDraft.key)
        restore(value as Value, !storedDraft.hadFiles, storedDraft.key)
      },
      remove: () => {
        removeDraft(storedDraft.key)
        removeFromList(storedDraft.key)
      },
    })),
    /** Writes the draft now. Called before another item opens. */
    flush: () => pendingWrite.current?.(),
    /** Removes the draft after it was saved or discarded. */
    forget,
  }
}
