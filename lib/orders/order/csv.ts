import type { OrderRow } from '@/lib/orders/order/data'
import { storedAmountsOf } from '@/lib/orders/quote/money'
import type { Decision } from '@/lib/orders/order/schema'
import { stepName } from '@/lib/orders/steps'
import { DECISION_LABELS, stateLabel } from '@/lib/orders/words'
import { type Columns, tableOf } from '@/lib/platform/csv/write-csv'
import { formatDateTime } from '@/lib/platform/turkish/dates'

/** Returns 22200,00 for 2220000 kuruş. */
const decimalLabel = (amount: number) => (amount / 100).toFixed(2).replace('.', ',')
/** Returns 12.03.2026. */
const dayLabel = (date: Date | null) => (date ? date.toISOString().slice(0, 10).split('-').toReversed().join('.') : '')
const decisionLabel = ({ decision }: Pick<OrderRow['quotes'][number], 'decision'>) =>
  decision ? DECISION_LABELS[decision as Decision] : 'Yanıt bekliyor'
const timeLabel = (date: Date | null) => (date ? formatDateTime(date) : '')

/** The columns of the list as a file. */
const COLUMNS: Columns<OrderRow> = [
  ['İş emri', ({ number }) => number],
  ['Durum', ({ state }) => stateLabel(state)],
  ['Adım', ({ step }) => stepName(step)],
  ['Adımda', ({ stepSince }) => timeLabel(stepSince)],
  ['Firma', ({ companyName }) => companyName],
  ['Yetkili', ({ contactPerson }) => contactPerson],
  ['Telefon', ({ phone }) => phone],
  ['E-posta', ({ email }) => email],
  ['Marka', ({ deviceBrand }) => deviceBrand],
  ['Model', ({ deviceModel }) => deviceModel],
  ['Seri numarası', ({ serialNumber }) => serialNumber],
  ['Arıza', ({ faultDescription }) => faultDescription],
  ['Sorumlu', ({ responsible }) => responsible],
  ['Söz verilen gün', ({ promisedOn }) => dayLabel(promisedOn)],
  ['Parça bekleniyor', ({ waitingForPart }) => (waitingForPart ? 'Evet' : '')],
  ['Teklif, KDV dahil', ({ quotes: [quote] }) => (quote ? decimalLabel(storedAmountsOf(quote).total) : '')],
  ['Para birimi', ({ quotes: [quote] }) => quote?.currency ?? ''],
  ['Karar', ({ quotes: [quote] }) => (quote ? decisionLabel(quote) : '')],
  ['Karar zamanı', ({ quotes: [quote] }) => timeLabel(quote?.decidedAt ?? null)],
  ['Açıldı', ({ createdAt }) => timeLabel(createdAt)],
  ['Kapandı', ({ closedAt }) => timeLabel(closedAt)],
  ['Garanti son günü', ({ warrantyUntil }) => dayLabel(warrantyUntil)],
]

export const orderTable = (orders: OrderRow[]) => tableOf(COLUMNS, orders)
