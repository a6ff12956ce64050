import { v7 as newId } from 'uuid'
import type { StoredPicture } from '@/lib/media/storage'

/** The columns of a stored picture's row, without its owner. */
export function imageRow({ path, width, height, widths, bytes, sha256 }: StoredPicture) {
  return { id: newId(), path, width, height, widths, bytes, sha256 }
}
