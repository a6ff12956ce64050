import { callAdmin, reasonOf } from '@/components/admin/session/api'
import type { Editor } from '@/components/admin/content/item-editor'
import type { ServiceDraft, ServiceItem } from './draft'
import { apiPath } from '@/lib/api/paths'

/** Deletes a stored picture of the open service at once, independently of saving, and removes it from the form. */
export async function removeStoredPicture(
  editor: Editor<ServiceItem, ServiceDraft>,
  path: string,
  reload: () => Promise<unknown>,
): Promise<void> {
  const { item } = editor
  if (!item) return
  editor.show({ failure: null })
  try {
    const endpoint = apiPath('Services/[key]/delete-image', { key: item.id, imageUrl: path })
    await callAdmin(endpoint, { method: 'DELETE' })
  } catch (error) {
    return editor.show({ failure: { text: `Resim silinirken hata oluştu: ${reasonOf(error)}` } })
  }
  editor.refresh((draft) => ({ ...draft, gallery: draft.gallery.filter(({ key }) => key !== path) }))
  void reload()
}

/** Replaces the path of a stored picture of the open service after an edit. */
export function replaceEditedPicture(editor: Editor<ServiceItem, ServiceDraft>, path: string, newPath: string): void {
  editor.refresh((draft) => ({
    ...draft,
    gallery: draft.gallery.map((entry) => (entry.key === path ? { ...entry, key: newPath } : entry)),
  }))
}
