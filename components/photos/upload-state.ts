import { HEIC_HINT } from '@/components/site/failures/file-errors'
import { ApiError, mayPassLater } from '@/lib/api/client'

/** A chosen photo on its way. */
export type PhotoUpload = {
  file: File
  state: 'waiting' | 'sending' | 'sent' | 'failed'
  /** Sent share, from 0 to 1. */
  share: number
  /** Why it failed. */
  reason: string
  /** Whether a failed one can be tried again. */
  canRetry: boolean
  /** The stored photo's. */
  id: string
}

/** Returns the start of an upload. */
export function waiting(file: File): PhotoUpload {
  return { file, state: 'waiting', share: 0, reason: '', canRetry: false, id: '' }
}

/** Returns how many photos the server has. It stores the same photo once. */
export function countStored(uploads: readonly PhotoUpload[]): number {
  return new Set(uploads.flatMap(({ id }) => id || [])).size
}

/** Returns why a photo did not arrive, and whether it can be tried again. Any other error is a defect and is thrown on. */
export function uploadFailure(error: unknown): Pick<PhotoUpload, 'reason' | 'canRetry'> {
  if (!(error instanceof ApiError)) throw error
  const { status, message } = error
  const reason = status === 0 ? 'Bağlantı koptu.' : status === 415 ? `${message} ${HEIC_HINT}` : message
  return { reason, canRetry: mayPassLater(error) }
}
