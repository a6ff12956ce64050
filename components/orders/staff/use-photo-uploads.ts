import { useRef, useState } from 'react'
import { useUnsavedChanges } from '@/components/admin/form/unsaved-changes'
import { type FileError, sortFiles } from '@/components/site/file-errors'
import { callAdmin, reasonOf } from '@/components/admin/session/api'

/** A chosen photo until it is stored. `failure` says why it was not. */
export type PhotoUpload = { key: number; file: File; share: number; failure: string }

/** Sends chosen photos one after another. One that fails stays and can be tried again. `onStored` runs after each. */
export function usePhotoUploads(path: string, onStored: () => Promise<unknown>) {
  const [uploads, setUploads] = useState<PhotoUpload[]>([])
  const [refused, setRefused] = useState<FileError[]>([])
  const queue = useRef<PhotoUpload[]>([])
  const isRunning = useRef(false)
  const lastKey = useRef(0)
  useUnsavedChanges({ isDirty: uploads.length > 0 })

  const set = (key: number, changes: Partial<PhotoUpload>) =>
    setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)))
  const remove = (key: number) => setUploads((now) => now.filter((upload) => upload.key !== key))

  async function sendOne({ key, file }: PhotoUpload) {
    const form = new FormData()
    form.set('file', file, file.name)
    form.set('caption', '')
    form.set('forCustomer', 'false')
    try {
      await callAdmin(path, { method: 'POST', form, onProgress: (share) => set(key, { share }) })
      remove(key)
      await onStored()
    } catch (error) {
      set(key, { share: 0, failure: `“${file.name}” yüklenemedi: ${reasonOf(error)}` })
    }
  }

  async function run() {
    if (isRunning.current) return
    isRunning.current = true
    for (let next = queue.current.shift(); next; next = queue.current.shift()) await sendOne(next)
    isRunning.current = false
  }

  function enqueue(added: PhotoUpload[]) {
    queue.current.push(...added)
    void run()
  }

  return {
    uploads,
    refused,
    choose: (files: File[]) => {
      const { taken, refused } = sortFiles(files)
      const added = taken.map((file) => ({ key: ++lastKey.current, file, share: 0, failure: '' }))
      setRefused(refused)
      setUploads((now) => [...now, ...added])
      enqueue(added)
    },
    retry: (upload: PhotoUpload) => {
      set(upload.key, { failure: '', share: 0 })
      enqueue([upload])
    },
    remove,
  }
}
