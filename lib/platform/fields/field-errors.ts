import type { FieldErrors } from '@/lib/platform/app-error'

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }

/** More fields than any form has. Without a limit, a list of a thousand invalid items would return thousands of errors. */
const MAX_FIELDS = 200

/**
 * Returns the error texts of a failed parse by field, for at most 200 fields. Errors without a field are left out. The
 * error of a list's item is returned for the list ('benefits' for 'benefits.3'). The error of a field in a row is returned for
 * that field ('week.5.to').
 */
export function fieldErrors(issues: readonly Issue[]): FieldErrors {
  const fields: FieldErrors = {}
  for (const { path, message } of issues) {
    if (path.length === 0) continue
    const name = path.length > 2 ? path.join('.') : String(path[0])
    if (!(name in fields) && Object.keys(fields).length === MAX_FIELDS) break
    const texts = (fields[name] ??= [])
    if (!texts.includes(message)) texts.push(message)
  }
  return fields
}
