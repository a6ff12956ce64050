import { Link } from '@/components/ui/link'
import { stepName } from '@/lib/orders/steps'
import type { FigureName } from '@/lib/report/definitions'
import type { Amounts, OrderFigures, Ranking, Spread } from '@/lib/report/report'
import { decisionsIn } from '@/lib/report/tables'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { SideBySide, FigurePanel, type FigureProps, ReportHeading, type ReportView } from './figure-panel'
import { formatCount, formatShare } from '@/lib/report/figures'
import { moneyAxis } from './money-axis'
import { BucketPlot, PlotKey, Rows, ShareBar, ShareScale, SMALL_PLOT_HEIGHT, SpreadRows } from './plots'
import * as words from './words'

export const BY_UNIT = { day: 'Günlere', week: 'Haftalara', month: 'Aylara' }

export function OrdersReport({ view, orders, amounts }: { view: ReportView; orders: OrderFigures; amounts?: Amounts }) {
  return (
    <>
      <ReportHeading id="isler">İşler</ReportHeading>
      <SideBySide>
        <OpenedOrders view={view} figures={orders.opened} />
        <ClosedOrders view={view} figures={orders.closed} />
      </SideBySide>
      <OrdersByStep view={view} figures={orders.ordersByStep} />
      <ReportHeading id="sureler">Süreler</ReportHeading>
      <StepDays view={view} figures={orders.stepDays} />
      <SideBySide>
        <Delivery view={view} figures={orders.delivery} />
        <FigurePanel figure="decisionHours" view={view} finding={words.decisionHoursFinding(orders.decisionHours)}>
          <SpreadRows unit="saat" rows={periodRows(orders.decisionHours)} />
        </FigurePanel>
      </SideBySide>
      <ReportHeading id="teklifler">Teklifler</ReportHeading>
      <Outcomes view={view} figures={orders.decisions} />
      {amounts && <ApprovedAmounts view={view} figures={amounts} />}
      <ReportHeading id="cihazlar">Cihazlar ve alarm kodları</ReportHeading>
      <SideBySide columns={3}>
        <RankingPanel
          view={view}
          figure="brands"
          figures={orders.brands}
          empty="Bu dönemde markası yazılmış iş emri yok."
        />
        <RankingPanel
          view={view}
          figure="devices"
          figures={orders.devices}
          empty="Bu dönemde modeli yazılmış iş emri yok."
        />
        <RankingPanel view={view} figure="codes" figures={orders.codes} empty="Bu dönemde kodu bilinen iş emri yok." />
      </SideBySide>
      <WarrantyReturns view={view} figures={orders.warranty} />
    </>
  )
}

const periodRows = ({ current, previous }: { current: Spread; previous: Spread }) => [
  { key: 'current', name: 'Bu dönem', spread: current },
  ...(previous.count > 0 ? [{ key: 'previous', name: 'Önceki dönem', spread: previous }] : []),
]

function OpenedOrders({ view, figures }: FigureProps<OrderFigures['opened']>) {
  const { unit } = view.report.period
  const hasPrevious = figures.previous > 0
  return (
    <FigurePanel figure="opened" view={view} finding={words.openedFinding(figures, unit)}>
      <PlotKey entries={[{ fill: 'hatch', label: 'açılan' }]} outline={hasPrevious && 'önceki dönem'} />
      <BucketPlot
        label={`${BY_UNIT[unit]} göre açılan iş emirleri${hasPrevious ? ', önceki dönem çerçeve olarak' : ''}`}
        unit={unit}
        buckets={figures.buckets}
        layers={[{ fill: 'hatch', values: figures.buckets.map(({ count }) => count) }]}
        outline={hasPrevious ? figures.buckets.map(({ previous }) => previous) : []}
        isCount
        keepsNumbers
        empty="Bu dönemde iş emri yok"
      />
    </FigurePanel>
  )
}

function ClosedOrders({ view, figures }: FigureProps<OrderFigures['closed']>) {
  const { unit } = view.report.period
  const hasPrevious = figures.previous > 0
  const { buckets } = figures
  return (
    <FigurePanel figure="closed" view={view} finding={words.closedFinding(figures)}>
      <PlotKey
        entries={[
          { fill: 'solid', label: 'teslim edilen' },
          { fill: 'cross', label: 'onarılmadan iade' },
          { fill: 'dots', label: 'iptal' },
        ]}
        outline={hasPrevious && 'önceki dönem, hepsi'}
      />
      <BucketPlot
        label={`${BY_UNIT[unit]} göre kapanan iş emirleri: teslim, iade, iptal`}
        unit={unit}
        buckets={buckets}
        layers={[
          { fill: 'solid', values: buckets.map(({ delivered }) => delivered) },
          { fill: 'cross', values: buckets.map(({ returned }) => returned) },
          { fill: 'dots', values: buckets.map(({ cancelled }) => cancelled) },
        ]}
        outline={hasPrevious ? buckets.map(({ previous }) => previous) : []}
        isCount
        keepsNumbers
        empty="Bu dönemde kapanan iş emri yok"
      />
    </FigurePanel>
  )
}

function OrdersByStep({ view, figures }: FigureProps<OrderFigures['ordersByStep']>) {
  return (
    <FigurePanel figure="ordersByStep" view={view} finding={words.ordersByStepFinding(figures)}>
      <Rows
        fill="hatch"
        rows={figures.map(({ step, count }) => ({
          key: String(step),
          name: <Link href={`${ADMIN_PATHS.orders}?adim=${step}`}>{stepName(step)}</Link>,
          count,
          value: formatCount(count),
        }))}
      />
    </FigurePanel>
  )
}

function StepDays({ view, figures }: FigureProps<OrderFigures['stepDays']>) {
  return (
    <FigurePanel figure="stepDays" view={view} finding={words.stepDaysFinding(figures)}>
      <PlotKey
        entries={[
          { fill: 'solid', label: 'ortanca: işlerin yarısı' },
          { fill: 'hatch', label: '10 işten 9’u' },
        ]}
        outline={figures.some(({ previousMedian }) => previousMedian !== null) && 'önceki dönemin ortancası'}
      />
      <SpreadRows
        unit="gün"
        rows={figures.map(({ step, previousMedian, ...spread }) => ({
          key: step,
          name: stepName(step),
          spread,
          outline: previousMedian,
        }))}
      />
    </FigurePanel>
  )
}

function Delivery({ view, figures }: FigureProps<OrderFigures['delivery']>) {
  const { promised, previousPromised } = figures
  return (
    <FigurePanel figure="delivery" view={view} finding={words.deliveryFinding(figures)}>
      <SpreadRows unit="gün" rows={periodRows(figures)} />
      <ShareScale
        name="Söz verilen gün tutuldu"
        share={promised.total > 0 ? promised.kept / promised.total : 0}
        previous={previousPromised.total > 0 ? previousPromised.kept / previousPromised.total : null}
        value={formatShare(promised.kept, promised.total) || '–'}
        detail={words.promisesText(promised, previousPromised)}
      />
    </FigurePanel>
  )
}

function Outcomes({ view, figures }: FigureProps<OrderFigures['decisions']>) {
  const { current } = figures
  const total = decisionsIn(current)
  const shares = words.OUTCOMES.map(({ outcome, label, fill }) => ({
    key: outcome,
    label,
    fill,
    count: current[outcome],
    share: formatShare(current[outcome], total) || '–',
  }))
  return (
    <FigurePanel
      figure="decisions"
      view={view}
      finding={words.decisionsFinding(figures)}
      note="Bir teklifin yalnız son sürümü sayılır.">
      <ShareBar
        label={shares.map(({ label, count }) => `${label}: ${formatCount(count)}`).join(', ')}
        shares={shares}
      />
    </FigurePanel>
  )
}

function ApprovedAmounts({ view, figures }: FigureProps<Amounts>) {
  const { unit } = view.report.period
  const hasPrevious = figures.some(({ previous }) => previous > 0)
  return (
    <FigurePanel figure="amounts" view={view} finding={words.amountsFinding(figures)}>
      {figures.length > 0 && (
        <PlotKey entries={[{ fill: 'solid', label: 'onaylanan, KDV hariç' }]} outline={hasPrevious && 'önceki dönem'} />
      )}
      <div className="grid gap-5">
        {figures.map(({ currency, previous, buckets }, index) => {
          const amounts = buckets.map(({ amount }) => amount)
          const previousAmounts = previous > 0 ? buckets.map((bucket) => bucket.previous) : []
          const { name, scale } = moneyAxis(currency, [...amounts, ...previousAmounts])
          return (
            <div key={currency}>
              <h4 className="mb-1 leading-[1.3] font-semibold">{name}</h4>
              <BucketPlot
                label={`${BY_UNIT[unit]} göre onaylanan tutar, ${name}`}
                unit={unit}
                buckets={buckets}
                layers={[{ fill: 'solid', values: scale(amounts) }]}
                outline={scale(previousAmounts)}
                height={index === 0 ? undefined : SMALL_PLOT_HEIGHT}
                empty="Bu dönemde onaylanan tutar yok"
              />
            </div>
          )
        })}
      </div>
    </FigurePanel>
  )
}

type RankingProps = FigureProps<Ranking> & { figure: FigureName; empty: string }

function RankingPanel({ view, figure, figures: { rows, total }, empty }: RankingProps) {
  return (
    <FigurePanel figure={figure} view={view} finding={words.rankingFinding(rows, total, words.COUNTED_ORDERS, empty)}>
      <Rows rows={rows.map(({ label, count }) => ({ key: label, name: label, count, value: formatCount(count) }))} />
    </FigurePanel>
  )
}

function WarrantyReturns({ view, figures }: FigureProps<OrderFigures['warranty']>) {
  const { delivered, back, previousDelivered, previousBack } = figures
  return (
    <FigurePanel figure="warranty" view={view} finding={words.warrantyFinding(figures)}>
      {delivered > 0 && (
        <ShareScale
          name="Geri gelen"
          fill="cross"
          share={back / delivered}
          previous={previousDelivered > 0 ? previousBack / previousDelivered : null}
          value={formatCount(back)}
        />
      )}
    </FigurePanel>
  )
}
