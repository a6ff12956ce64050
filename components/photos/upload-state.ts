import { HEIC_HINT } from '@/components/site/failures/file-errors'
import { ApiError, mayRetry } from '@/lib/api/client'

/** The upload of a chosen photo. */
export type PhotoUpload = {
  file: File
  state: 'waiting' | 'sending' | 'sent' | 'lost' | 'failed'
  /** Uploaded share, from 0 to 1. */
  share: number
  reason: string
  canRetry: boolean
  /** Whether the upload failed because the sender may no longer upload photos. */
  isExpired: boolean
  /** Whether the connection was lost. Such a photo is sent again automatically. */
  wasLost: boolean
  /** Id of the stored photo. */
  id: string
}

/** Returns the initial state of an upload. */
export function newUpload(file: File): PhotoUpload {
  return { file, state: 'waiting', share: 0, reason: '', canRetry: false, isExpired: false, wasLost: false, id: '' }
}

/** Returns the number of stored photos. The server stores the same photo once. */
export function countStored(uploads: readonly PhotoUpload[]): number {
  return new Set(uploads.flatMap(({ id }) => id || [])).size
}

/** Returns why an upload failed, and whether it can be retried. Rethrows any other error, which is a bug. */
export function photoUploadFailure(error: unknown): Partial<PhotoUpload> {
  if (!(error instanceof ApiError)) throw error
  const { status, message } = error
  if (status === 0) return { state: 'lost', wasLost: true }
  const reason = status === 415 ? `${message} ${HEIC_HINT}` : message
  return { reason, canRetry: mayRetry(error), isExpired: status === 401 }
}
