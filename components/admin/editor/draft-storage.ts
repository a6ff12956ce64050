/** What leaving a form would lose. Its draft outlives an expired session, files only as long as this document lives. */
export type Unsaved = {
  isDirty: boolean
  draft?: {
    key: string
    read: () => unknown
    /** The part that storage can keep, when the draft has files. */
    withoutFiles?: () => unknown
  }
}

const PREFIX = 'taslak:'
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

/** Removes all drafts. Signing out calls it, so that the next user of this browser cannot read them. */
export function forgetDrafts(): void {
  inMemory.clear()
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Storage is forbidden: there is nothing in it.
  }
}
