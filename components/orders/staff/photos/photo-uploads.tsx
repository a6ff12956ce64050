import { useState } from 'react'
import { useUnsavedChanges } from '@/components/admin/form/unsaved-changes'
import { callAdmin, reasonOf } from '@/components/admin/session/api'
import { photoToSend, useUploadQueue } from '@/components/photos/use-photo-uploads'
import { type FileError, checkFiles } from '@/components/site/failures/file-errors'
import { FilePreview } from '@/components/admin/pictures/picture'
import { PictureTile, TILE_PICTURE } from '@/components/admin/pictures/picture-tile'
import { Button } from '@/components/ui/button'
import { apiPath } from '@/lib/api/paths'
import type { OrderJson } from '@/lib/orders/order/output'

/** Uploads the photos that staff choose for an order. `onStored` gets the id of each stored photo. */
export function useStaffPhotoUploads(
  { id: key, photos }: Pick<OrderJson, 'id' | 'photos'>,
  onStored: (id: string) => Promise<unknown>,
) {
  /** Ids of stored photos, by file. Their uploads are shown until the order contains the photos. */
  const [idByFile, setIdByFile] = useState<ReadonlyMap<File, string>>(new Map())
  const [fileErrors, setFileErrors] = useState<FileError[]>([])
  /** Queue indexes of failed uploads that staff removed. */
  const [removedIndexes, setRemovedIndexes] = useState<readonly number[]>([])

  async function uploadPhoto(file: File, onProgress: (share: number) => void): Promise<string> {
    const form = new FormData()
    form.set('file', await photoToSend(file))
    form.set('caption', '')
    form.set('forCustomer', 'false')
    const { body } = await callAdmin(apiPath('WorkOrders/[key]/photos', { key }), { method: 'POST', form, onProgress })
    setIdByFile((previous) => new Map(previous).set(file, body.id))
    await onStored(body.id)
    return body.id
  }

  const queue = useUploadQueue(uploadPhoto, (error) => ({ reason: reasonOf(error), canRetry: true }))
  const pendingUploads = queue.uploads
    .map((upload, index) => ({ ...upload, index }))
    .filter(({ state, index, file }) => {
      return state !== 'sent' && !removedIndexes.includes(index) && !photos.some(({ id }) => id === idByFile.get(file))
    })
  useUnsavedChanges({ isDirty: pendingUploads.length > 0 })
  return {
    uploads: pendingUploads,
    fileErrors,
    choose: (files: File[]) => {
      const sortedFiles = checkFiles(files)
      setFileErrors(sortedFiles.errors)
      queue.add(sortedFiles.accepted)
    },
    retry: queue.retry,
    remove: (index: number) => setRemovedIndexes((previous) => [...previous, index]),
  }
}

type UploadTilesProps = Pick<ReturnType<typeof useStaffPhotoUploads>, 'uploads' | 'retry' | 'remove'>

export function UploadTiles({ uploads, retry, remove }: UploadTilesProps) {
  return uploads.map((upload) => (
    <PictureTile
      key={upload.index}
      name={upload.file.name}
      isNew
      picture={<FilePreview file={upload.file} className={TILE_PICTURE} />}
      progress={upload.state === 'failed' ? undefined : upload.share}
      onRemove={() => remove(upload.index)}>
      {upload.state === 'failed' ? (
        <div role="alert" className="grid gap-2 border-t border-line p-2.5">
          <p className="text-small leading-[1.4] font-semibold text-bad">{`“${upload.file.name}” yüklenemedi: ${upload.reason}`}</p>
          <Button onClick={() => retry(upload.index)}>Yeniden Dene</Button>
        </div>
      ) : (
        // About as high as the text below a stored photo.
        <p className="flex min-h-18 items-center border-t border-line px-2.5 text-small text-ink-2">
          {upload.state === 'waiting' ? 'Sırada' : 'Yükleniyor'}
        </p>
      )}
    </PictureTile>
  ))
}
