import { FIGURES, type FigureName } from '@/lib/report/definitions'
import { formatValues, NUMBER_FORMATS, type NumberFormat, percentOf } from '@/lib/report/figures'
import {
  type Amounts,
  type Bucket,
  type Decisions,
  type Funnel,
  MIN_FOR_MEDIAN,
  type Report,
  type Span,
  type Spread,
  type Unit,
  UNPAID_AGES,
} from '@/lib/report/report'
import { ORDER_FIELDS } from '@/lib/orders/order/fields'
import { QUOTE_FIELDS } from '@/lib/orders/quote/fields'
import { stepName } from '@/lib/orders/steps'
import { formatShortDate } from '@/lib/platform/turkish/dates'
import { currencyName } from '@/lib/platform/turkish/money'

// Converts each figure to a table, for the screen and for its CSV file.

type Format = 'text' | NumberFormat

/** null is shown as '–'. */
export type Cell = string | number | null

export type Table = {
  head: { title: string; format: Format }[]
  rows: Cell[][]
  /** The last row. */
  foot?: Cell[]
}

const text = (title: string) => ({ title, format: 'text' }) as const
const whole = (title: string) => ({ title, format: 'whole' }) as const
const tenths = (title: string) => ({ title, format: 'tenths' }) as const
const percent = (title: string) => ({ title, format: 'share' }) as const
const amount = (title: string) => ({ title, format: 'amount' }) as const

const monthFormat = new Intl.DateTimeFormat('tr-TR', { month: 'long', year: 'numeric', timeZone: 'UTC' })

const UNIT_TITLES: Record<Unit, string> = { day: 'Gün', week: 'Hafta başı', month: 'Ay' }

/** Returns 'Mart 2026', or the first day of a bar of another unit. */
export const bucketLabel = ({ from }: Span, unit: Unit) =>
  unit === 'month' ? monthFormat.format(new Date(from)) : formatShortDate(from)

const DECISIONS: [keyof Decisions, string][] = [
  ['approved', 'Onaylandı'],
  ['waiting', 'Yanıt bekliyor'],
  ['declined', 'Onaylanmadı'],
  ['expired', 'Süresi doldu'],
]

export const decisionsIn = (decisions: Decisions) => DECISIONS.reduce((sum, [name]) => sum + decisions[name], 0)

/** Returns the label of a referring host. */
export const hostLabel = (host: string) => (host === '' ? 'Adres yazıldı ya da gizli' : host)

/** Returns median and 90th percentile, or the single values if there are too few for a median. */
const spreadCells = ({ count, median, p90, values }: Spread): Cell[] =>
  count > 0 && count < MIN_FOR_MEDIAN ? [formatValues(values), null] : [median, p90]

type Cells<B> = (bucket: B) => Cell[]

const byBucket = <B extends Bucket>(buckets: readonly B[], unit: Unit, cells: Cells<B>) =>
  buckets.map((bucket) => [bucketLabel(bucket, unit), ...cells(bucket)])

const sumOf = <Item>(items: readonly Item[], value: (item: Item) => number) =>
  items.reduce((sum, item) => sum + value(item), 0)

const rankingTable = (title: string, rows: readonly { label: string; count: number }[], total: number): Table => ({
  head: [text(title), whole('İş emri'), percent('%')],
  rows: rows.map(({ label, count }) => [label, count, percentOf(count, total)]),
})

const billedCells = ({ invoiced, paid }: { invoiced: number; paid: number }) => [invoiced, paid, invoiced - paid]

export const UNPAID_WORDS: Readonly<Record<(typeof UNPAID_AGES)[number], string>> = {
  notDue: 'Vadesi gelmedi',
  upTo30: '1–30 gün geçti',
  upTo60: '31–60 gün geçti',
  more: '60 günden çok geçti',
}

type Tables = { [Name in FigureName]: (report: Required<Report>) => Table }

const TABLES: Tables = {
  opened: ({ period: { unit }, orders: { opened } }) => ({
    head: [text(UNIT_TITLES[unit]), whole('Açılan'), whole('Önceki dönem')],
    rows: byBucket(opened.buckets, unit, ({ count, previous }) => [count, previous]),
    foot: ['Toplam', opened.total, opened.previous],
  }),
  closed: ({ period: { unit }, orders: { closed } }) => ({
    head: [text(UNIT_TITLES[unit]), whole('Teslim'), whole('İade'), whole('İptal'), whole('Önceki dönem')],
    rows: byBucket(closed.buckets, unit, ({ delivered, returned, cancelled, previous }) => [
      delivered,
      returned,
      cancelled,
      previous,
    ]),
    foot: ['Toplam', closed.delivered, closed.returned, closed.cancelled, closed.previous],
  }),
  ordersByStep: ({ orders: { ordersByStep } }) => ({
    head: [text(ORDER_FIELDS.step.label), whole('Açık iş emri')],
    rows: ordersByStep.map(({ step, count }) => [stepName(step), count]),
    foot: ['Toplam', sumOf(ordersByStep, ({ count }) => count)],
  }),
  stepDays: ({ orders: { stepDays } }) => ({
    head: [
      text(ORDER_FIELDS.step.label),
      tenths('Ortanca, gün'),
      tenths('10 işten 9’u, gün'),
      tenths('Önceki ortanca'),
      whole('Kaç iş'),
    ],
    rows: stepDays.map(({ step, previousMedian, ...spread }) => [
      stepName(step),
      ...spreadCells(spread),
      previousMedian,
      spread.count,
    ]),
  }),
  delivery: ({ orders: { delivery } }) => ({
    head: [
      text('Dönem'),
      tenths('Ortanca, gün'),
      tenths('10 işten 9’u, gün'),
      whole('Teslim edilen'),
      whole('Söz verilen'),
      whole('Söz tutuldu'),
      percent('Söz tutuldu, %'),
    ],
    rows: (
      [
        ['Bu dönem', delivery.current, delivery.promised],
        ['Önceki dönem', delivery.previous, delivery.previousPromised],
      ] as const
    ).map(([label, spread, { kept, total }]) => [
      label,
      ...spreadCells(spread),
      spread.count,
      total,
      kept,
      percentOf(kept, total),
    ]),
  }),
  decisionHours: ({ orders: { decisionHours } }) => ({
    head: [text('Dönem'), tenths('Ortanca, saat'), tenths('10 karardan 9’u, saat'), whole('Karar sayısı')],
    rows: [
      ['Bu dönem', ...spreadCells(decisionHours.current), decisionHours.current.count],
      ['Önceki dönem', ...spreadCells(decisionHours.previous), decisionHours.previous.count],
    ],
  }),
  decisions: ({ orders: { decisions } }) => {
    const [total, previousTotal] = [decisionsIn(decisions.current), decisionsIn(decisions.previous)]
    return {
      head: [text(QUOTE_FIELDS.decision.label), whole('Teklif'), percent('%'), whole('Önceki dönem')],
      rows: DECISIONS.map(([name, label]) => [
        label,
        decisions.current[name],
        percentOf(decisions.current[name], total),
        decisions.previous[name],
      ]),
      foot: ['Gönderilen', total, total > 0 ? 100 : null, previousTotal],
    }
  },
  amounts: ({ period: { unit }, amounts }) => {
    // A currency without amounts in the previous period has no column for that period.
    const cells = (plot: Amounts[number], value: number | null, previous: number | null) =>
      plot.previous > 0 ? [value, previous] : [value]
    return {
      head: [
        text(UNIT_TITLES[unit]),
        ...amounts.flatMap(({ currency, previous }) => [
          amount(currencyName(currency)),
          ...(previous > 0 ? [amount(`Önceki dönem, ${currencyName(currency)}`)] : []),
        ]),
      ],
      rows: byBucket(amounts[0]?.buckets ?? [], unit, ({ from }) =>
        amounts.flatMap((plot) => {
          const bucket = plot.buckets.find((candidate) => candidate.from === from)!
          return cells(plot, bucket.amount || null, bucket.previous || null)
        }),
      ),
      foot: ['Toplam', ...amounts.flatMap((plot) => cells(plot, plot.total, plot.previous))],
    }
  },
  billed: ({ period: { unit }, billing: { billed } }) => ({
    head: [
      text(UNIT_TITLES[unit]),
      ...billed.flatMap(({ currency }) => [
        amount(`Faturalanan, ${currencyName(currency)}`),
        amount(`Ödenen, ${currencyName(currency)}`),
        amount(`Fark, ${currencyName(currency)}`),
      ]),
    ],
    rows: byBucket(billed[0]?.buckets ?? [], unit, ({ from }) =>
      billed.flatMap(({ buckets }) => billedCells(buckets.find((bucket) => bucket.from === from)!)),
    ),
    foot: ['Toplam', ...billed.flatMap(billedCells)],
  }),
  unpaid: ({ billing: { unpaid } }) => ({
    head: [text('Vade'), ...unpaid.map(({ currency }) => amount(currencyName(currency)))],
    rows: UNPAID_AGES.map((age) => [UNPAID_WORDS[age], ...unpaid.map(({ ages }) => ages[age])]),
    foot: ['Toplam', ...unpaid.map(({ total }) => total)],
  }),
  brands: ({ orders: { brands } }) => rankingTable(ORDER_FIELDS.deviceBrand.label, brands.rows, brands.total),
  devices: ({ orders: { devices } }) => rankingTable('Cihaz', devices.rows, devices.total),
  codes: ({ orders: { codes } }) => rankingTable('Kod', codes.rows, codes.total),
  warranty: ({ orders: { warranty } }) => ({
    head: [text(ORDER_FIELDS.number.label), text('İlk onarım'), text('Cihaz')],
    rows: warranty.orders.map(({ number, firstNumber, device }) => [number, firstNumber, device]),
  }),
  views: ({ site: { views } }) => ({
    head: [text(UNIT_TITLES[views.unit]), whole('Görüntüleme')],
    rows: byBucket(views.buckets, views.unit, ({ count }) => [count]),
    foot: ['Toplam', views.total],
  }),
  pages: ({ site: { pages } }) => ({
    head: [text('Sayfa'), whole('Görüntüleme'), percent('%')],
    rows: pages.rows.map(({ title, count }) => [title, count, percentOf(count, pages.total)]),
  }),
  referrers: ({ site: { referrers } }) => {
    const { rows, others } = referrers
    const total = sumOf(rows, ({ count }) => count) + others.count
    return {
      head: [text('Yer'), whole('Görüntüleme'), percent('%')],
      rows: [
        ...rows.map(({ host, count }) => [hostLabel(host), count, percentOf(count, total)]),
        ...(others.count > 0 ? [[othersLabel(others), others.count, percentOf(others.count, total)]] : []),
      ],
    }
  },
  funnel: ({ site: { funnel } }) => {
    const steps = funnelSteps(funnel.current)
    const previousSteps = funnelSteps(funnel.previous)
    return {
      head: [text('Adım'), whole('Sayı'), percent('Öncekinin %’si'), whole('Önceki dönem')],
      rows: steps.map(({ label, count }, i) => [
        label,
        count,
        i === 0 ? null : percentOf(count, steps[i - 1]!.count),
        previousSteps[i]!.count,
      ]),
    }
  },
  formSources: ({ site: { formSources } }) => ({
    head: [text('Sayfa'), whole('Görüntüleme'), whole('Form açıldı'), whole('Gönderildi')],
    rows: formSources.map(({ path, title, views, opened, sent }) => [
      sourceLabel({ path, title }),
      views,
      opened,
      sent,
    ]),
  }),
  emptySearches: ({ site: { emptySearches } }) => ({
    head: [text('Aranan'), whole('Kaç kez')],
    rows: emptySearches.rows.map(({ text: searchText, count }) => [searchText, count]),
  }),
}

/** Returns a label like 'diğer 31 site'. */
export const othersLabel = ({ hosts }: { hosts: number }) => (hosts > 0 ? `diğer ${hosts} site` : 'diğer siteler')

/** Returns the title of a page, or 'Arama: “al16”' for a search. */
export const sourceLabel = ({ path, title }: { path: string; title: string }) =>
  path === '' ? `Arama: “${title}”` : title

/** Returns the steps of the funnel that the role may see. */
export function funnelSteps({ views, opened, sent, orders }: Funnel) {
  return [
    { label: 'Sayfa görüntüleme', count: views },
    { label: 'Form açıldı', count: opened },
    { label: 'Form gönderildi', count: sent },
    ...(orders
      ? [
          { label: 'İş emri açıldı', count: orders.opened },
          { label: 'Teklif onaylandı', count: orders.approved },
        ]
      : []),
  ]
}

/** Returns a figure as a table, or null if the report does not contain it. */
export function figureTable(figure: FigureName, report: Report): Table | null {
  return report[FIGURES[figure].section] ? TABLES[figure](report as Required<Report>) : null
}

/** Returns a cell in the format of the screen: '1.476', '12,8', '83.666,00'. */
export function cellText(cell: Cell, format: Format): string {
  if (cell === null) return '–'
  if (typeof cell === 'string' || format === 'text') return String(cell)
  return NUMBER_FORMATS[format](cell)
}
