import type { OrderRow } from '@/lib/orders/order/data'
import { ORDER_FIELDS } from '@/lib/orders/order/fields'
import { type Decision, DECISION_LABELS } from '@/lib/orders/quote/fields'
import { storedAmountsOf } from '@/lib/orders/quote/money'
import { stepName } from '@/lib/orders/steps'
import { turnOfOrder } from '@/lib/orders/turn/turn'
import { stateLabel } from '@/lib/orders/words'
import { type Columns, tableOf } from '@/lib/platform/csv/write-csv'
import { formatDateTime } from '@/lib/platform/turkish/dates'
import { decimalAmount } from '@/lib/platform/turkish/money'
import { csvColumns } from '@/lib/records/derive'

const decisionLabel = ({ decision }: Pick<OrderRow['quotes'][number], 'decision'>) =>
  decision ? DECISION_LABELS[decision as Decision] : 'Yanıt bekliyor'

/** Columns of the quote that the customer sees. */
const QUOTE_COLUMNS: Columns<OrderRow> = [
  ['Teklif, KDV dahil', ({ quotes: [quote] }) => (quote ? decimalAmount(storedAmountsOf(quote).total) : '')],
  ['Para birimi', ({ quotes: [quote] }) => quote?.currency ?? ''],
  ['Karar', ({ quotes: [quote] }) => (quote ? decisionLabel(quote) : '')],
  ['Karar zamanı', ({ quotes: [quote] }) => (quote?.decidedAt ? formatDateTime(quote.decidedAt) : '')],
]

const COLUMNS = csvColumns<OrderRow>(
  ORDER_FIELDS,
  { state: ({ state }) => stateLabel(state), step: ({ step }) => stepName(step) },
  { waitingForPart: QUOTE_COLUMNS },
)

const TURN_COLUMN: Columns<OrderRow> = [['Bekleyen iş', (order) => turnOfOrder(order)?.words ?? '']]

export const orderTable = (orders: OrderRow[]) => tableOf([...COLUMNS, ...TURN_COLUMN], orders)
