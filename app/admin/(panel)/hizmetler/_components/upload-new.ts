import { errorInEnglish } from '@/components/admin/pictures/file-errors'
import type { Problem } from '@/components/admin/editor/editor-state'
import type { GalleryEntry } from './draft'

type NewEntry = Extract<GalleryEntry, { kind: 'new' }>

/** What became of one upload: where the picture is, or why it is nowhere. */
export type Uploaded = { key: string; name: string; path: string } | { key: string; name: string; error: unknown }

/** Uploads all pictures at once; one that fails stops no other. */
export function uploadAll(
  entries: readonly NewEntry[],
  upload: (entry: NewEntry) => Promise<string>,
): Promise<Uploaded[]> {
  return Promise.all(
    entries.map(async (entry) => {
      const { key, file } = entry
      try {
        return { key, name: file.name, path: await upload(entry) }
      } catch (error) {
        return { key, name: file.name, error }
      }
    }),
  )
}

/** The pictures in the order of the draft, as far as they are stored; `now` are all that the server has. */
export function wishedOrder(
  gallery: readonly GalleryEntry[],
  uploaded: readonly Uploaded[],
  now: readonly string[],
): string[] {
  const pathOf = (entry: GalleryEntry) => {
    if (entry.kind === 'stored') return entry.key
    const found = uploaded.find(({ key }) => key === entry.key)
    return found && 'path' in found ? found.path : ''
  }
  const wished = gallery.map(pathOf).filter((path) => now.includes(path))
  return [...wished, ...now.filter((path) => !wished.includes(path))]
}

/** What is said of uploads that failed; null when none did. */
export function uploadProblem(uploaded: readonly Uploaded[], isEdit: boolean): Problem | null {
  const failed = uploaded.filter((upload) => 'error' in upload)
  if (failed.length === 0) return null
  const reasons = failed.map(
    ({ name, error }) => `'${name}' yüklenemedi: ${error instanceof Error ? error.message : String(error)}`,
  )
  const text = reasons.join('; ')
  return {
    text: isEdit ? `${text} Bazı yeni resimler yüklenemedi. Sayfayı yenileyip kontrol edin.` : text,
    english: failed.map(({ name, error }) => `${name}: ${errorInEnglish(error)}`),
  }
}
