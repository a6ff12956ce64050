import type { FieldErrors } from '@/lib/app-error'
import { fieldErrors } from '@/lib/validation/field-errors'
import {
  DEFAULT_ICON,
  serviceSchema,
  type ServiceChange,
  type ServiceIconName,
  type ServiceInput,
} from '@/lib/domains/services/schema'
import type { serializeService } from '@/lib/domains/services/serialize'

/** A service as the API shows it. */
export type ServiceItem = ReturnType<typeof serializeService>

/** A picture of the gallery: stored, or freshly chosen. */
export type GalleryEntry = { kind: 'stored'; key: string } | { kind: 'new'; key: string; file: File }

/** What is written about a service; the lists as comma-separated text. */
export type ServiceDraft = {
  title: string
  description: string
  detailsDescription: string
  iconName: string
  benefits: string
  brands: string
  gallery: GalleryEntry[]
}

export const EMPTY_SERVICE: ServiceDraft = {
  title: '',
  description: '',
  detailsDescription: '',
  iconName: DEFAULT_ICON,
  benefits: '',
  brands: '',
  gallery: [],
}

/** 'a, b,, c ' as ['a', 'b', 'c']. */
export function splitList(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}

/** The list as it is typed. */
export function joinList(items: readonly string[]): string {
  return items.join(', ')
}

/** Stored pictures are known by their paths. */
export function storedEntries(paths: readonly string[]): GalleryEntry[] {
  return paths.map((key) => ({ kind: 'stored', key }))
}

export function draftOf(item: ServiceItem): ServiceDraft {
  const { title, description, detailsDescription, iconName } = item
  return {
    title,
    description,
    detailsDescription,
    iconName,
    benefits: joinList(item.benefits),
    brands: joinList(item.brands),
    gallery: storedEntries(item.imageUrls),
  }
}

const FIELDS = Object.keys(serviceSchema.shape) as (keyof ServiceInput)[]

export function sameDraft(a: ServiceDraft, b: ServiceDraft): boolean {
  const keys = ({ gallery }: ServiceDraft) => gallery.map(({ key }) => key).join()
  return FIELDS.every((name) => a[name] === b[name]) && keys(a) === keys(b)
}

export function withoutFiles(draft: ServiceDraft): ServiceDraft {
  return { ...draft, gallery: draft.gallery.filter(({ kind }) => kind === 'stored') }
}

/** Returns the draft's fields as the API takes them; pictures are sent beside them. */
export function inputOf({
  title,
  description,
  detailsDescription,
  iconName,
  benefits,
  brands,
}: ServiceDraft): ServiceInput {
  return {
    title,
    description,
    detailsDescription,
    iconName: iconName as ServiceIconName,
    benefits: splitList(benefits),
    brands: splitList(brands),
  }
}

/** Returns the body that puts a service's pictures in order and sends every field back as it is stored. */
export function orderOf(item: Record<keyof ServiceInput, unknown>, imageUrls: string[]): ServiceChange {
  const stored = Object.fromEntries(FIELDS.map((name) => [name, item[name]])) as ServiceInput
  return { ...stored, imageUrls }
}

/** Stored pictures of a draft, in its order. */
export function storedPaths(gallery: readonly GalleryEntry[]): string[] {
  return gallery.filter(({ kind }) => kind === 'stored').map(({ key }) => key)
}

/**
 * The pictures to keep when a draft that began from `begun` is saved over the state `now`: those that are still there,
 * and behind them those that were added meanwhile, which nobody here has seen.
 */
export function keptPaths(
  gallery: readonly GalleryEntry[],
  begun: readonly string[],
  now: readonly string[],
): string[] {
  const added = now.filter((path) => !begun.includes(path))
  return [...storedPaths(gallery).filter((path) => now.includes(path)), ...added]
}

/** Texts of what is wrong in a draft, by the rules of the API. */
export function checkService(draft: ServiceDraft): FieldErrors {
  const { error } = serviceSchema.safeParse(inputOf(draft))
  return error ? fieldErrors(error.issues) : {}
}
