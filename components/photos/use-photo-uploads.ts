import { useEffect, useRef, useState } from 'react'
import { type PhotoUpload, photoUploadFailure, newUpload } from '@/components/photos/upload-state'
import { ApiError, uploadToApi } from '@/lib/api/client'
import type { PathOf } from '@/lib/api/paths'
import { MAX_PICTURE_BYTES } from '@/lib/platform/media/picture'

/** API path for photos, uploaded one at a time as the field `file`. */
export type UploadTarget = {
  path: PathOf<'ContactMessages/[key]/photos' | 'Tracking/[token]/photos'>
  headers?: Record<string, string>
}

/** An upload without progress for this time fails: the server has aborted it, or the connection is lost, which browsers may not notice. */
const STALL_MS = 60_000

/** The page's pending uploads, and a promise for the start of the next one. */
const pending = new Set<Promise<unknown>>()
let nextSlot: Promise<unknown> = Promise.resolve()

/** Whether the page has pending uploads. */
export function isUploading(): boolean {
  return pending.size > 0
}

/** Waits until the page has no pending uploads. It never rejects. */
export async function whenUploaded(): Promise<void> {
  while (isUploading()) await Promise.allSettled(pending)
}

/** Reduced photos by their originals, and the last reduction. */
const reductions = new WeakMap<File, Promise<File>>()
let lastReduction: Promise<unknown> = Promise.resolve()

/**
 * Returns a reduced photo, or the photo itself if the code cannot be loaded. Photos are reduced one at a time, because each takes
 * 50 MB of memory. Call it early, so that the photo is ready for its upload.
 */
export function shrink(photo: File): Promise<File> {
  const earlierReduction = reductions.get(photo)
  if (earlierReduction) return earlierReduction
  const reduction = lastReduction.then(async () => {
    const shrinker = await import('@/components/photos/shrink-photo').catch(() => null)
    return shrinker ? shrinker.shrinkPhoto(photo) : photo
  })
  reductions.set(photo, reduction)
  lastReduction = reduction
  return reduction
}

/**
 * Returns the photo to send.
 * @throws {ApiError} the server's 413, if the photo is too large; sending it would take minutes
 */
export async function photoToSend(photo: File): Promise<File> {
  const reduced = await shrink(photo)
  if (reduced.size <= MAX_PICTURE_BYTES) return reduced
  const text = 'Fotoğraf 15 MB’tan büyük, tarayıcınız da küçültemedi.'
  throw new ApiError(`${text} Kamera ayarında daha düşük bir çözünürlük seçip yeniden çekin.`, 413)
}

function warn(event: BeforeUnloadEvent) {
  event.preventDefault()
}

/**
 * Uploads photos one after another, in the order in which they were added. The next one starts while the server still
 * processes the previous one. A failed one stays and can be retried. During uploads the browser asks before it leaves the page.
 */
export function useUploadQueue(
  /** Sends a photo, and returns the id of the stored photo. */
  uploadPhoto: (file: File, onProgress: (share: number) => void) => Promise<string>,
  failureOf: (error: unknown) => Partial<PhotoUpload>,
  initial: readonly File[] = [],
) {
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>(() => initial.map(newUpload))
  const latestUploads = useRef(uploads)

  function change(index: number, changes: Partial<PhotoUpload>) {
    latestUploads.current = latestUploads.current.map((upload, otherIndex) =>
      otherIndex === index ? { ...upload, ...changes } : upload,
    )
    setUploads(latestUploads.current)
  }

  async function send(index: number, onUploaded: () => void) {
    const { file, state } = latestUploads.current[index]!
    // A lost photo stays lost until some of it has arrived.
    if (state !== 'lost') change(index, { state: 'sending' })
    try {
      const id = await uploadPhoto(file, (share) => {
        change(index, { state: 'sending', share })
        if (share === 1) onUploaded()
      })
      change(index, { state: 'sent', id })
    } catch (error) {
      change(index, { state: 'failed', ...failureOf(error) })
    }
  }

  function enqueue(indices: number[]) {
    window.addEventListener('beforeunload', warn)
    for (const index of indices) {
      const state = latestUploads.current[index]!.state === 'lost' ? 'lost' : 'waiting'
      change(index, { state, share: 0, reason: '' })
      const previous = [...pending].at(-1)
      let markReceived = () => {}
      const whenReceived = new Promise<void>((resolve) => (markReceived = resolve))
      const upload = nextSlot
        .then(() => send(index, markReceived))
        .finally(() => {
          markReceived()
          pending.delete(upload)
          if (!isUploading()) window.removeEventListener('beforeunload', warn)
        })
      pending.add(upload)
      nextSlot = Promise.allSettled([previous, whenReceived])
    }
  }

  function add(files: readonly File[]) {
    const start = latestUploads.current.length
    latestUploads.current = [...latestUploads.current, ...files.map(newUpload)]
    enqueue(files.map((_, index) => start + index))
  }

  /** Uploads the initial photos. Call it once. */
  function start() {
    enqueue(latestUploads.current.map((_, index) => index))
  }

  /** Resends the photos whose connection was lost, unless uploads are pending. */
  function retryLost() {
    if (isUploading()) return
    enqueue(latestUploads.current.flatMap(({ state }, index) => (state === 'lost' ? [index] : [])))
  }

  return { uploads, add, start, retry: (index: number) => enqueue([index]), retryLost }
}

/** How often lost photos are sent again, because browsers do not notice every restored connection. */
const RETRY_MS = 20_000

/** While a photo is lost, calls `retry` regularly and when the browser is online again. The browser asks before it leaves the page. */
function useConnection(isLost: boolean, retry: () => void) {
  const latestRetry = useRef(retry)
  useEffect(() => {
    latestRetry.current = retry
  })
  useEffect(() => {
    if (!isLost) return undefined
    const retryNow = () => latestRetry.current()
    // A separate listener, because the queue removes `warn`.
    const warnOfLost = (event: BeforeUnloadEvent) => warn(event)
    const timer = setInterval(retryNow, RETRY_MS)
    window.addEventListener('online', retryNow)
    window.addEventListener('beforeunload', warnOfLost)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', retryNow)
      window.removeEventListener('beforeunload', warnOfLost)
    }
  }, [isLost])
}

/** Uploads a visitor's photos. Without a target there must be no photos. */
export function usePhotoUploads(target: UploadTarget | undefined, initial?: readonly File[]) {
  async function uploadPhoto(file: File, onProgress: (share: number) => void) {
    const { path, headers } = target!
    const form = new FormData()
    form.set('file', await photoToSend(file))
    const call = { method: 'POST', form, headers, timeoutMs: STALL_MS } as const
    return (await uploadToApi(path, call, onProgress)).body.id
  }
  const queue = useUploadQueue(uploadPhoto, photoUploadFailure, initial)
  useConnection(
    queue.uploads.some(({ state }) => state === 'lost'),
    queue.retryLost,
  )
  function add(files: readonly File[]) {
    for (const file of files) void shrink(file)
    queue.add(files)
  }
  return { ...queue, add }
}
