import type { FieldErrors } from '@/lib/platform/app-error'

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }

/** More than any form has. Without a limit, a list of a thousand wrong items would return thousands. */
const MAX_FIELDS = 200

/**
 * Returns a failed parse's texts by field, without those of the whole value. An item of a list counts as the list
 * ('benefits.3' as 'benefits'); a field of a list's row names the row ('week.5.to'). At most 200 fields.
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
