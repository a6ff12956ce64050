/** What leaving a form would lose. Its draft outlives an expired session, files only as long as this document lives. */
export type Unsaved = {
  isDirty: boolean
  /** This browser keeps the draft even when it is closed (`keepDraft`). */
  isKept?: boolean
  /** Edits of another item, which this browser keeps until the person signs out. */
  hasOthers?: boolean
  draft?: {
    key: string
    read: () => unknown
    /** The part that storage can keep, when the draft has files. */
    withoutFiles?: () => unknown
  }
}

const PREFIX = 'taslak:'
/** How long this browser keeps a draft. Drafts of work orders name customers, so none stays for ever. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000
const forms = new Set<() => Unsaved>()
const inMemory = new Map<string, unknown>()

/** Registers a form, which is asked before the page is left. Returns a function that takes the form off again. */
export function registerForm(read: () => Unsaved): () => void {
  forms.add(read)
  return () => forms.delete(read)
}

/** Whether leaving now would lose something. */
export function hasUnsavedChanges(): boolean {
  return [...forms].some((read) => read().isDirty)
}

/** Whether signing out now would lose something, kept or not. */
export function hasUnsavedTexts(): boolean {
  return hasUnsavedChanges() || [...forms].some((read) => read().hasOthers)
}

/** Whether what leaving now would lose, apart from files, is kept in this browser. */
export function isUnsavedKept(): boolean {
  return [...forms].every((read) => !read().isDirty || read().isKept)
}

/** Puts unsaved drafts aside for this tab, because its session ended. */
export function saveDrafts(): void {
  for (const read of forms) {
    const { isDirty, draft } = read()
    if (!isDirty || !draft) continue
    inMemory.set(draft.key, draft.read())
    try {
      sessionStorage.setItem(PREFIX + draft.key, JSON.stringify((draft.withoutFiles ?? draft.read)()))
    } catch {
      // Storage is forbidden or full: memory alone keeps it.
    }
  }
}

/** Returns what was put aside under `key` and removes it; null when there is nothing. */
export function takeDraft(key: string): { value: unknown; isWhole: boolean } | null {
  const value = inMemory.get(key)
  const stored = takeStored(key)
  if (inMemory.delete(key)) return { value, isWhole: true }
  return stored === null ? null : { value: stored, isWhole: false }
}

function takeStored(key: string): unknown {
  try {
    const text = sessionStorage.getItem(PREFIX + key)
    sessionStorage.removeItem(PREFIX + key)
    return text === null ? null : (JSON.parse(text) as unknown)
  } catch {
    return null
  }
}

/** A draft that this browser kept, although it was closed. */
export type KeptDraft = {
  key: string
  /** When it was kept, in milliseconds. */
  at: number
  /** Whether it had files, which are lost. */
  hadFiles: boolean
  value: unknown
}

/** Returns the drafts of a screen that this browser kept, newest first. */
export function keptDrafts(screen: string): KeptDraft[] {
  forgetOldDrafts()
  const prefix = `${PREFIX}${screen}/`
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
    return keys.flatMap((key) => keptAt(key.slice(PREFIX.length)) ?? []).toSorted((a, b) => b.at - a.at)
  } catch {
    return []
  }
}

function keptAt(key: string): KeptDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + key) ?? '') as Omit<KeptDraft, 'key'>
    return { ...kept, key }
  } catch {
    return null
  }
}

/** Removes kept drafts whose time is over, and what cannot be read. */
export function forgetOldDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(PREFIX)) continue
      const kept = keptAt(key.slice(PREFIX.length))
      if (!kept || kept.at < Date.now() - KEPT_MS) localStorage.removeItem(key)
    }
  } catch {
    // Storage is forbidden: there is nothing in it.
  }
}

/** Keeps a draft in this browser, even when it is closed. Returns false where storage is forbidden or full. */
export function keepDraft({ key, ...kept }: KeptDraft): boolean {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

/** Removes a kept draft. */
export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key)
  } catch {
    // Storage is forbidden: there is nothing in it.
  }
}

/** Removes all drafts. Signing out calls it, so that the next user of this browser cannot read them. */
export function forgetDrafts(): void {
  inMemory.clear()
  for (const storage of [() => sessionStorage, () => localStorage]) {
    try {
      for (const key of Object.keys(storage())) if (key.startsWith(PREFIX)) storage().removeItem(key)
    } catch {
      // Storage is forbidden: there is nothing in it.
    }
  }
}
