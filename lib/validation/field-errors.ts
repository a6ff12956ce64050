import type { FieldErrors } from '@/lib/app-error'

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }

/** The texts of a failed parse by field ('benefits.3' counts as 'benefits'); those of the whole are left out. Runs anywhere. */
export function fieldErrors(issues: readonly Issue[]): FieldErrors {
  const fields: FieldErrors = {}
  for (const { path, message } of issues) {
    if (path.length === 0) continue
    const texts = (fields[String(path[0])] ??= [])
    if (!texts.includes(message)) texts.push(message)
  }
  return fields
}
