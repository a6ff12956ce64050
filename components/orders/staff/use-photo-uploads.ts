import { useState } from 'react'
import { useUnsavedChanges } from '@/components/admin/form/unsaved-changes'
import { callAdmin, reasonOf } from '@/components/admin/session/api'
import { useUploadQueue } from '@/components/photos/use-photo-uploads'
import { type FileError, sortFiles } from '@/components/site/file-errors'

/** Sends photos of an order that staff choose. `onStored` runs after each, with its id. */
export function useStaffPhotoUploads(path: string, onStored: (id: string) => Promise<unknown>) {
  const [refused, setRefused] = useState<FileError[]>([])
  /** Places in the queue of failed photos that were given up. */
  const [removed, setRemoved] = useState<readonly number[]>([])

  async function upload(file: File, onProgress: (share: number) => void): Promise<string> {
    const form = new FormData()
    form.set('file', file, file.name)
    form.set('caption', '')
    form.set('forCustomer', 'false')
    const { body } = await callAdmin<{ id: string }>(path, { method: 'POST', form, onProgress })
    await onStored(body.id)
    return body.id
  }

  const queue = useUploadQueue(upload, (error) => ({ reason: reasonOf(error), canRetry: true }))
  const open = queue.uploads
    .map((upload, index) => ({ ...upload, index }))
    .filter(({ state, index }) => state !== 'sent' && !removed.includes(index))
  useUnsavedChanges({ isDirty: open.length > 0 })
  return {
    uploads: open,
    refused,
    choose: (files: File[]) => {
      const sorted = sortFiles(files)
      setRefused(sorted.refused)
      queue.add(sorted.taken)
    },
    retry: queue.retry,
    remove: (index: number) => setRemoved((before) => [...before, index]),
  }
}
