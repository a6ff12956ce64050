import type { DraftModel } from '@/components/admin/form/draft-form'
import type { FieldErrors } from '@/lib/platform/app-error'
import type { PublicationState } from '@/lib/content/publication'
import { formatShortDate, formatTime, parseDayAndTime } from '@/lib/platform/turkish/dates'

/**
 * State and dates of an item's publication as typed. `publishDay` and `publishTime` apply only to 'Zamanlandı' (scheduled).
 * `ownDay` is a date in the past and applies only to the other states.
 */
export type PublicationDraft = { state: PublicationState; publishDay: string; publishTime: string; ownDay: string }

export type PublicationItem = { state: PublicationState; publishedAt: string; keepsDay?: boolean }

/** Returns when the item becomes public, or null if date or time are invalid. */
export function scheduledTime({
  publishDay,
  publishTime,
}: Pick<PublicationDraft, 'publishDay' | 'publishTime'>): Date | null {
  return parseDayAndTime(publishDay, publishTime)
}

const DAY_START = '00:00'

/** Returns the start of the item's own publication date, or null if it is blank or invalid. */
export function ownDayOf({ ownDay }: PublicationDraft): Date | null {
  return parseDayAndTime(ownDay, DAY_START)
}

/** Returns when a form's item will become public, or null if it is not scheduled or its kind has no publication states. */
export function scheduledAt(draft: unknown): Date | null {
  const { state, publishDay = '', publishTime = '' } = draft as Partial<PublicationDraft>
  return state === 'scheduled' ? scheduledTime({ publishDay, publishTime }) : null
}

export function publicationValues(draft: PublicationDraft): { state: PublicationState; publishedAt?: string } {
  const { state } = draft
  const time = state === 'scheduled' ? scheduledTime(draft) : ownDayOf(draft)
  return { state, publishedAt: time?.toISOString() }
}

const NO_TIME = { publishDay: '', publishTime: '', ownDay: '' }

function draftOf({ state, publishedAt }: PublicationItem): PublicationDraft {
  if (state !== 'scheduled') return { state, ...NO_TIME }
  const time = new Date(publishedAt)
  return { state, ...NO_TIME, publishDay: formatShortDate(time), publishTime: formatTime(time) }
}

function isSame(a: PublicationDraft, b: PublicationDraft): boolean {
  if (a.state !== b.state) return false
  if (a.state !== 'scheduled') return a.ownDay === b.ownDay
  return a.publishDay === b.publishDay && a.publishTime === b.publishTime
}

const ANY_DAY = '01.01.2030'
const UNREADABLE_DAY = 'Günü 12.03.2026 gibi yazın.'

function errorsOf(draft: PublicationDraft): FieldErrors {
  if (draft.state !== 'scheduled') {
    if (draft.ownDay.trim() === '') return {}
    const day = ownDayOf(draft)
    if (!day) return { ownDay: [UNREADABLE_DAY] }
    return day > new Date() ? { ownDay: ['Bu gün gelmedi. Bekletmek için “Zamanlandı”yı seçin.'] } : {}
  }
  const time = scheduledTime(draft)
  if (time) return time > new Date() ? {} : { publishDay: ['Bu saat geçti.'] }
  const { publishDay, publishTime } = draft
  return {
    ...(!parseDayAndTime(publishDay, DAY_START) && { publishDay: [UNREADABLE_DAY] }),
    ...(!parseDayAndTime(ANY_DAY, publishTime) && { publishTime: ['Saati 09:00 gibi yazın.'] }),
  }
}

/** Adds the publication to a form. By default, a new item is published when it is saved. */
export function withPublication<Item extends PublicationItem, Draft>(
  form: DraftModel<Item, Draft>,
): DraftModel<Item, Draft & PublicationDraft> {
  return {
    empty: { ...form.empty, state: 'published', ...NO_TIME },
    draftOf: (item) => ({ ...form.draftOf(item), ...draftOf(item) }),
    isSame: (a, b) => form.isSame(a, b) && isSame(a, b),
    withoutFiles: (draft) => ({ ...draft, ...form.withoutFiles(draft) }),
    check: (draft, item) => ({ ...form.check(draft, item), ...errorsOf(draft) }),
  }
}
