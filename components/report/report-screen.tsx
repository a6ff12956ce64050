'use client'

import { Info } from 'lucide-react'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button'
import { type FigureName, figureSlug } from '@/lib/report/definitions'
import { type PackedAs, unpack } from '@/lib/report/pack'
import type { PeriodResult } from '@/lib/report/period'
import type { Report } from '@/lib/report/report'
import { decisionsIn } from '@/lib/report/tables'
import { newOrderPath } from '@/lib/site/admin-pages'
import type { ReportView } from './figure-panel'
import { currencyName } from '@/lib/platform/turkish/money'
import { formatCount, formatShare, formatTenths, formatWhole } from '@/lib/report/figures'
import { type KeyFigure, KeyFigures } from './key-figures'
import { OrdersReport } from './orders-report'
import { ReportPeriodForm } from './report-period-form'
import { PlotDefs } from './plot-defs'
import { BillingReport } from './billing-report'
import { SiteReport } from './site-report'

const previousText = (value: string) =>
  value === '' || value === '0' ? 'önceki dönemde yok' : `önceki dönemde ${value}`

const hrefOf = (figure: FigureName) => `#${figureSlug(figure)}`

const countFigure = (figure: FigureName, label: string, current: number, previous: number): KeyFigure => ({
  href: hrefOf(figure),
  label,
  value: formatCount(current),
  note: previousText(formatCount(previous)),
})

function keyFiguresOf({ orders, amounts, site }: Report): KeyFigure[] {
  if (!orders) return site ? siteKeyFigures(site) : []
  const { opened, delivery, decisions } = orders
  const { promised, previousPromised } = delivery
  const [lira] = amounts ?? []
  const median = delivery.current.median
  const figures: KeyFigure[] = [
    countFigure('opened', 'Açılan', opened.total, opened.previous),
    {
      href: hrefOf('delivery'),
      label: 'Gelişten teslime',
      value: median === null ? '–' : formatTenths(median),
      unit: median === null ? undefined : 'gün',
      note: previousText(delivery.previous.median === null ? '' : formatTenths(delivery.previous.median)),
    },
    {
      href: hrefOf('decisions'),
      label: 'Onaylanan teklif',
      value: formatShare(decisions.current.approved, decisionsIn(decisions.current)) || '–',
      note: previousText(formatShare(decisions.previous.approved, decisionsIn(decisions.previous))),
    },
  ]
  const lastFigure = amounts
    ? {
        href: hrefOf('amounts'),
        label: 'Onaylanan tutar, KDV hariç',
        value: lira ? formatCount(lira.total / 100) : '–',
        unit: lira && currencyName(lira.currency),
        note: previousText(lira && lira.previous > 0 ? formatWhole(lira.previous, lira.currency) : ''),
      }
    : {
        href: hrefOf('delivery'),
        label: 'Söz verilen gün tutuldu',
        value: formatShare(promised.kept, promised.total) || '–',
        note: previousText(formatShare(previousPromised.kept, previousPromised.total)),
      }
  return [...figures, lastFigure]
}

function siteKeyFigures({ views, funnel, emptySearches }: NonNullable<Report['site']>): KeyFigure[] {
  const [topSearch] = emptySearches.rows
  return [
    countFigure('views', 'Sayfa görüntüleme', views.total, views.previous),
    countFigure('funnel', 'Gönderilen form', funnel.current.sent, funnel.previous.sent),
    {
      href: hrefOf('emptySearches'),
      label: 'Sonuçsuz arama',
      value: formatCount(emptySearches.total),
      note: topSearch ? (
        <>
          en çok: <span className="mono">{topSearch.text}</span>
        </>
      ) : (
        'beş kez aranan yok'
      ),
    },
  ]
}

function hasNoOrders({ orders }: Report): boolean {
  if (!orders) return false
  const { opened, closed, ordersByStep } = orders
  const figures = [opened.total, opened.previous, closed.delivered, closed.returned, closed.cancelled, closed.previous]
  return [...figures, ...ordersByStep.map(({ count }) => count)].every((count) => count === 0)
}

const ORDER_SECTIONS = { isler: 'İşler', sureler: 'Süreler', teklifler: 'Teklifler', cihazlar: 'Cihazlar' }
const BILLING_SECTIONS = { para: 'Fatura ve ödeme' }
const SITE_SECTIONS = { site: 'Site', aramalar: 'Sonuçsuz aramalar' }

type ReportScreenProps = { account: ReportView['account']; result: PeriodResult; report: PackedAs<Report> | null }

/**
 * The form for the period and, if the period is valid, the figures that the account may see. It is a client component, so that the
 * data for hydration contains the figures instead of all elements.
 */
export function ReportScreen({ account, result, report: packed }: ReportScreenProps) {
  if (!packed || !result.period) return <ReportPeriodForm result={result} />
  const report = unpack(packed)
  const view: ReportView = { report, form: result.form, account }
  const sections = { ...(report.orders && ORDER_SECTIONS), ...(report.billing && BILLING_SECTIONS), ...SITE_SECTIONS }
  return (
    <>
      <PlotDefs />
      <ReportPeriodForm result={result} />
      <nav aria-label="Bu sayfada" className="-mt-3 mb-3 flex flex-wrap gap-x-6 print:hidden">
        {Object.entries(sections).map(([id, label]) => (
          <a key={id} href={`#${id}`} className="inline-flex min-h-11 items-center">
            {label}
          </a>
        ))}
      </nav>
      <div className="grid max-w-288 grid-cols-[minmax(0,1fr)] gap-6 print:block print:*:mb-6">
        {hasNoOrders(report) ? <FirstSteps /> : <KeyFigures figures={keyFiguresOf(report)} />}
        {report.orders && <OrdersReport view={view} orders={report.orders} amounts={report.amounts} />}
        {report.billing && <BillingReport view={view} billing={report.billing} />}
        {report.site && <SiteReport view={view} site={report.site} />}
      </div>
    </>
  )
}

function FirstSteps() {
  return (
    <Alert
      tone="neutral"
      icon={Info}
      title="Sayılar iş emri açıldıkça burada birikir."
      text="İlk iş emri açılınca “İşler” dolmaya başlar; süreler ilk teslimden, teklifler ilk gönderimden sonra. Site ilk günden sayılır."
      actions={
        <ButtonLink href={newOrderPath()} variant="primary">
          İlk İş Emrini Aç
        </ButtonLink>
      }
    />
  )
}
