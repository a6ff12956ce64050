import { callAdmin, readItem, reasonOf, saveItem } from '@/components/admin/session/api'
import type { FormFailure } from '@/components/admin/form/use-submit'
import type { SaveResult, SaveTask } from '@/components/admin/content/item-editor'
import { ApiError } from '@/lib/api/client'
import { apiPath } from '@/lib/api/paths'
import { type OnUpload, uploadAll, uploadPicture } from '@/components/admin/pictures/uploads'
import { serviceInput, keptPictures, orderInput, type ServiceDraft, type ServiceItem } from './draft'
import { pictureUploadFailure, orderOfDraft } from './upload-results'

export const SERVICE_PATHS = {
  list: apiPath('Services'),
  item: (key: string, query?: { state: 'all' }) => apiPath('Services/[key]', { key, ...query }),
}

/** Returns the message of a failed save. If the title is already in use, it says so. */
export function serviceSaveFailure(error: unknown, isNew: boolean): FormFailure {
  if (error instanceof ApiError && error.status === 409) {
    return { text: 'Bu başlık veya benzeri zaten kullanımda (URL çakışması). Lütfen başlığı değiştirin.' }
  }
  return { text: `Hizmet ${isNew ? 'kaydedilirken' : 'güncellenirken'} bir hata oluştu: ${reasonOf(error)}` }
}

/** Reads a service with its ETag. */
export function readServiceItem(service: ServiceItem) {
  return readItem(SERVICE_PATHS.item(service.slug, { state: 'all' }), service)
}

type Task = SaveTask<ServiceItem, ServiceDraft>

/** Creates the service, or saves its fields and the order of its stored pictures. */
function saveFields({ draft, initial, current }: Task): Promise<ServiceItem> {
  const initialPictures = { imageUrls: initial.gallery.map(({ key }) => key) }
  const pictures = current && keptPictures(draft.gallery, initialPictures, current.item)
  return saveItem(SERVICE_PATHS, current, { json: { ...serviceInput(draft), ...pictures } })
}

/** Puts the pictures in the draft's order, because parallel uploads are appended in any order. */
async function orderPictures(service: ServiceItem, order: (paths: string[]) => string[]): Promise<FormFailure | null> {
  try {
    const { item, etag } = await readServiceItem(service)
    const imageUrls = order(item.imageUrls)
    if (imageUrls.join() === item.imageUrls.join()) return null
    await callAdmin(SERVICE_PATHS.item(item.id), { method: 'PUT', json: orderInput(item, imageUrls), ifMatch: etag })
    return null
  } catch (error) {
    return { text: `Resimlerin sırası kaydedilirken hata oluştu: ${reasonOf(error)}` }
  }
}

/**
 * Saves a service: first its fields, then all new pictures in parallel. A failed picture is reported and stops neither
 * the others nor the save.
 */
export async function saveService(task: Task, onUpload: OnUpload): Promise<SaveResult> {
  const service = await saveFields(task)
  const { gallery } = task.draft
  const uploadResults = await uploadAll(
    gallery.filter((entry) => entry.kind === 'new'),
    ({ file, alt }) =>
      uploadPicture(
        apiPath('Services/[key]/upload-image', { key: service.id }),
        file,
        (share) => onUpload(file, share),
        { alt },
      ),
  )
  const hasUploads = uploadResults.length > 0
  const orderFailure = hasUploads
    ? await orderPictures(service, (paths) => orderOfDraft(gallery, uploadResults, paths))
    : null
  const failure = pictureUploadFailure(uploadResults, task.item !== null) ?? orderFailure ?? undefined
  return { id: service.id, failure }
}
