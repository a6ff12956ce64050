import { callAdmin, reasonOf } from '@/components/admin/session/api'
import type { Editor } from '@/components/admin/editor/use-editor'
import { serviceForm, type ServiceDraft, type ServiceItem } from './draft'
import { readService } from './save-service'

/** Deletes a stored picture of the service under edit, at once and apart from saving; the form goes on without it. */
export function useStoredPictures(
  editor: Editor<ServiceItem, ServiceDraft>,
  reload: () => Promise<unknown>,
): (path: string) => Promise<void> {
  return async (path) => {
    const { item } = editor.sheet
    if (!item) return
    editor.report(null)
    try {
      await callAdmin(`/api/Services/${item.id}/delete-image?imageUrl=${encodeURIComponent(path)}`, {
        method: 'DELETE',
      })
    } catch (error) {
      editor.report({ text: `Resim silinirken hata oluştu: ${reasonOf(error)}` })
      return
    }
    const isOther = (other: string) => other !== path
    editor.rebase(item.id, (sheet) => ({
      ...sheet,
      item: { ...sheet.item!, imageUrls: sheet.item!.imageUrls.filter(isOther) },
      draft: { ...sheet.draft, gallery: sheet.draft.gallery.filter(({ key }) => isOther(key)) },
    }))
    void reload()
    const fresh = await readService(item).catch(() => null)
    if (!fresh) return
    // The deletion made another state of the item. Its tag may be taken over only when nothing else has changed: with
    // the old one somebody else's change is still met as a conflict.
    editor.rebase(item.id, (sheet) =>
      serviceForm.isSame(serviceForm.draftOf(fresh.item), serviceForm.draftOf(sheet.item!))
        ? { ...sheet, ...fresh }
        : sheet,
    )
  }
}
