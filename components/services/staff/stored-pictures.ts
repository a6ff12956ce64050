import { callAdmin, reasonOf } from '@/components/admin/session/api'
import type { Editor } from '@/components/admin/form/use-editor'
import { keptPictures, type ServiceDraft, type ServiceItem, storedEntries } from './draft'

/** Deletes a stored picture of the open service at once, apart from saving. The form goes on without it. */
export async function removeStoredPicture(
  editor: Editor<ServiceItem, ServiceDraft>,
  path: string,
  reload: () => Promise<unknown>,
): Promise<void> {
  const { item } = editor.document
  if (!item) return
  editor.report(null)
  try {
    const query = new URLSearchParams({ imageUrl: path })
    await callAdmin(`/api/Services/${item.id}/delete-image?${query}`, { method: 'DELETE' })
  } catch (error) {
    return editor.report({ text: `Resim silinirken hata oluştu: ${reasonOf(error)}` })
  }
  const isOther = ({ key }: { key: string }) => key !== path
  editor.rebase(item.id, {
    item: (now) => ({ ...now, ...keptPictures(storedEntries(now).filter(isOther), now, now) }),
    draft: (now) => ({ ...now, gallery: now.gallery.filter(isOther) }),
  })
  void reload()
}

/** Takes over that a stored picture of the open service was edited and has another path. */
export function takeEdited(editor: Editor<ServiceItem, ServiceDraft>, path: string, now: string): void {
  const { item } = editor.document
  if (!item) return
  editor.rebase(item.id, {
    item: ({ imageUrls, ...others }) => ({ ...others, imageUrls: imageUrls.map((url) => (url === path ? now : url)) }),
    draft: ({ gallery, ...others }) => ({
      ...others,
      gallery: gallery.map((entry) => (entry.key === path ? { ...entry, key: now } : entry)),
    }),
  })
}
