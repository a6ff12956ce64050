import { callAdmin, readItem, reasonOf, saveItem } from '@/components/admin/session/api'
import type { FormFailure } from '@/components/admin/form/use-submit'
import type { SaveResult, SaveTask } from '@/components/admin/content/item-editor'
import { ApiError } from '@/lib/api/client'
import { apiPath } from '@/lib/api/paths'
import { errorInEnglish } from '@/components/site/failures/file-errors'
import { type OnUpload, uploadAll, uploadPicture, type UploadResult } from '@/components/admin/pictures/uploads'
import { type GalleryEntry, serviceInput, keptPictures, orderInput, type ServiceDraft, type ServiceItem } from './draft'

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

/** Returns the paths of the server's pictures in the order of the draft. Pictures that are not in the draft come last. */
function orderOfDraft(
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
function pictureUploadFailure(uploadResults: readonly UploadResult[], isEdit: boolean): FormFailure | null {
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

/** Puts the pictures in the draft's order, because parallel uploads are appended in any order. */
async function orderPictures(
  service: ServiceItem,
  gallery: readonly GalleryEntry[],
  uploadResults: readonly UploadResult[],
): Promise<FormFailure | null> {
  try {
    const { item, etag } = await readServiceItem(service)
    const imageUrls = orderOfDraft(gallery, uploadResults, item.imageUrls)
    const call = { method: 'PUT', json: orderInput(item, imageUrls), ifMatch: etag } as const
    if (imageUrls.join() !== item.imageUrls.join()) await callAdmin(SERVICE_PATHS.item(item.id), call)
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
  const newPictures = gallery.filter((entry) => entry.kind === 'new')
  const path = apiPath('Services/[key]/upload-image', { key: service.id })
  const uploadResults = await uploadAll(newPictures, ({ file, alt }) =>
    uploadPicture(path, file, (share) => onUpload(file, share), { alt }),
  )
  const orderFailure = newPictures.length > 0 ? await orderPictures(service, gallery, uploadResults) : null
  const failure = pictureUploadFailure(uploadResults, task.item !== null) ?? orderFailure ?? undefined
  return { id: service.id, failure }
}
