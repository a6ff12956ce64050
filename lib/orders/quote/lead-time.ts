import { isApproved } from '@/lib/orders/steps'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import type { Settings } from '@/lib/settings/schema'
import { workingDaysLater } from '@/lib/settings/hours/working-days'

type DecidedQuote = { decision: string | null; decidedAt: Date | null; leadDays: number }

/** Returns the last working day of an approved quote's lead time, counted from the approval, or null without an approval. */
export function leadTimeEnd(quote: DecidedQuote | undefined, { hours }: Settings): string | null {
  if (!quote?.decidedAt || !isApproved({ quote })) return null
  return workingDaysLater(istanbulDay(quote.decidedAt), quote.leadDays, hours)
}
