import { useRef, useState } from 'react'
import { type PhotoUpload, uploadFailure, waiting } from '@/components/photos/upload-state'
import { uploadToApi } from '@/lib/api/client'

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

/** Sends a photo, and returns the stored one's id. */
type Send = (file: File, onProgress: (share: number) => void) => Promise<string>

/**
 * Uploads photos one after another, in the order in which they were added. A failed one stays and can be tried again.
 * While photos are on their way the browser asks before it leaves the page.
 */
export function useUploadQueue(upload: Send, failureOf: typeof uploadFailure, first: readonly File[] = []) {
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>(() => first.map(waiting))
  const known = useRef(uploads)

  function change(index: number, changes: Partial<PhotoUpload>) {
    known.current = known.current.map((upload, at) => (at === index ? { ...upload, ...changes } : upload))
    setUploads(known.current)
  }

  async function send(index: number) {
    change(index, { state: 'sending' })
    try {
      const id = await upload(known.current[index]!.file, (share) => change(index, { share }))
      change(index, { state: 'sent', id })
    } catch (error) {
      change(index, { state: 'failed', ...failureOf(error) })
    }
  }

  function enqueue(indices: number[]) {
    if (left === 0) window.addEventListener('beforeunload', warn)
    left += indices.length
    for (const index of indices) {
      change(index, { state: 'waiting', share: 0, reason: '' })
      queue = queue
        .then(() => send(index))
        .finally(() => {
          left -= 1
          if (left === 0) window.removeEventListener('beforeunload', warn)
        })
    }
  }

  function add(files: readonly File[]) {
    const start = known.current.length
    known.current = [...known.current, ...files.map(waiting)]
    enqueue(files.map((_, index) => start + index))
  }

  /** Uploads the first photos. Call it once. */
  function start() {
    enqueue(known.current.map((_, index) => index))
  }

  return { uploads, add, start, retry: (index: number) => enqueue([index]) }
}

/** Uploads a visitor's photos. */
export function usePhotoUploads({ path, headers }: PhotoTarget, first?: readonly File[]) {
  async function upload(file: File, onProgress: (share: number) => void) {
    const form = new FormData()
    form.set('file', await smaller(file))
    return (await uploadToApi<{ id: string }>(path, { form, headers, timeoutMs: STALL_MS }, onProgress)).body.id
  }
  return useUploadQueue(upload, uploadFailure, first)
}
