import { z } from 'zod/mini'
import { AppError } from '@/lib/platform/app-error'
import type { AdminSession } from '@/lib/access/admin-session'
import { changedLine, changedText } from '@/lib/platform/fields/text'

/** Whether the public sees an item: never (draft), from its time on (scheduled), or now. */
export const PUBLICATION_STATES = ['draft', 'scheduled', 'published'] as const

export type PublicationState = (typeof PUBLICATION_STATES)[number]

/** The items that a list shows: those in one state, or all. */
export type StateFilter = PublicationState | 'all'

/** The columns of which an item's state is made. */
export type Publication = { isDraft: boolean; publishedAt: Date }

/** Returns the state at a time. */
export function stateOf({ isDraft, publishedAt }: Publication, now: Date): PublicationState {
  if (isDraft) return 'draft'
  return publishedAt > now ? 'scheduled' : 'published'
}

/** Returns the filter of the items in a state, or of all for 'all'. */
export function inState(state: StateFilter, now: Date) {
  if (state === 'all') return {}
  if (state === 'draft') return { isDraft: true }
  return { isDraft: false, publishedAt: state === 'scheduled' ? { gt: now } : { lte: now } }
}

/**
 * Returns the state whose items a caller sees: the public what is published, staff all or what they ask for.
 * @throws {AppError} unauthenticated for a visitor who asks for a state
 */
export function visibleState(session: AdminSession | undefined, wanted?: StateFilter): StateFilter {
  if (session) return wanted ?? 'all'
  if (wanted === undefined) return 'published'
  throw new AppError('unauthenticated', { message: 'Duruma göre listelemek için giriş yapmanız gerekiyor.' })
}

/** The fields of an item's input. Without `state` a new item is published at once and a changed one keeps its state. */
export const publicationSchema = z.object({
  state: z.optional(z.enum(PUBLICATION_STATES, { error: 'Durum taslak, zamanlandı ya da yayında olabilir.' })),
  /** When a scheduled item becomes public, or since when a published one is, in ISO 8601. */
  publishedAt: z.optional(
    z.pipe(
      z.iso.datetime({ offset: true, error: 'Yayın zamanı geçerli bir tarih ve saat olmalı.' }),
      z.transform((text) => new Date(text)),
    ),
  ),
})

/** Returns when an item changed last for visitors. It may have become public after its last edit. */
export function changedAt({ updatedAt, publishedAt }: { updatedAt: Date; publishedAt?: Date }): Date {
  return publishedAt && publishedAt > updatedAt ? publishedAt : updatedAt
}

/** An item's state and date as the API shows them. */
export const publicationShape = { state: z.enum(PUBLICATION_STATES), publishedAt: z.iso.datetime() }

/** Lengths that search engines show. */
export const META_TITLE_CHARS = 70
export const META_DESCRIPTION_CHARS = 170

/** An item's texts for search engines. Blank ones mean its own texts. A change without one keeps it. */
export const searchTexts = {
  metaTitle: changedLine(META_TITLE_CHARS),
  metaDescription: changedText(META_DESCRIPTION_CHARS),
}

export type PublicationInput = z.output<typeof publicationSchema>

const [EARLIEST, LATEST] = [new Date('1990-01-01T00:00:00Z'), new Date('2100-01-01T00:00:00Z')]

function refuse(message: string): never {
  throw new AppError('invalid-input', { message, fields: { publishedAt: [message] } })
}

/**
 * Returns the columns to write. A published item has the time that is given. Without one it becomes public now, or keeps
 * its time if it was public.
 * @throws {AppError} invalid-input for a scheduled item without a time in the future, and for a published one with such a time
 */
export function publicationColumns(
  { state, publishedAt }: PublicationInput,
  current: Publication | null,
  now: Date = new Date(),
): Publication {
  const before = current && stateOf(current, now)
  const wanted = state ?? before ?? 'published'
  if (wanted === 'scheduled') {
    const at = publishedAt ?? (before === 'scheduled' ? current!.publishedAt : null)
    if (!at) refuse('Yayın gününü ve saatini yazın.')
    if (at <= now) refuse('Bu saat geçti. Şimdi yayımlamak için “Yayında”yı seçin.')
    if (at >= LATEST) refuse('Bu tarih çok ileride.')
    return { isDraft: false, publishedAt: at }
  }
  if (wanted === 'draft') return { isDraft: true, publishedAt: current?.publishedAt ?? now }
  if (publishedAt) {
    if (publishedAt > now) refuse('Bu gün gelmedi. Bekletmek için “Zamanlandı”yı seçin.')
    if (publishedAt < EARLIEST) refuse('Bu tarih çok eski.')
    return { isDraft: false, publishedAt }
  }
  return { isDraft: false, publishedAt: before === 'published' ? current!.publishedAt : now }
}

/** How many items are in each state. */
export type StateCounts = Record<PublicationState, number>

/** Counts the items in each state. `count` gets the filter of one state. */
export async function countStates(count: (state: ReturnType<typeof inState>) => Promise<number>): Promise<StateCounts> {
  const now = new Date()
  const counts = await Promise.all(PUBLICATION_STATES.map(async (state) => [state, await count(inState(state, now))]))
  return Object.fromEntries(counts) as StateCounts
}
