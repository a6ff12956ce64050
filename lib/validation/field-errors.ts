import type { FieldErrors } from '@/lib/app-error'

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }

/** Returns a failed parse's texts by field ('benefits.3' counts as 'benefits'), without those of the whole value. */
export function fieldErrors(issues: readonly Issue[]): FieldErrors {
  const fields: FieldErrors = {}
  for (const { path, message } of issues) {
    if (path.length === 0) continue
    const texts = (fields[String(path[0])] ??= [])
    if (!texts.includes(message)) texts.push(message)
  }
  return fields
}
