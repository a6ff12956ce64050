import type { Reference } from '@/lib/references/data'
import type { ReferenceInput } from '@/lib/references/schema'

/** Returns a reference as the API shows it. */
export function serializeReference({ id, name, logo }: Reference) {
  const written = { name } satisfies Record<keyof ReferenceInput, unknown>
  return { id, ...written, logoUrl: logo?.path ?? '' }
}
