/** What a form that has not been saved would lose; `draft` is what can be kept over a sign-in, files cannot. */
export type Unsaved = { dirty: boolean; draft?: { key: string; value: unknown } }

const PREFIX = 'taslak:'
const forms = new Set<() => Unsaved>()

/** Has a form asked whenever somebody is about to leave; what it returns takes the form off again. */
export function registerForm(read: () => Unsaved): () => void {
  forms.add(read)
  return () => forms.delete(read)
}

/** Whether leaving now would lose something. */
export function hasUnsavedChanges(): boolean {
  return [...forms].some((read) => read().dirty)
}

/** Keeps what was typed for this tab, because its session ended under it. */
export function keepDrafts(): void {
  for (const read of forms) {
    const { dirty, draft } = read()
    if (!dirty || !draft) continue
    try {
      sessionStorage.setItem(PREFIX + draft.key, JSON.stringify(draft.value))
    } catch {
      // Storage is forbidden or full: nothing more can be done for it.
    }
  }
}

/** What was kept under `key`, once; null when there is nothing. */
export function takeDraft(key: string): unknown {
  try {
    const text = sessionStorage.getItem(PREFIX + key)
    sessionStorage.removeItem(PREFIX + key)
    return text === null ? null : (JSON.parse(text) as unknown)
  } catch {
    return null
  }
}

/** Who signs out on purpose leaves nothing behind for the next one at this desk. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Storage is forbidden: there is nothing in it.
  }
}
