import type { OrderRow } from '@/lib/orders/order/data'
import { ORDER_FIELDS } from '@/lib/orders/order/fields'
import { type Decision, DECISION_LABELS, QUOTE_FIELDS } from '@/lib/orders/quote/fields'
import { stepName } from '@/lib/orders/steps'
import { stateLabel } from '@/lib/orders/words'
import { type Columns, tableOf } from '@/lib/platform/csv/write-csv'
import { formatDateTime } from '@/lib/platform/turkish/dates'
import { decimalAmount } from '@/lib/platform/turkish/money'
import { csvColumns } from '@/lib/records/derive'

const decisionLabel = ({ decision }: NonNullable<OrderRow['quote']>) =>
  decision ? DECISION_LABELS[decision as Decision] : 'Yanıt bekliyor'

const QUOTE_COLUMNS: Columns<OrderRow> = [
  // Among the order's columns 'Toplam' would not say of what.
  ['Teklif, KDV dahil', ({ quote }) => (quote ? decimalAmount(quote.total) : '')],
  [QUOTE_FIELDS.currency.label, ({ quote }) => quote?.currency ?? ''],
  [QUOTE_FIELDS.decision.label, ({ quote }) => (quote ? decisionLabel(quote) : '')],
  [QUOTE_FIELDS.decidedAt.label, ({ quote }) => (quote?.decidedAt ? formatDateTime(quote.decidedAt) : '')],
]

const COLUMNS = csvColumns<OrderRow>(
  ORDER_FIELDS,
  { state: ({ state }) => stateLabel(state), step: ({ step }) => stepName(step) },
  { waitingForPart: QUOTE_COLUMNS },
)

const TURN_COLUMN: Columns<OrderRow> = [['Bekleyen iş', ({ turn }) => turn?.words ?? '']]

export const orderTable = (orders: OrderRow[]) => tableOf([...COLUMNS, ...TURN_COLUMN], orders)
