import { useRef, useState } from 'react'
import { type PhotoUpload, uploadFailure, waiting } from '@/components/photos/upload-state'
import { uploadToApi } from '@/lib/api/upload'

/** Where photos go, one at a time, as the field `file`. */
export type PhotoTarget = { path: string; headers?: Record<string, string> }

/** How long nothing of a photo may move. The server has then given it up, and a lost line may never say so. */
const STALL_MS = 60_000

/** The page's uploads, one after another, and how many of them are left. */
let queue = Promise.resolve()
let left = 0

/** Whether photos of this page are on their way. */
export function isUploading(): boolean {
  return left > 0
}

/** Waits until no photo of this page is on its way. It never fails. */
export async function whenUploaded(): Promise<void> {
  while (isUploading()) await queue.catch(() => {})
}

/** Returns a photo as it is sent, made smaller if its code loads. */
async function smaller(photo: File): Promise<File> {
  const later = await import('@/components/photos/smaller-photo').catch(() => null)
  return later ? later.smallerPhoto(photo) : photo
}

function warn(event: BeforeUnloadEvent) {
  event.preventDefault()
}

type QueueOptions = {
  /** Sends a photo, and returns the stored one's id. */
  send: (file: File, onShare: (share: number) => void) => Promise<string>
  failureOf: (error: unknown, file: File) => Pick<PhotoUpload, 'reason' | 'canRetry'>
  /** Called after each stored photo. The next one waits for it. */
  onStored?: () => Promise<unknown>
}

/**
 * Uploads photos one after another, in the order in which they were added. A failed one stays and can be tried again.
 * While photos are on their way the browser asks before it leaves the page.
 */
export function useUploadQueue({ send, failureOf, onStored }: QueueOptions, first: readonly File[] = []) {
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>(() => first.map(waiting))
  const known = useRef(uploads)

  function show(next: readonly PhotoUpload[]) {
    known.current = next
    setUploads(next)
  }

  function change({ key }: PhotoUpload, changes: Partial<PhotoUpload>) {
    show(known.current.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)))
  }

  async function sendOne(upload: PhotoUpload) {
    const { file } = upload
    change(upload, { state: 'sending' })
    try {
      change(upload, { state: 'sent', id: await send(file, (share) => change(upload, { share })) })
    } catch (error) {
      return change(upload, { state: 'failed', ...failureOf(error, file) })
    }
    await onStored?.()
  }

  function enqueue(added: readonly PhotoUpload[]) {
    if (left === 0) window.addEventListener('beforeunload', warn)
    left += added.length
    for (const upload of added) {
      change(upload, { state: 'waiting', share: 0, reason: '' })
      queue = queue
        .then(() => sendOne(upload))
        .finally(() => {
          left -= 1
          if (left === 0) window.removeEventListener('beforeunload', warn)
        })
    }
  }

  return {
    uploads,
    add: (files: readonly File[]) => {
      const added = files.map(waiting)
      show([...known.current, ...added])
      enqueue(added)
    },
    /** Uploads the first photos. Call it once. */
    start: () => enqueue(known.current),
    retry: (upload: PhotoUpload) => enqueue([upload]),
    remove: ({ key }: PhotoUpload) => show(known.current.filter((upload) => upload.key !== key)),
  }
}

/** Uploads a visitor's photos. */
export function usePhotoUploads({ path, headers }: PhotoTarget, first?: readonly File[]) {
  async function send(file: File, onShare: (share: number) => void): Promise<string> {
    const form = new FormData()
    form.set('file', await smaller(file))
    return (await uploadToApi<{ id: string }>(path, { form, headers, timeoutMs: STALL_MS }, onShare)).body.id
  }
  return useUploadQueue({ send, failureOf: uploadFailure }, first)
}
