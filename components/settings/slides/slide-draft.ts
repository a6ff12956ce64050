import { type DraftModel, errorsOf } from '@/components/admin/form/draft-form'
import type { FieldErrors } from '@/lib/platform/app-error'
import { emptyTexts, isSameTexts, type Texts, textsOf } from '@/lib/content/fields'
import { SLIDE_FIELDS } from '@/lib/settings/fields'
import { slidePictureSchema, slideSchema, type SlideSettings } from '@/lib/settings/schema'
import type { DrawingName } from '@/lib/settings/drawings'

/** A slide: `id` is its position, from 1. The item contains all slides, because they are saved together. */
export type SlideItem = { id: string; slides: readonly SlideSettings[] }

/** A slide in the form. `path` is the stored picture, `file` a new picture. */
export type SlideDraft = Texts<typeof SLIDE_FIELDS> & {
  linkHref: string
  kind: SlideSettings['image']['kind']
  drawing: DrawingName
  path: string
  alt: string
  /** The part of the picture to keep in view. '' is the centre. */
  focus: '' | 'top' | 'bottom'
  file: File | null
}

const emptyDraft: SlideDraft = {
  ...emptyTexts(SLIDE_FIELDS),
  linkHref: '',
  kind: 'drawing',
  drawing: 'hero-1-servo-drive',
  path: '',
  alt: '',
  focus: '',
  file: null,
}

/** Returns the slide of an item. */
export function slideOf({ id, slides }: SlideItem): SlideSettings | undefined {
  return slides[Number(id) - 1]
}

function draftOf(item: SlideItem): SlideDraft {
  const slide = slideOf(item)
  if (!slide) return emptyDraft
  const { image, linkHref } = slide
  const picture =
    image.kind === 'drawing'
      ? { drawing: image.drawing }
      : { path: image.path, alt: image.alt, focus: image.focus ?? ('' as const) }
  return { ...emptyDraft, ...textsOf(SLIDE_FIELDS, slide), linkHref, kind: image.kind, ...picture }
}

/** Returns the slide of a draft, as the API expects it. `path` is the path of its picture. */
export function slideOfDraft(draft: SlideDraft, path = draft.path): SlideSettings {
  const { title, text, linkLabel, linkHref, kind, drawing, alt, focus } = draft
  const image = kind === 'drawing' ? { kind, drawing } : { kind, path, alt, ...(focus && { focus }) }
  return { title, text, linkLabel, linkHref, image }
}

/** Returns the item with another path for its slide's picture, after the server has edited the picture. */
export function withPicture({ id, slides }: SlideItem, path: string): SlideItem {
  const slide = slides[Number(id) - 1]!
  const { image } = slide
  if (image.kind === 'drawing') return { id, slides }
  return { id, slides: slides.with(Number(id) - 1, { ...slide, image: { ...image, path } }) }
}

function check(draft: SlideDraft): FieldErrors {
  const slide = slideOfDraft(draft, draft.file ? draft.file.name : draft.path)
  const { image: _, ...errors } = errorsOf(slideSchema, slide)
  return draft.kind === 'drawing' ? errors : { ...errors, ...errorsOf(slidePictureSchema, slide.image) }
}

/** Whether two drafts have the same picture. Values that belong to the other kind of picture are ignored. */
const isSameImage = (a: SlideDraft, b: SlideDraft) =>
  a.kind === b.kind &&
  (a.kind === 'drawing'
    ? a.drawing === b.drawing
    : a.path === b.path && a.alt === b.alt && a.focus === b.focus && a.file === b.file)

export const slideForm: DraftModel<SlideItem, SlideDraft> = {
  empty: emptyDraft,
  draftOf,
  isSame: (a, b) => isSameTexts(SLIDE_FIELDS, a, b) && a.linkHref === b.linkHref && isSameImage(a, b),
  withoutFiles: (draft) => ({ ...draft, file: null }),
  check,
}
