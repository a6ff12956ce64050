import { ButtonLink } from '@/components/ui/button'
import { isAllowed } from '@/lib/access/roles'
import type { SiteFigures } from '@/lib/report/report'
import { funnelSteps, hostLabel, sourceLabel, othersLabel } from '@/lib/report/tables'
import { newFaultPath } from '@/lib/site/admin-pages'
import { PATHS } from '@/lib/site/pages'
import { SideBySide, FigurePanel, type FigureProps, ReportHeading, type ReportView } from './figure-panel'
import { formatCount, formatShare } from '@/lib/report/figures'
import { BY_UNIT } from './orders-report'
import { PlotIcon } from './plot-defs'
import { BucketPlot, FunnelRows, PlotKey, Rows } from './plots'
import css from './report.module.css'
import * as words from './words'

export function SiteReport({ view, site }: { view: ReportView; site: SiteFigures }) {
  return (
    <>
      <ReportHeading id="site">Site</ReportHeading>
      <Views view={view} figures={site.views} />
      <SideBySide>
        <Pages view={view} figures={site.pages} />
        <Referrers view={view} figures={site.referrers} />
      </SideBySide>
      <SideBySide>
        <Funnel view={view} figures={site.funnel} />
        <FormSources view={view} figures={site.formSources} />
      </SideBySide>
      <ReportHeading id="aramalar">Sonuçsuz aramalar</ReportHeading>
      <EmptySearches view={view} figures={site.emptySearches} />
    </>
  )
}

const BARS = {
  day: { whole: 'tam gün', partial: 'bitmemiş gün' },
  week: { whole: 'tam hafta', partial: 'eksik hafta' },
  month: { whole: 'tam ay', partial: 'eksik ay' },
}

function Views({ view, figures }: FigureProps<SiteFigures['views']>) {
  const { buckets, unit } = figures
  const { whole, partial } = BARS[unit]
  const hasPartial = buckets.some(({ isWhole, count }) => !isWhole && count > 0)
  return (
    <FigurePanel figure="views" view={view} finding={words.viewsFinding(figures)}>
      {hasPartial && (
        <PlotKey
          entries={[
            { fill: 'solid', label: whole },
            { fill: 'hatch', label: partial },
          ]}
        />
      )}
      <BucketPlot
        label={`${BY_UNIT[unit]} göre sayfa görüntüleme`}
        unit={unit}
        buckets={buckets}
        layers={[
          { fill: 'solid', values: buckets.map(({ count, isWhole }) => (isWhole ? count : 0)) },
          { fill: 'hatch', values: buckets.map(({ count, isWhole }) => (isWhole ? 0 : count)) },
        ]}
        isCount
        height={188}
        empty="Bu dönemde görüntüleme yok"
      />
    </FigurePanel>
  )
}

function Pages({ view, figures: { rows, total } }: FigureProps<SiteFigures['pages']>) {
  const ranking = rows.map(({ title, count }) => ({ label: title, count }))
  return (
    <FigurePanel figure="pages" view={view} finding={words.rankingFinding(ranking, total, words.COUNTED_VIEWS)}>
      <Rows
        rows={rows.map(({ path, title, count }) => ({
          key: path,
          name: <a href={path}>{title}</a>,
          count,
          value: formatCount(count),
        }))}
      />
    </FigurePanel>
  )
}

function Referrers({ view, figures: { rows, others } }: FigureProps<SiteFigures['referrers']>) {
  const hosts = rows.map(({ host, count }) => ({ label: hostLabel(host), count }))
  const entries = others.count > 0 ? [...hosts, { label: othersLabel(others), count: others.count }] : hosts
  const total = entries.reduce((sum, { count }) => sum + count, 0)
  return (
    <FigurePanel
      figure="referrers"
      view={view}
      finding={words.rankingFinding(hosts, total, words.COUNTED_VIEWS)}
      note="Yalnız sitenin adı tutulur; sayfa, arama sözcüğü ve ziyaretçi tutulmaz.">
      <Rows rows={entries.map(({ label, count }) => ({ key: label, name: label, count, value: formatCount(count) }))} />
    </FigurePanel>
  )
}

function Funnel({ view, figures: { current, previous } }: FigureProps<SiteFigures['funnel']>) {
  const previousStages = funnelSteps(previous)
  const stages = funnelSteps(current)
  const shareOf = (all: typeof stages, index: number) =>
    index === 0 ? '' : formatShare(all[index]!.count, all[index - 1]!.count)
  return (
    <FigurePanel
      figure="funnel"
      view={view}
      finding={words.funnelFinding(current)}
      note={`Kişi izlenmez, olaylar sayılır.${current.orders ? ' Telefonla ya da elden açılan iş emirleri burada yoktur.' : ''}`}>
      <FunnelRows
        stages={stages.map(({ label, count }, index) => {
          const [share, previousShare] = [shareOf(stages, index), shareOf(previousStages, index)]
          return {
            key: label,
            name: label,
            count,
            value: formatCount(count),
            detail: share && `${share}${previousShare && `, önceki dönemde ${previousShare}`}`,
          }
        })}
      />
    </FigurePanel>
  )
}

const sourcePath = ({ path, title }: { path: string; title: string }) =>
  path || `${PATHS.search}?q=${encodeURIComponent(title)}`

function FormSources({ view, figures }: FigureProps<SiteFigures['formSources']>) {
  const sources = figures.map((source) => ({ ...source, label: sourceLabel(source) }))
  return (
    <FigurePanel figure="formSources" view={view} finding={words.formSourcesFinding(sources)}>
      {sources.length > 0 && <PlotKey entries={[{ fill: 'solid', label: 'form gönderildi' }]} outline="form açıldı" />}
      <Rows
        rows={sources.map((source) => ({
          key: source.label,
          name: <a href={sourcePath(source)}>{source.label}</a>,
          count: source.sent,
          outline: source.opened,
          value: formatCount(source.sent),
        }))}
      />
    </FigurePanel>
  )
}

function EmptySearches({ view, figures }: FigureProps<SiteFigures['emptySearches']>) {
  const mayAdd = isAllowed(view.account, 'content')
  return (
    <FigurePanel
      figure="emptySearches"
      view={view}
      finding={words.emptySearchesFinding(figures)}
      note="Beş kereden az arananlar ve içinde e-posta ya da telefon geçenler gösterilmez.">
      <Rows
        fill="dots"
        className={css.actions}
        rows={figures.rows.map(({ text, count }) => ({
          key: text,
          name: text,
          count,
          value: formatCount(count),
          trailing: mayAdd && (
            <ButtonLink href={newFaultPath(text)} className="my-1 print:hidden">
              <PlotIcon of="add" />
              Arıza Kodu Ekle<span className="sr-only">: {text}</span>
            </ButtonLink>
          ),
        }))}
      />
    </FigurePanel>
  )
}
