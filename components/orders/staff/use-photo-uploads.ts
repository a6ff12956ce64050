import { useState } from 'react'
import { useUnsavedChanges } from '@/components/admin/form/unsaved-changes'
import { callAdmin, reasonOf } from '@/components/admin/session/api'
import { useUploadQueue } from '@/components/photos/use-photo-uploads'
import { type FileError, sortFiles } from '@/components/site/file-errors'

/** Sends photos of an order that staff choose. `onStored` runs after each. */
export function useStaffPhotoUploads(path: string, onStored: () => Promise<unknown>) {
  const [refused, setRefused] = useState<FileError[]>([])
  const { uploads, add, retry, remove } = useUploadQueue({
    send: async (file, onProgress) => {
      const form = new FormData()
      form.set('file', file, file.name)
      form.set('caption', '')
      form.set('forCustomer', 'false')
      return (await callAdmin<{ id: string }>(path, { method: 'POST', form, onProgress })).body.id
    },
    failureOf: (error, file) => ({ reason: `“${file.name}” yüklenemedi: ${reasonOf(error)}`, canRetry: true }),
    onStored,
  })
  const open = uploads.filter(({ state }) => state !== 'sent')
  useUnsavedChanges({ isDirty: open.length > 0 })
  return {
    uploads: open,
    refused,
    choose: (files: File[]) => {
      const sorted = sortFiles(files)
      setRefused(sorted.refused)
      add(sorted.taken)
    },
    retry,
    remove,
  }
}
