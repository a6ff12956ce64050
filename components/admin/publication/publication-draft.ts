import type { DraftForm } from '@/components/admin/form/draft-form'
import type { FieldErrors } from '@/lib/platform/app-error'
import type { PublicationState } from '@/lib/content/publication'
import { formatShortDate, formatTime, parseDayAndTime } from '@/lib/platform/turkish/dates'

/** The publication of an item as it is chosen and typed. Day and time count only while 'Zamanlandı' is chosen. */
export type PublicationDraft = { state: PublicationState; publishDay: string; publishTime: string }

/** An item's publication as the API shows it. */
export type PublicationItem = { state: PublicationState; publishedAt: string }

/** Returns when the item becomes public, or null for a day or time that cannot be read. */
export function scheduledTime({ publishDay, publishTime }: PublicationDraft): Date | null {
  return parseDayAndTime(publishDay, publishTime)
}

/** Returns when a form's item will become public, or null if it is not scheduled or has no publication. */
export function scheduledAt(draft: unknown): Date | null {
  const { state, publishDay = '', publishTime = '' } = draft as Partial<PublicationDraft>
  return state === 'scheduled' ? scheduledTime({ state, publishDay, publishTime }) : null
}

/** Returns the draft's publication as the API takes it. */
export function publicationValues(draft: PublicationDraft): { state: PublicationState; publishedAt?: string } {
  const { state } = draft
  return state === 'scheduled' ? { state, publishedAt: scheduledTime(draft)?.toISOString() } : { state }
}

function draftOf({ state, publishedAt }: PublicationItem): PublicationDraft {
  if (state !== 'scheduled') return { state, publishDay: '', publishTime: '' }
  const time = new Date(publishedAt)
  return { state, publishDay: formatShortDate(time), publishTime: formatTime(time) }
}

function isSame(a: PublicationDraft, b: PublicationDraft): boolean {
  if (a.state !== b.state) return false
  return a.state !== 'scheduled' || (a.publishDay === b.publishDay && a.publishTime === b.publishTime)
}

const ANY_DAY = '01.01.2030'
const ANY_TIME = '00:00'

function errorsOf(draft: PublicationDraft): FieldErrors {
  if (draft.state !== 'scheduled') return {}
  const at = scheduledTime(draft)
  if (at) return at > new Date() ? {} : { publishDay: ['Bu saat geçti.'] }
  const { publishDay, publishTime } = draft
  return {
    ...(!parseDayAndTime(publishDay, ANY_TIME) && { publishDay: ['Günü 12.03.2026 gibi yazın.'] }),
    ...(!parseDayAndTime(ANY_DAY, publishTime) && { publishTime: ['Saati 09:00 gibi yazın.'] }),
  }
}

/** Adds the publication to a form. A new item is published by saving it. */
export function withPublication<Item extends PublicationItem, Draft>(
  form: DraftForm<Item, Draft>,
): DraftForm<Item, Draft & PublicationDraft> {
  return {
    empty: { ...form.empty, state: 'published', publishDay: '', publishTime: '' },
    draftOf: (item) => ({ ...form.draftOf(item), ...draftOf(item) }),
    isSame: (a, b) => form.isSame(a, b) && isSame(a, b),
    withoutFiles: (draft) => ({ ...draft, ...form.withoutFiles(draft) }),
    check: (draft, item) => ({ ...form.check(draft, item), ...errorsOf(draft) }),
  }
}
