import { useRef, useState } from 'react'
import { ApiError } from '@/lib/http/client'
import { uploadToApi } from '@/lib/http/upload'

/** Where photos go, one at a time, as the field `file`. */
export type PhotoTarget = { path: string; headers?: Record<string, string> }

export type PhotoUpload = {
  file: File
  state: 'waiting' | 'sending' | 'sent' | 'failed'
  /** Sent share, from 0 to 1. */
  share: number
  /** Why it failed. */
  reason: string
}

const waiting = (file: File): PhotoUpload => ({ file, state: 'waiting', share: 0, reason: '' })

function warn(event: BeforeUnloadEvent) {
  event.preventDefault()
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error
  return error.status === 0 ? 'Bağlantı koptu.' : error.message
}

/**
 * Uploads photos one after another, in the order in which they were added. A failed one stays and can be tried again.
 * While photos are on their way the browser asks before it leaves the page.
 */
export function usePhotoUploads({ path, headers }: PhotoTarget, first: readonly File[] = []) {
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>(() => first.map(waiting))
  const known = useRef(uploads)
  const queue = useRef(Promise.resolve())
  const left = useRef(0)

  function change(index: number, changes: Partial<PhotoUpload>) {
    known.current = known.current.map((upload, at) => (at === index ? { ...upload, ...changes } : upload))
    setUploads(known.current)
  }

  async function send(index: number) {
    const form = new FormData()
    form.set('file', known.current[index]!.file)
    change(index, { state: 'sending' })
    try {
      await uploadToApi(path, { method: 'POST', form, headers }, (share) => change(index, { share }))
      change(index, { state: 'sent' })
    } catch (error) {
      change(index, { state: 'failed', reason: reasonOf(error) })
    }
  }

  function enqueue(indices: number[]) {
    if (left.current === 0) window.addEventListener('beforeunload', warn)
    left.current += indices.length
    for (const index of indices) {
      change(index, { state: 'waiting', share: 0, reason: '' })
      queue.current = queue.current
        .then(() => send(index))
        .finally(() => {
          left.current -= 1
          if (left.current === 0) window.removeEventListener('beforeunload', warn)
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
