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
    /** Key of the same draft in this browser, which goes when the draft comes back. */
    keptAs?: string
  }
}

const PREFIX = 'taslak:'
/** How long this browser keeps a draft. Drafts of work orders name customers, so none stays for ever. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000
const forms = new Set<() => Unsaved>()
const inMemory = new Map<string, Pending>()

/** A draft that waits for the next sign-in in this tab. */
type Pending = { value: unknown; keptAs?: string }

/** Uses a storage. Returns null where it is forbidden or full, or holds what cannot be read. */
function attempt<Result>(use: () => Result): Result | null {
  try {
    return use()
  } catch {
    return null
  }
}

const draftKeys = (storage: Storage) => Object.keys(storage).filter((key) => key.startsWith(PREFIX))

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

/** Stashes unsaved drafts for this tab, because its session ended. Where storage is forbidden, memory alone has them. */
export function saveDrafts(): void {
  for (const form of forms) {
    const { isDirty, draft } = form()
    if (!isDirty || !draft) continue
    const { key, read, withoutFiles = read, keptAs } = draft
    inMemory.set(key, { value: read(), keptAs })
    attempt(() => sessionStorage.setItem(PREFIX + key, JSON.stringify({ value: withoutFiles(), keptAs })))
  }
}

/** Returns the draft that was stashed under `key` when a session expired, once; null when there is none. */
export function takeDraft(key: string): { value: unknown; isWhole: boolean } | null {
  const whole = inMemory.get(key)
  const stored = attempt(() => JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null') as Pending | null)
  inMemory.delete(key)
  attempt(() => sessionStorage.removeItem(PREFIX + key))
  const taken = whole ?? stored
  if (!taken) return null
  if (taken.keptAs) dropDraft(taken.keptAs)
  return { value: taken.value, isWhole: whole !== undefined }
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

function keptAt(storedKey: string): KeptDraft | null {
  const kept = attempt(() => JSON.parse(localStorage.getItem(storedKey) ?? '') as Omit<KeptDraft, 'key'>)
  return kept && { ...kept, key: storedKey.slice(PREFIX.length) }
}

/** Returns a key under which nothing is kept, so that drafts of earlier visits and other tabs are not written over. */
export function freeKey(base: string): string {
  let key = base
  for (let count = 2; isDraftKept(key); count += 1) key = `${base}~${count}`
  return key
}

export function isDraftKept(key: string): boolean {
  return attempt(() => localStorage.getItem(PREFIX + key)) !== null
}

export function keptDrafts(form: string): KeptDraft[] {
  forgetOldDrafts()
  const keys = attempt(() => draftKeys(localStorage)) ?? []
  const drafts = keys.filter((key) => key.startsWith(`${PREFIX}${form}/`)).flatMap((key) => keptAt(key) ?? [])
  return drafts.toSorted((a, b) => b.at - a.at)
}

/** Removes kept drafts whose time is over, and what cannot be read. */
export function forgetOldDrafts(): void {
  attempt(() => {
    for (const key of draftKeys(localStorage)) {
      const kept = keptAt(key)
      if (!kept || kept.at < Date.now() - KEPT_MS) localStorage.removeItem(key)
    }
  })
}

/** Keeps a draft in this browser, even when it is closed. Returns false where storage is forbidden or full. */
export function keepDraft({ key, ...kept }: KeptDraft): boolean {
  const isKept = attempt(() => {
    localStorage.setItem(PREFIX + key, JSON.stringify(kept))
    return true
  })
  return isKept ?? false
}

export function dropDraft(key: string): void {
  attempt(() => localStorage.removeItem(PREFIX + key))
}

/** Removes all drafts. Signing out calls it, so that the next user of this browser cannot read them. */
export function forgetDrafts(): void {
  inMemory.clear()
  for (const storage of [() => sessionStorage, () => localStorage]) {
    attempt(() => draftKeys(storage()).forEach((key) => storage().removeItem(key)))
  }
}
