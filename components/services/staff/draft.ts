import { type DraftModel, errorsOf } from '@/components/admin/form/draft-form'
import {
  type PublicationDraft,
  publicationValues,
  withPublication,
} from '@/components/admin/publication/publication-draft'
import type { FieldErrors } from '@/lib/platform/app-error'
import {
  emptyTexts,
  isSameTexts,
  type StoredValues,
  storedValues,
  type Texts,
  textsOf,
  valuesOf,
} from '@/lib/content/fields'
import { SERVICE_FIELDS, type ServiceChange, serviceSchema } from '@/lib/services/schema'
import type { ServiceJson } from '@/lib/services/output'
import { MAX_ALT_CHARS } from '@/lib/platform/media/schema'
import { lengthOf } from '@/lib/platform/fields/text'

/** A service as the API returns it. */
export type ServiceItem = ServiceJson

/** A picture of the gallery, stored or new, with its alternative text. A stored picture's key is its path. */
export type GalleryEntry = { key: string; alt: string } & ({ kind: 'stored' } | { kind: 'new'; file: File })

type Fields = Texts<typeof SERVICE_FIELDS> & { gallery: GalleryEntry[] }

/** The form values of a service. */
export type ServiceDraft = Fields & PublicationDraft

/** A service's stored pictures with their alternative texts, in display order. */
type Pictures = Pick<ServiceItem, 'imageUrls' | 'imageAlts'>

/** Returns stored pictures as entries of a gallery. */
export function storedEntries({ imageUrls, imageAlts }: Pictures): GalleryEntry[] {
  return imageUrls.map((key, index) => ({ kind: 'stored', key, alt: imageAlts[index] ?? '' }))
}

function isSameGallery(a: readonly GalleryEntry[], b: readonly GalleryEntry[]): boolean {
  return a.length === b.length && a.every(({ key, alt }, index) => key === b[index]!.key && alt === b[index]!.alt)
}

export const serviceForm: DraftModel<ServiceItem, ServiceDraft> = withPublication<ServiceItem, Fields>({
  empty: { ...emptyTexts(SERVICE_FIELDS), gallery: [] },
  draftOf: (item) => ({ ...textsOf(SERVICE_FIELDS, item), gallery: storedEntries(item) }),
  isSame: (a, b) => isSameTexts(SERVICE_FIELDS, a, b) && isSameGallery(a.gallery, b.gallery),
  withoutFiles: (draft) => ({ ...draft, gallery: draft.gallery.filter(({ kind }) => kind === 'stored') }),
  check: (draft) => ({ ...errorsOf(serviceSchema, valuesOf(SERVICE_FIELDS, draft)), ...altErrors(draft.gallery) }),
})

/** Returns errors of alternative texts that are too long, by field name. */
function altErrors(gallery: readonly GalleryEntry[]): FieldErrors {
  const tooLong = gallery.filter(({ alt }) => lengthOf(alt) > MAX_ALT_CHARS)
  return Object.fromEntries(tooLong.map(({ key }) => [altName(key), [`En çok ${MAX_ALT_CHARS} karakter yazın.`]]))
}

/** Returns the name of the field for a picture's alternative text. */
export function altName(key: string): string {
  return `alt-${key}`
}

/** Returns the fields for the API; pictures are uploaded separately. */
export function serviceInput(draft: ServiceDraft) {
  return { ...valuesOf(SERVICE_FIELDS, draft), ...publicationValues(draft) }
}

/** Returns a PUT body that orders a service's pictures and leaves all fields unchanged. */
export function orderInput(
  item: StoredValues<typeof SERVICE_FIELDS>,
  imageUrls: string[],
): Omit<ServiceChange, 'state' | 'publishedAt'> {
  return { ...storedValues(SERVICE_FIELDS, item), imageUrls }
}

/**
 * Returns the pictures to keep, with their texts, when a draft that started from `initial` overwrites a service that now has the
 * pictures `stored`: the draft's pictures that still exist, then those that somebody else has added, which the form never showed.
 */
export function keptPictures(
  gallery: readonly GalleryEntry[],
  initial: Pick<Pictures, 'imageUrls'>,
  stored: Pictures,
): Pictures {
  const added = storedEntries(stored).filter(({ key }) => !initial.imageUrls.includes(key))
  const storedPictures = gallery.filter(({ kind, key }) => kind === 'stored' && stored.imageUrls.includes(key))
  const all = [...storedPictures, ...added]
  return { imageUrls: all.map(({ key }) => key), imageAlts: all.map(({ alt }) => alt) }
}
