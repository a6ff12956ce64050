import { Link } from '@/components/ui/link'
import { formatCount, formatTenths } from '@/lib/report/figures'
import { type KeyFigure, KeyFigures } from '@/components/report/key-figures'
import { PlotDefs } from '@/components/report/plot-defs'
import { TinyBars } from '@/components/report/plots'
import { type FigureName, figureSlug } from '@/lib/report/definitions'
import type { DecidedQuotes, Spread, DashboardFigures } from '@/lib/report/report'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

const hrefOf = (figure: FigureName) => `${ADMIN_PATHS.report}#${figureSlug(figure)}`

const previousNote = (value: string | null) => (value === null ? 'önceki 30 günde yok' : `önceki 30 günde ${value}`)

const hasTooFewForMedian = ({ count, median }: Spread) => count > 0 && median === null

const tenthsOf = ({ median }: { median: number | null }) => (median === null ? null : formatTenths(median))

const shareOf = ({ approved, decided }: DecidedQuotes) =>
  decided === 0 ? null : `${formatCount(approved)} / ${formatCount(decided)}`

function searchFigure({ count, top, weeks }: NonNullable<DashboardFigures['emptySearches']>): KeyFigure {
  return {
    href: hrefOf('emptySearches'),
    label: 'Sonuçsuz arama',
    value: formatCount(count),
    note: top ? (
      <>
        en çok: <span className="mono">{top.text}</span>, {formatCount(top.count)} kez
      </>
    ) : (
      'beş kez aranan yok'
    ),
    bars: <TinyBars values={weeks} fill="dots" />,
  }
}

function orderFigures({ delivery, decisions }: NonNullable<DashboardFigures['orders']>): KeyFigure[] {
  return [
    {
      href: hrefOf('delivery'),
      label: 'Gelişten teslime, ortanca',
      value: tenthsOf(delivery.current) ?? '–',
      unit: delivery.current.median === null ? undefined : 'gün',
      note: hasTooFewForMedian(delivery.current)
        ? `yalnız ${delivery.current.count} teslim`
        : previousNote(tenthsOf(delivery.previous)),
      bars: <TinyBars values={delivery.weeks} />,
    },
    {
      href: hrefOf('decisions'),
      label: 'Onaylanan teklif',
      value: formatCount(decisions.current.approved),
      unit: `/ ${formatCount(decisions.current.decided)} karar`,
      note: previousNote(shareOf(decisions.previous)),
      bars: <TinyBars values={decisions.weeks} />,
    },
  ]
}

/** Figures of the last thirty days, each with twelve weeks as bars and a link to its plot. */
export function RecentFigures({ figures: { orders, emptySearches } }: { figures: DashboardFigures }) {
  const keyFigures = [...(orders ? orderFigures(orders) : []), ...(emptySearches ? [searchFigure(emptySearches)] : [])]
  return (
    <section aria-labelledby="son-gunler">
      <PlotDefs />
      <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="son-gunler" className="text-[1.1875rem] leading-[1.25]">
          Son 30 gün
        </h2>
        <Link href={ADMIN_PATHS.report} className="inline-flex min-h-11 items-center">
          Rapor
        </Link>
      </div>
      <KeyFigures figures={keyFigures} className="mb-6" />
    </section>
  )
}
