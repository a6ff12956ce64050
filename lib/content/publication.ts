import { z } from 'zod/mini'
import { AppError } from '@/lib/platform/app-error'
import type { AdminSession } from '@/lib/access/admin-session'
import { changedLine, changedText } from '@/lib/platform/fields/text'

/** Whether visitors see an item: never (draft), from its time on (scheduled), or now. */
export const PUBLICATION_STATES = ['draft', 'scheduled', 'published'] as const

export type PublicationState = (typeof PUBLICATION_STATES)[number]

/** The state of the items in a list, or 'all'. */
export type StateFilter = PublicationState | 'all'

/** The columns that determine an item's state. */
export type Publication = { isDraft: boolean; publishedAt: Date }

/** The stored columns. `keepsDay` is true for a draft with its own day, which it keeps when it is published. */
export type StoredPublication = Publication & { keepsDay: boolean }

/** Returns the state at a time. */
export function stateOf({ isDraft, publishedAt }: Publication, now: Date): PublicationState {
  if (isDraft) return 'draft'
  return publishedAt > now ? 'scheduled' : 'published'
}

/** Returns the Prisma filter for items in a state. */
export function inState(state: StateFilter, now: Date) {
  if (state === 'all') return {}
  if (state === 'draft') return { isDraft: true }
  return { isDraft: false, publishedAt: state === 'scheduled' ? { gt: now } : { lte: now } }
}

/**
 * Returns the state of the items that a caller sees: visitors see published items, staff the requested state or all.
 * @throws {AppError} unauthenticated for a visitor who requests a state
 */
export function visibleState(session: AdminSession | undefined, requested?: StateFilter): StateFilter {
  if (session) return requested ?? 'all'
  if (requested === undefined) return 'published'
  throw new AppError('unauthenticated', { message: 'Duruma göre listelemek için giriş yapmanız gerekiyor.' })
}

/** The publication fields of a request. Without `state`, a new item is published immediately and a changed item keeps its state. */
export const publicationSchema = z.object({
  state: z.optional(z.enum(PUBLICATION_STATES, { error: 'Durum taslak, zamanlandı ya da yayında olabilir.' })),
  /** When a scheduled item becomes public, when a published item became public, or the day of a draft, in ISO 8601. */
  publishedAt: z.optional(
    z.pipe(
      z.iso.datetime({ offset: true, error: 'Yayın zamanı geçerli bir tarih ve saat olmalı.' }),
      z.transform((text) => new Date(text)),
    ),
  ),
})

/** Returns when an item last changed for visitors. It may have become public after its last edit. */
export function changedAt({ updatedAt, publishedAt }: { updatedAt: Date; publishedAt?: Date }): Date {
  return publishedAt && publishedAt > updatedAt ? publishedAt : updatedAt
}

/** The publication fields of a response. */
export const publicationShape = {
  state: z.enum(PUBLICATION_STATES),
  publishedAt: z.iso.datetime(),
  /** Only for a draft: whether it keeps this day when it is published. */
  keepsDay: z.optional(z.boolean()),
}

/** Returns the publication fields of an item. */
export const publicationOf = ({ isDraft, publishedAt, keepsDay }: StoredPublication) => ({
  state: stateOf({ isDraft, publishedAt }, new Date()),
  publishedAt,
  keepsDay: isDraft ? keepsDay : undefined,
})

/** Maximum number of characters that search engines show. */
export const META_TITLE_CHARS = 70
export const META_DESCRIPTION_CHARS = 170

/** An item's texts for search engines. If blank, the item's other texts are used. A missing text is not changed. */
export const searchEngineTexts = {
  metaTitle: changedLine(META_TITLE_CHARS),
  metaDescription: changedText(META_DESCRIPTION_CHARS),
}

export type PublicationInput = z.output<typeof publicationSchema>

const [EARLIEST, LATEST] = [new Date('1990-01-01T00:00:00Z'), new Date('2100-01-01T00:00:00Z')]

function refuse(message: string): never {
  throw new AppError('invalid-input', { message, fields: { publishedAt: [message] } })
}

function refuseDistantDay(day: Date): void {
  if (day < EARLIEST) refuse('Bu tarih çok eski.')
  if (day >= LATEST) refuse('Bu tarih çok ileride.')
}

/**
 * Returns the columns to write. Without a time
 * - a draft keeps the day on which it was published, or its own day as a draft, but not a day for which it was only scheduled;
 * - a published item keeps its own past day, and is otherwise published now;
 * - a scheduled item keeps its own future day.
 * @throws {AppError} invalid-input for a scheduled item without a time in the future, a published item with such a time,
 *   and a day that is too far away
 */
export function publicationColumns(
  { state, publishedAt }: PublicationInput,
  current: StoredPublication | null,
  now: Date = new Date(),
): StoredPublication {
  const formerState = current && stateOf(current, now)
  const newState = state ?? formerState ?? 'published'
  // A day that a client sends back unchanged is not a new day.
  const newDay = publishedAt?.getTime() === current?.publishedAt.getTime() ? undefined : publishedAt
  const ownDay = formerState === 'published' || current?.keepsDay ? current!.publishedAt : null
  if (newState === 'draft') {
    if (newDay) refuseDistantDay(newDay)
    return { isDraft: true, publishedAt: newDay ?? current?.publishedAt ?? now, keepsDay: Boolean(newDay ?? ownDay) }
  }
  if (newState === 'scheduled') {
    const scheduledAt =
      publishedAt ?? (formerState === 'scheduled' ? current!.publishedAt : ownDay && ownDay > now ? ownDay : null)
    if (!scheduledAt) refuse('Yayın gününü ve saatini yazın.')
    if (scheduledAt <= now) refuse('Bu saat geçti. Şimdi yayımlamak için “Yayında”yı seçin.')
    refuseDistantDay(scheduledAt)
    return { isDraft: false, publishedAt: scheduledAt, keepsDay: false }
  }
  if (publishedAt && state) {
    if (publishedAt > now) refuse('Bu gün gelmedi. Bekletmek için “Zamanlandı”yı seçin.')
    refuseDistantDay(publishedAt)
    return { isDraft: false, publishedAt, keepsDay: false }
  }
  return { isDraft: false, publishedAt: ownDay && ownDay <= now ? ownDay : now, keepsDay: false }
}

export type StateCounts = Record<PublicationState, number>

/** Counts the items in each state. `count` is called with the filter of each state. */
export async function countStates(
  count: (filter: ReturnType<typeof inState>) => Promise<number>,
): Promise<StateCounts> {
  const now = new Date()
  const counts = await Promise.all(PUBLICATION_STATES.map(async (state) => [state, await count(inState(state, now))]))
  return Object.fromEntries(counts) as StateCounts
}
