import type { SlideSettings } from '@/lib/settings/schema'

/** Message from a slide's form to its preview. The slide may be invalid. */
export type SlideMessage = { slide: SlideSettings; file: File | null }

/** Whether data from another window is a slide message. */
export function isSlideMessage(data: unknown): data is SlideMessage {
  const { slide, file } = (data ?? {}) as Partial<SlideMessage>
  const { title, text, linkLabel, linkHref, image } = (slide ?? {}) as Partial<SlideSettings>
  const areTexts = [title, text, linkLabel, linkHref].every((value) => typeof value === 'string')
  return areTexts && typeof image === 'object' && (file === null || file instanceof File)
}
