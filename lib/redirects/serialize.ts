import type { Redirect } from '@/lib/redirects/data'
import type { RedirectInput } from '@/lib/redirects/schema'
import { type Columns, type Table, tableOf } from '@/lib/platform/csv/write-csv'
import { formatShortDate } from '@/lib/platform/turkish/dates'

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** Returns a redirect as the API shows it. */
export function serializeRedirect({ id, from, to, hits, lastVisitOn, hasTarget }: Redirect) {
  const written = { from, to } satisfies Record<keyof RedirectInput, unknown>
  return { id, ...written, hits, hitCount: sum(hits), lastVisitOn, hasTarget }
}

export type RedirectJson = ReturnType<typeof serializeRedirect>

/** The columns of the list as a file. The import reads the first two and leaves out the rest. */
const COLUMNS: Columns<Redirect> = [
  ['Eski adres', ({ from }) => from],
  ['Bu sitedeki adres', ({ to }) => to],
  ['Son 30 gün', ({ hits }) => String(sum(hits))],
  ['Son ziyaret', ({ lastVisitOn }) => (lastVisitOn ? formatShortDate(lastVisitOn) : '')],
]

/** Returns redirects as a table of texts, with Turkish headings. */
export function redirectTable(redirects: Redirect[]): Table {
  return tableOf(COLUMNS, redirects)
}
