import { Link } from '@/components/ui/link'
import { billingPath } from '@/lib/orders/billing/words'
import { formatAmount } from '@/lib/platform/turkish/money'
import { figureSlug } from '@/lib/report/definitions'
import { currencyName } from '@/lib/platform/turkish/money'
import { formatCount, formatWhole } from '@/lib/report/figures'
import { type Billed, type BillingFigures, type Unpaid, UNPAID_AGES } from '@/lib/report/report'
import { UNPAID_WORDS } from '@/lib/report/tables'
import { FigurePanel, type FigureProps, ReportHeading, type ReportView } from './figure-panel'
import { type KeyFigure, KeyFigures } from './key-figures'
import { moneyAxis } from './money-axis'
import { BY_UNIT } from './orders-report'
import { BucketPlot, PlotKey, Rows, SMALL_PLOT_HEIGHT } from './plots'
import css from './report.module.css'
import * as words from './words'

/** Invoices and payments of the period, and what is unpaid today. */
export function BillingReport({ view, billing: { billed, unpaid } }: { view: ReportView; billing: BillingFigures }) {
  return (
    <>
      <ReportHeading id="para">Fatura ve ödeme</ReportHeading>
      <KeyFigures figures={keyFiguresOf(billed, unpaid)} />
      <BilledPlots view={view} figures={billed} />
      <UnpaidRows view={view} figures={unpaid} />
    </>
  )
}

type Sum = { currency: string; amount: number }

/** Returns a key figure: the amount in the first currency, which is lira, and those in other currencies as a note. */
function keyFigure(figure: 'billed' | 'unpaid', label: string, [lira, ...others]: Sum[], note = ''): KeyFigure {
  const otherAmounts = others
    .filter(({ amount }) => amount > 0)
    .map(({ amount, currency }) => formatWhole(amount, currency))
  return {
    href: `#${figureSlug(figure)}`,
    label,
    value: lira ? formatCount(lira.amount / 100) : '–',
    unit: lira && currencyName(lira.currency),
    note: [note, otherAmounts.length > 0 && `${otherAmounts.join(' ve ')} ayrıca`].filter(Boolean).join('; '),
  }
}

function keyFiguresOf(billed: Billed, unpaid: Unpaid): KeyFigure[] {
  const [lira] = unpaid
  return [
    keyFigure(
      'billed',
      'Faturalanan, KDV dahil',
      billed.map(({ currency, invoiced }) => ({ currency, amount: invoiced })),
    ),
    keyFigure(
      'billed',
      'Ödenen',
      billed.map(({ currency, paid }) => ({ currency, amount: paid })),
    ),
    keyFigure(
      'unpaid',
      'Bugün ödenmemiş fatura',
      unpaid.map(({ currency, total }) => ({ currency, amount: total })),
      lira && lira.overdue > 0 ? `${formatWhole(lira.overdue, lira.currency)} tutarının vadesi geçti` : '',
    ),
  ]
}

function BilledPlots({ view, figures }: FigureProps<Billed>) {
  const { unit } = view.report.period
  return (
    <FigurePanel
      figure="billed"
      view={view}
      finding={words.billedFinding(figures)}
      note="KDV dahil. Ödeme, ait olduğu faturanın gününde değil geldiği günde sayılır; peşin ödeme fatura kesilmeden de buradadır.">
      <PlotKey
        entries={[
          { fill: 'hatch', label: 'faturalanan, fatura gününe göre' },
          { fill: 'solid', label: 'ödenen, ödeme gününe göre' },
        ]}
      />
      <div className="grid gap-5">
        {figures.map(({ currency, buckets }, index) => {
          const invoiced = buckets.map((bucket) => bucket.invoiced)
          const paid = buckets.map((bucket) => bucket.paid)
          const { name, scale } = moneyAxis(currency, [...invoiced, ...paid])
          return (
            <div key={currency}>
              <h4 className="mb-1 leading-[1.3] font-semibold">{name}</h4>
              <BucketPlot
                label={`${BY_UNIT[unit]} göre faturalanan ve ödenen, ${name}`}
                unit={unit}
                buckets={buckets}
                layers={[
                  { fill: 'hatch', values: scale(invoiced) },
                  { fill: 'solid', values: scale(paid) },
                ]}
                isSideBySide
                height={index === 0 ? undefined : SMALL_PLOT_HEIGHT}
                empty="Bu dönemde fatura ve ödeme yok"
              />
            </div>
          )
        })}
      </div>
    </FigurePanel>
  )
}

function UnpaidRows({ view, figures }: FigureProps<Unpaid>) {
  const unpaidFigures = figures.filter(({ total }) => total > 0)
  return (
    <FigurePanel figure="unpaid" view={view} finding={words.unpaidFinding(figures)}>
      <div className="grid gap-5">
        {unpaidFigures.map((sums) => (
          <div key={sums.currency}>
            <h4 className="mb-1 leading-[1.3] font-semibold">{currencyName(sums.currency)}</h4>
            <Rows
              fill="hatch"
              className={css.money}
              rows={UNPAID_AGES.map((age) => ({
                key: age,
                name: <Link href={billingPath(age === 'notDue' ? 'open' : 'overdue')}>{UNPAID_WORDS[age]}</Link>,
                count: sums.ages[age],
                value: sums.ages[age] > 0 ? formatAmount(sums.ages[age]) : '–',
              }))}
            />
          </div>
        ))}
      </div>
    </FigurePanel>
  )
}
