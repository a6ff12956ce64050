import { isApproved } from '@/lib/orders/steps'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import type { Settings } from '@/lib/settings/schema'
import { workingDaysLater } from '@/lib/settings/hours/working-days'

type Decided = { decision: string | null; decidedAt: Date | null; leadDays: number }

/** Returns the last of the working days that an approved quote names, counted from the approval, or null. */
export function leadTimeEnd(quote: Decided | undefined, { hours }: Settings): string | null {
  if (!quote?.decidedAt || !isApproved({ quote })) return null
  return workingDaysLater(istanbulDay(quote.decidedAt), quote.leadDays, hours)
}
