import { z } from 'zod/mini'

/** A file as it was sent. */
export type Upload = { name: string; bytes: Uint8Array }

function isUpload(value: unknown): value is Upload {
  return typeof value === 'object' && value !== null && (value as Upload).bytes instanceof Uint8Array
}

/** The one file of a form field; `missing` is what the person reads otherwise. What it holds is checked when it is stored. */
export function requiredFile(missing: string) {
  return z.custom<Upload>(isUpload, { error: missing })
}

/** As requiredFile; may be left out. */
export function optionalFile() {
  return z.optional(requiredFile('Bu alanda tek bir dosya olmalı.'))
}
