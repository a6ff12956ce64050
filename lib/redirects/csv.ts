import type { Redirect } from '@/lib/redirects/data'
import { type RedirectJson, serializeRedirect } from '@/lib/redirects/output'
import { type Columns, tableOf } from '@/lib/platform/csv/write-csv'
import { formatShortDate } from '@/lib/platform/turkish/dates'

/** The columns of the CSV file. The import reads the first two and ignores the rest. */
const COLUMNS: Columns<RedirectJson> = [
  ['Eski adres', ({ from }) => from],
  ['Bu sitedeki adres', ({ to }) => to],
  ['Son 30 gün', ({ hitCount }) => String(hitCount)],
  ['Son ziyaret', ({ lastVisitOn }) => (lastVisitOn ? formatShortDate(lastVisitOn) : '')],
]

/** Returns redirects as a table of texts, with Turkish headings. */
export const redirectTable = (redirects: Redirect[]) => tableOf(COLUMNS, redirects.map(serializeRedirect))
