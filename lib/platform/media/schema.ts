import { z } from 'zod/mini'

export const MAX_ALT_CHARS = 200

export type Upload = { name: string; bytes: Uint8Array }

function isUpload(value: unknown): value is Upload {
  return typeof value === 'object' && value !== null && (value as Upload).bytes instanceof Uint8Array
}

/** Returns the schema of a field with one file. `missing` is the error text. Storing the file checks its content. */
export function requiredFile(missing: string) {
  return z.custom<Upload>(isUpload, { error: missing })
}

/** Returns the schema of a field with at most one file. */
export function optionalFile() {
  return z.optional(requiredFile('Bu alanda tek bir dosya olmalı.'))
}
