import type { Reference } from '@/lib/domains/references/data'

/** A reference as the API shows it. */
export function serializeReference({ id, name, logo }: Reference) {
  return { id, name, logoUrl: logo?.path ?? '' }
}
