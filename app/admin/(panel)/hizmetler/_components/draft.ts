import { type DraftForm, errorsOf } from '@/components/admin/editor/draft-form'
import { emptyTexts, isSameTexts, type Stored, storedValues, type Texts, textsOf, valuesOf } from '@/lib/content/fields'
import { SERVICE_FIELDS } from '@/lib/domains/services/fields'
import { type ServiceChange, type ServiceInput, serviceSchema } from '@/lib/domains/services/schema'
import type { serializeService } from '@/lib/domains/services/serialize'

/** A service as the API shows it. */
export type ServiceItem = ReturnType<typeof serializeService>

/** A picture of the gallery: stored, or freshly chosen. A stored picture's key is its path. */
export type GalleryEntry = { kind: 'stored'; key: string } | { kind: 'new'; key: string; file: File }

/** A service under edit. */
export type ServiceDraft = Texts<typeof SERVICE_FIELDS> & { gallery: GalleryEntry[] }

/** Returns stored pictures as entries of a gallery. */
export function storedEntries(paths: readonly string[]): GalleryEntry[] {
  return paths.map((key) => ({ kind: 'stored', key }))
}

const keysOf = ({ gallery }: ServiceDraft) => gallery.map(({ key }) => key).join()

export const serviceForm: DraftForm<ServiceItem, ServiceDraft> = {
  empty: { ...emptyTexts(SERVICE_FIELDS), gallery: [] },
  draftOf: (item) => ({ ...textsOf(SERVICE_FIELDS, item), gallery: storedEntries(item.imageUrls) }),
  isSame: (a, b) => isSameTexts(SERVICE_FIELDS, a, b) && keysOf(a) === keysOf(b),
  withoutFiles: (draft) => ({ ...draft, gallery: draft.gallery.filter(({ kind }) => kind === 'stored') }),
  check: (draft) => errorsOf(serviceSchema, inputOf(draft)),
}

/** Returns the draft's fields as the API takes them; pictures are sent beside them. */
export function inputOf(draft: ServiceDraft): ServiceInput {
  return valuesOf(SERVICE_FIELDS, draft)
}

/** Returns the body that puts a service's pictures in order and sends every field back as it is stored. */
export function orderOf(item: Stored<typeof SERVICE_FIELDS>, imageUrls: string[]): ServiceChange {
  return { ...storedValues(SERVICE_FIELDS, item), imageUrls }
}

/** Returns the paths of a draft's stored pictures, in its order. */
export function storedPaths(gallery: readonly GalleryEntry[]): string[] {
  return gallery.filter(({ kind }) => kind === 'stored').map(({ key }) => key)
}

/**
 * Returns the pictures to keep when a draft that began from `begun` is saved over the state `now`: the draft's pictures
 * that still exist, then those that were added meanwhile, because this form has never shown them.
 */
export function keptPaths(
  gallery: readonly GalleryEntry[],
  begun: readonly string[],
  now: readonly string[],
): string[] {
  const added = now.filter((path) => !begun.includes(path))
  return [...storedPaths(gallery).filter((path) => now.includes(path)), ...added]
}
