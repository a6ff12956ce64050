import { tryStorage } from '@/components/ui/try-storage'

/** Unsaved state of a form. Its draft survives an expired session; its files survive only until the document is unloaded. */
export type UnsavedForm = {
  isDirty: boolean
  /** Whether local storage has the draft (`storeDraft`). */
  isStored?: boolean
  /** Whether the user can still restore edits of another item. Signing out would lose them. */
  hasOtherEdits?: boolean
  draft?: {
    form: string
    read: () => unknown
    /** Returns the draft without its files, which storage cannot keep. */
    withoutFiles?: () => unknown
    /** Key of the same draft in local storage, removed when the draft is restored. */
    draftKey?: string
  }
}

const PREFIX = 'taslak:'
/** How long local storage keeps a draft. The limit protects customers, whose names are in drafts of work orders. */
const DRAFT_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000
const formReaders = new Set<() => UnsavedForm>()
const draftsInMemory = new Map<string, StashedDraft>()

/** A draft stashed for the next sign-in in this tab. */
type StashedDraft = { value: unknown; draftKey?: string }

const draftKeys = (storage: Storage) => Object.keys(storage).filter((key) => key.startsWith(PREFIX))

export function registerForm(read: () => UnsavedForm): () => void {
  formReaders.add(read)
  return () => formReaders.delete(read)
}

export function hasUnsavedChanges(): boolean {
  return [...formReaders].some((read) => read().isDirty)
}

/** Whether signing out, which also removes stored drafts, would lose changes. */
export function losesChangesAtSignOut(): boolean {
  return hasUnsavedChanges() || [...formReaders].some((read) => read().hasOtherEdits)
}

/** Whether local storage has all unsaved changes except files. */
export function areChangesStored(): boolean {
  return [...formReaders].every((read) => !read().isDirty || read().isStored)
}

/** Stashes unsaved drafts for this tab when its session ends; only in memory if storage is forbidden. */
export function stashDrafts(): void {
  for (const readForm of formReaders) {
    const { isDirty, draft } = readForm()
    if (!isDirty || !draft) continue
    const { form, read, withoutFiles = read, draftKey } = draft
    draftsInMemory.set(form, { value: read(), draftKey })
    tryStorage(() => sessionStorage.setItem(PREFIX + form, JSON.stringify({ value: withoutFiles(), draftKey })))
  }
}

/** Removes and returns the stashed draft of a form, or null. `isComplete` is false if files may be lost. */
export function takeStashedDraft(form: string): { value: unknown; isComplete: boolean } | null {
  const draftInMemory = draftsInMemory.get(form)
  const draftInStorage = tryStorage(
    () => JSON.parse(sessionStorage.getItem(PREFIX + form) ?? 'null') as StashedDraft | null,
  )
  draftsInMemory.delete(form)
  tryStorage(() => sessionStorage.removeItem(PREFIX + form))
  const draft = draftInMemory ?? draftInStorage
  if (!draft) return null
  if (draft.draftKey) removeDraft(draft.draftKey)
  return { value: draft.value, isComplete: draftInMemory !== undefined }
}

export type StoredDraft = {
  key: string
  /** Time of storing, in milliseconds. */
  at: number
  /** Whether it had files, which storage cannot keep. */
  hadFiles: boolean
  value: unknown
}

function readStoredDraft(prefixedKey: string): StoredDraft | null {
  const draft = tryStorage(() => JSON.parse(localStorage.getItem(prefixedKey) ?? '') as Omit<StoredDraft, 'key'>)
  return draft && { ...draft, key: prefixedKey.slice(PREFIX.length) }
}

/** Returns an unused key, so that drafts of earlier visits and other tabs are not overwritten. */
export function unusedKey(base: string): string {
  let key = base
  for (let count = 2; isDraftStored(key); count += 1) key = `${base}~${count}`
  return key
}

export function isDraftStored(key: string): boolean {
  return tryStorage(() => localStorage.getItem(PREFIX + key)) !== null
}

export function readStoredDrafts(form: string): StoredDraft[] {
  removeExpiredDrafts()
  const keys = tryStorage(() => draftKeys(localStorage)) ?? []
  const drafts = keys.filter((key) => key.startsWith(`${PREFIX}${form}/`)).flatMap((key) => readStoredDraft(key) ?? [])
  return drafts.toSorted((a, b) => b.at - a.at)
}

/** Removes expired and unreadable drafts. */
export function removeExpiredDrafts(): void {
  tryStorage(() => {
    for (const key of draftKeys(localStorage)) {
      const draft = readStoredDraft(key)
      if (!draft || draft.at < Date.now() - DRAFT_LIFETIME_MS) localStorage.removeItem(key)
    }
  })
}

/** Stores a draft in local storage. Returns false if that is forbidden or full. */
export function storeDraft({ key, ...draft }: StoredDraft): boolean {
  const isStored = tryStorage(() => {
    localStorage.setItem(PREFIX + key, JSON.stringify(draft))
    return true
  })
  return isStored ?? false
}

export function removeDraft(key: string): void {
  tryStorage(() => localStorage.removeItem(PREFIX + key))
}

/** Removes all drafts at sign-out, so that the browser's next user cannot read them. */
export function removeAllDrafts(): void {
  draftsInMemory.clear()
  for (const storage of [() => sessionStorage, () => localStorage]) {
    tryStorage(() => draftKeys(storage()).forEach((key) => storage().removeItem(key)))
  }
}
