import { z } from 'zod/mini'
import { AppError } from '@/lib/app-error'

/** Whether the public sees an item: never (draft), from its time on (scheduled), or now. */
export const PUBLICATION_STATES = ['draft', 'scheduled', 'published'] as const

export type PublicationState = (typeof PUBLICATION_STATES)[number]

/** The columns of which an item's state is made. */
export type Publication = { isDraft: boolean; publishedAt: Date }

/** Returns the state at a time. */
export function stateOf({ isDraft, publishedAt }: Publication, now: Date = new Date()): PublicationState {
  if (isDraft) return 'draft'
  return publishedAt > now ? 'scheduled' : 'published'
}

/** Returns the filter of the items in a state, or of all for 'all'. */
export function inState(state: PublicationState | 'all', now: Date = new Date()) {
  if (state === 'all') return {}
  if (state === 'draft') return { isDraft: true }
  return { isDraft: false, publishedAt: state === 'scheduled' ? { gt: now } : { lte: now } }
}

/** The fields of an item's input. Without `state` a new item is published at once and a changed one keeps its state. */
export const publicationSchema = z.object({
  state: z.optional(z.enum(PUBLICATION_STATES, { error: 'Durum taslak, zamanlandı ya da yayında olabilir.' })),
  /** When a scheduled item becomes public, in ISO 8601. */
  publishedAt: z.optional(
    z.pipe(
      z.iso.datetime({ offset: true, error: 'Yayın zamanı geçerli bir tarih ve saat olmalı.' }),
      z.transform((text) => new Date(text)),
    ),
  ),
})

export type PublicationInput = z.output<typeof publicationSchema>

const LATEST = new Date('2100-01-01T00:00:00Z')

function refuse(message: string): never {
  throw new AppError('invalid-input', { message, fields: { publishedAt: [message] } })
}

/**
 * Returns the columns to write. A draft or scheduled item that is published becomes public now. One that was public keeps
 * its date.
 * @throws {AppError} invalid-input for a scheduled item without a time in the future
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
  return { isDraft: false, publishedAt: before === 'published' ? current!.publishedAt : now }
}
