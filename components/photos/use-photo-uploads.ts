import { useRef, useState } from 'react'
import { type PhotoUpload, uploadFailure, waiting } from '@/components/photos/upload-state'
import { ApiError, uploadToApi } from '@/lib/api/client'
import type { PathOf } from '@/lib/api/paths'
import { MAX_PICTURE_BYTES } from '@/lib/platform/media/picture'

/** Where photos go, one at a time, as the field `file`. */
export type PhotoTarget = {
  path: PathOf<'ContactMessages/[key]/photos' | 'Tracking/[token]/photos'>
  headers?: Record<string, string>
}

/** How long nothing of a photo may move. The server has then given it up, and a lost line may never say so. */
const STALL_MS = 60_000

/** The page's uploads that are not answered yet, and when the next one may begin. */
const left = new Set<Promise<unknown>>()
let line: Promise<unknown> = Promise.resolve()

/** Whether photos of this page are on their way. */
export function isUploading(): boolean {
  return left.size > 0
}

/** Waits until no photo of this page is on its way. It never fails. */
export async function whenUploaded(): Promise<void> {
  while (isUploading()) await Promise.allSettled(left)
}

/** Photos as they are sent, by the chosen ones. */
const small = new WeakMap<File, Promise<File>>()
let last: Promise<unknown> = Promise.resolve()

/**
 * Returns a photo as it is sent, made smaller if its code loads. One at a time, because each takes 50 MB meanwhile. Who
 * calls it early has it ready when the line is free.
 */
export function smaller(photo: File): Promise<File> {
  const known = small.get(photo)
  if (known) return known
  const made = last.then(async () => {
    const later = await import('@/components/photos/smaller-photo').catch(() => null)
    return later ? later.smallerPhoto(photo) : photo
  })
  small.set(photo, made)
  last = made
  return made
}

/**
 * Returns a photo as it is sent.
 * @throws {ApiError} as the server does for a photo that is too large, before minutes of sending
 */
export async function sendable(photo: File): Promise<File> {
  const sent = await smaller(photo)
  if (sent.size <= MAX_PICTURE_BYTES) return sent
  const text = 'Fotoğraf 15 MB’tan büyük, tarayıcınız da küçültemedi.'
  throw new ApiError(`${text} Kamera ayarında daha düşük bir çözünürlük seçip yeniden çekin.`, 413)
}

function warn(event: BeforeUnloadEvent) {
  event.preventDefault()
}

/** Sends a photo, and returns the stored one's id. */
type Send = (file: File, onProgress: (share: number) => void) => Promise<string>

/**
 * Uploads photos one after another, in the order in which they were added. The next one begins while the server still
 * works on the one before. A failed one stays and can be tried again.
 * While photos are on their way the browser asks before it leaves the page.
 */
export function useUploadQueue(upload: Send, failureOf: typeof uploadFailure, first: readonly File[] = []) {
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>(() => first.map(waiting))
  const known = useRef(uploads)

  function change(index: number, changes: Partial<PhotoUpload>) {
    known.current = known.current.map((upload, at) => (at === index ? { ...upload, ...changes } : upload))
    setUploads(known.current)
  }

  async function send(index: number, onLeft: () => void) {
    change(index, { state: 'sending' })
    try {
      const id = await upload(known.current[index]!.file, (share) => {
        change(index, { share })
        if (share === 1) onLeft()
      })
      change(index, { state: 'sent', id })
    } catch (error) {
      change(index, { state: 'failed', ...failureOf(error) })
    }
  }

  function enqueue(indices: number[]) {
    window.addEventListener('beforeunload', warn)
    for (const index of indices) {
      change(index, { state: 'waiting', share: 0, reason: '' })
      const before = [...left].at(-1)
      let leave = () => {}
      const hasLeft = new Promise<void>((resolve) => (leave = resolve))
      const sent = line
        .then(() => send(index, leave))
        .finally(() => {
          leave()
          left.delete(sent)
          if (!isUploading()) window.removeEventListener('beforeunload', warn)
        })
      left.add(sent)
      line = Promise.allSettled([before, hasLeft])
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

/** Uploads a visitor's photos, if there is a place for them. */
export function usePhotoUploads(target: PhotoTarget | undefined, first?: readonly File[]) {
  async function upload(file: File, onProgress: (share: number) => void) {
    const { path, headers } = target!
    const form = new FormData()
    form.set('file', await sendable(file))
    const call = { method: 'POST', form, headers, timeoutMs: STALL_MS } as const
    return (await uploadToApi(path, call, onProgress)).body.id
  }
  const queue = useUploadQueue(upload, uploadFailure, first)
  function add(files: readonly File[]) {
    for (const file of files) void smaller(file)
    queue.add(files)
  }
  return { ...queue, add }
}
