import type { PublicationState } from '@/lib/content/publication'
import { formatDateTime, formatShortDate } from '@/lib/platform/turkish/dates'

/** The states of an item, in their usual order. */
export const STATE_CHOICES: readonly { value: PublicationState; label: string }[] = [
  { value: 'draft', label: 'Taslak' },
  { value: 'scheduled', label: 'Zamanlandı' },
  { value: 'published', label: 'Yayında' },
]

const STATE_LABELS = Object.fromEntries(STATE_CHOICES.map(({ value, label }) => [value, label])) as Record<
  PublicationState,
  string
>

/** The state as a switch: open (draft), clock (scheduled), closed (published). */
export function StateSymbol({ state, className = '' }: { state: PublicationState; className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 32 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      className={`h-4 w-8 flex-none ${className}`}>
      {state === 'scheduled' ? (
        <>
          <path d="M0 8h9M23 8h9M16 4.5V8l2.6 1.8" />
          <circle cx="16" cy="8" r="6.6" />
        </>
      ) : (
        <>
          <path d={state === 'draft' ? 'M0 12h8M24 12h8M10.6 11L22 3.5' : 'M0 12h8M24 12h8M11.4 12h9.2'} />
          <circle cx="9.6" cy="12" r="1.8" fill={state === 'draft' ? undefined : 'currentColor'} />
          <circle cx="22.4" cy="12" r="1.8" fill={state === 'draft' ? undefined : 'currentColor'} />
        </>
      )}
    </svg>
  )
}

export function StateLabel({ state }: { state: PublicationState }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <StateSymbol state={state} />
      {STATE_LABELS[state]}
    </span>
  )
}

/** Returns a row's text: 'Zamanlandı, 12.03.2026 09:00'. */
export function stateWords({ state, publishedAt }: { state: PublicationState; publishedAt: string }): string {
  if (state === 'draft') return STATE_LABELS.draft
  return `${STATE_LABELS[state]}, ${state === 'scheduled' ? formatDateTime(publishedAt) : formatShortDate(publishedAt)}`
}
