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
import { currencyLabel, formatCount, formatShare, formatTenths, formatWhole } from '@/lib/report/figures'
import { type KeyFigure, KeyFigures } from './key-figures'
import { OrdersPart } from './orders-part'
import { ReportPeriodForm } from './report-period-form'
import { PlotDefs } from './plot-defs'
import { BillingPart } from './billing-part'
import { SitePart } from './site-part'

const before = (value: string) => (value === '' || value === '0' ? 'önceki dönemde yok' : `önceki dönemde ${value}`)

const place = (figure: FigureName) => `#${figureSlug(figure)}`

const count = (figure: FigureName, label: string, now: number, previous: number): KeyFigure => ({
  href: place(figure),
  label,
  value: formatCount(now),
  note: before(formatCount(previous)),
})

function keyFiguresOf({ orders, amounts, site }: Report): KeyFigure[] {
  if (!orders) return site ? siteKeyFigures(site) : []
  const { opened, delivery, decisions } = orders
  const { promised, previousPromised: promisedBefore } = delivery
  const [lira] = amounts ?? []
  const now = delivery.now.median
  const figures: KeyFigure[] = [
    count('opened', 'Açılan', opened.total, opened.previous),
    {
      href: place('delivery'),
      label: 'Gelişten teslime',
      value: now === null ? '–' : formatTenths(now),
      unit: now === null ? undefined : 'gün',
      note: before(delivery.previous.median === null ? '' : formatTenths(delivery.previous.median)),
    },
    {
      href: place('decisions'),
      label: 'Onaylanan teklif',
      value: formatShare(decisions.now.approved, decisionsIn(decisions.now)) || '–',
      note: before(formatShare(decisions.previous.approved, decisionsIn(decisions.previous))),
    },
  ]
  const last = amounts
    ? {
        href: place('amounts'),
        label: 'Onaylanan tutar, KDV hariç',
        value: lira ? formatCount(lira.total / 100) : '–',
        unit: lira && currencyLabel(lira.currency),
        note: before(lira && lira.previous > 0 ? formatWhole(lira.previous, lira.currency) : ''),
      }
    : {
        href: place('delivery'),
        label: 'Söz verilen gün tutuldu',
        value: formatShare(promised.kept, promised.of) || '–',
        note: before(formatShare(promisedBefore.kept, promisedBefore.of)),
      }
  return [...figures, last]
}

function siteKeyFigures({ views, funnel, emptySearches }: NonNullable<Report['site']>): KeyFigure[] {
  const [top] = emptySearches.rows
  return [
    count('views', 'Sayfa görüntüleme', views.total, views.previous),
    count('funnel', 'Gönderilen form', funnel.now.sent, funnel.previous.sent),
    {
      href: place('emptySearches'),
      label: 'Sonuçsuz arama',
      value: formatCount(emptySearches.of),
      note: top ? (
        <>
          en çok: <span className="mono">{top.text}</span>
        </>
      ) : (
        'beş kez aranan yok'
      ),
    },
  ]
}

function isNew({ orders }: Report): boolean {
  if (!orders) return false
  const { opened, closed, stepsToday } = orders
  const figures = [opened.total, opened.previous, closed.delivered, closed.returned, closed.cancelled, closed.previous]
  return [...figures, ...stepsToday.map(({ count }) => count)].every((count) => count === 0)
}

const JUMPS = { isler: 'İşler', sureler: 'Süreler', teklifler: 'Teklifler', cihazlar: 'Cihazlar' }
const BILLING_JUMPS = { para: 'Fatura ve ödeme' }
const SITE_JUMPS = { site: 'Site', aramalar: 'Sonuçsuz aramalar' }

type ReportScreenProps = { account: ReportView['account']; read: PeriodResult; report: PackedAs<Report> | null }

/**
 * The period, and the figures of a role with their plots; only the form if the period is invalid. A client component, so that
 * the page contains the figures as data instead of its elements a second time.
 */
export function ReportScreen({ account, read, report: packed }: ReportScreenProps) {
  if (!packed || !read.period) return <ReportPeriodForm read={read} />
  const report = unpack(packed)
  const view: ReportView = { report, form: read.form, account }
  const jumps = { ...(report.orders && JUMPS), ...(report.billing && BILLING_JUMPS), ...SITE_JUMPS }
  return (
    <>
      <PlotDefs />
      <ReportPeriodForm read={read} />
      <nav aria-label="Bu sayfada" className="-mt-3 mb-3 flex flex-wrap gap-x-6 print:hidden">
        {Object.entries(jumps).map(([id, label]) => (
          <a key={id} href={`#${id}`} className="inline-flex min-h-11 items-center">
            {label}
          </a>
        ))}
      </nav>
      <div className="grid max-w-288 grid-cols-[minmax(0,1fr)] gap-6 print:block print:*:mb-6">
        {isNew(report) ? <FirstSteps /> : <KeyFigures figures={keyFiguresOf(report)} />}
        {report.orders && <OrdersPart view={view} orders={report.orders} amounts={report.amounts} />}
        {report.billing && <BillingPart view={view} billing={report.billing} />}
        {report.site && <SitePart view={view} site={report.site} />}
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
