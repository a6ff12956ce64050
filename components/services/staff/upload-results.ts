import { errorInEnglish } from '@/components/site/failures/file-errors'
import type { FormFailure } from '@/components/admin/form/use-submit'
import type { UploadResult } from '@/components/admin/pictures/uploads'
import type { GalleryEntry } from './draft'

/** Returns the paths of the server's pictures in the order of the draft. Pictures that are not in the draft come last. */
export function orderOfDraft(
  gallery: readonly GalleryEntry[],
  uploadResults: readonly UploadResult[],
  paths: readonly string[],
): string[] {
  const pathOf = (entry: GalleryEntry) => {
    if (entry.kind === 'stored') return entry.key
    const result = uploadResults.find(({ key }) => key === entry.key)
    return result && 'path' in result ? result.path : ''
  }
  const draftOrder = gallery.map(pathOf).filter((path) => paths.includes(path))
  return [...draftOrder, ...paths.filter((path) => !draftOrder.includes(path))]
}

/** Returns the message about failed uploads, or null if none failed. */
export function pictureUploadFailure(uploadResults: readonly UploadResult[], isEdit: boolean): FormFailure | null {
  const failed = uploadResults.filter((upload) => 'error' in upload)
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
