import { callAdmin, reasonOf } from '@/components/admin/session/api'
import type { Editor } from '@/components/admin/editor/use-editor'
import type { ServiceDraft, ServiceItem } from './draft'
import { readService } from './save-service'

/** Deletes a stored picture of the open service at once, apart from saving. The form goes on without it. */
export async function removeStoredPicture(
  editor: Editor<ServiceItem, ServiceDraft>,
  path: string,
  reload: () => Promise<unknown>,
): Promise<void> {
  const { item } = editor.document
  if (!item) return
  editor.dispatch({ type: 'reported', failure: null })
  try {
    const query = new URLSearchParams({ imageUrl: path })
    await callAdmin(`/api/Services/${item.id}/delete-image?${query}`, { method: 'DELETE' })
  } catch (error) {
    editor.dispatch({ type: 'reported', failure: { text: `Resim silinirken hata oluştu: ${reasonOf(error)}` } })
    return
  }
  const isOther = (other: string) => other !== path
  editor.dispatch({
    type: 'rebased',
    id: item.id,
    item: (now) => ({ ...now, imageUrls: now.imageUrls.filter(isOther) }),
    draft: (now) => ({ ...now, gallery: now.gallery.filter(({ key }) => isOther(key)) }),
  })
  void reload()
  const fresh = await readService(item).catch(() => null)
  if (fresh) editor.dispatch({ type: 'reread', fresh })
}
