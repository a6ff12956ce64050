import { company } from '@/lib/site/company'

/** Months of warranty after a delivery, unless staff choose a day. */
export const WARRANTY_MONTHS = 6

/** Months for which the page of a closed order can be read. */
export const CLOSED_PAGE_MONTHS = 12

/** Who is told of new messages and decisions. */
export const NOTIFICATION_ADDRESSES: readonly string[] = [company.email.display]
