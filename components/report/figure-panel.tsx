import type { ReactNode } from 'react'
import type { isAllowed } from '@/lib/access/roles'
import { reportFilePath } from '@/lib/report/csv'
import { type FigureName, figureSlug, wordsOf } from '@/lib/report/definitions'
import type { PeriodForm } from '@/lib/report/period'
import type { Report } from '@/lib/report/report'
import { cellText, type Table, figureTable } from '@/lib/report/tables'
import { PlotIcon } from './plot-defs'
import css from './report.module.css'
import type { Finding } from './words'

export type ReportView = { report: Report; form: PeriodForm; account: Parameters<typeof isAllowed>[0] }

/** Props of a component for some of the report's figures. */
export type FigureProps<Figures> = { view: ReportView; figures: Figures }

type FigurePanelProps = { figure: FigureName; view: ReportView; finding: Finding; note?: string; children?: ReactNode }

export function FigurePanel({ figure, view, finding, note, children }: FigurePanelProps) {
  const { title, definition } = wordsOf(figure, view.account)
  const slug = figureSlug(figure)
  const table = figureTable(figure, view.report)!
  const hasRows = table.rows.length > 0
  return (
    <section id={slug} aria-labelledby={`${slug}-baslik`} className={css.panel}>
      <header>
        <h3 id={`${slug}-baslik`}>{title}</h3>
        {hasRows && (
          <a href={reportFilePath(figure, view.form)} download>
            <PlotIcon of="save" />
            CSV<span className="sr-only">: {title}</span>
          </a>
        )}
      </header>
      <div className={css.body}>
        <p>
          <b>{finding.strong}</b>
          {finding.rest}
        </p>
        {children}
      </div>
      {/* The two disclosures share a line while both are closed. */}
      <div className={css.details}>
        {hasRows && (
          <Disclosure
            summary={
              <>
                Tablo<span className="sr-only">: {title}</span>
              </>
            }>
            <section
              aria-label={`Tablo: ${title}`}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard too
              tabIndex={0}
              className={css.scroll}>
              <FigureTable table={table} />
            </section>
          </Disclosure>
        )}
        <Disclosure
          summary={
            <>
              Ne sayılır?<span className="sr-only"> {title}</span>
            </>
          }>
          <p>{definition}</p>
        </Disclosure>
      </div>
      {note && <p className="border-t border-line px-5 py-3 text-small leading-[1.4] text-ink-2 max-sm:px-4">{note}</p>}
    </section>
  )
}

/** An open disclosure has its own line. In print the first disclosure of a panel is open. */
function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details>
      <summary>
        <PlotIcon of="open" />
        {summary}
      </summary>
      {children}
    </details>
  )
}

function FigureTable({ table: { head, rows, foot } }: { table: Table }) {
  const row = (cells: Table['rows'][number]) =>
    cells.map((cell, index) => {
      const text = cellText(cell, head[index]!.format)
      return index === 0 ? (
        <th key={index} scope="row">
          {text}
        </th>
      ) : (
        <td key={index}>{text}</td>
      )
    })
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {head.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, index) => (
          <tr key={index}>{row(cells)}</tr>
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <tr>{row(foot)}</tr>
        </tfoot>
      )}
    </table>
  )
}

export function ReportHeading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} className="mt-5 scroll-mt-20 break-after-avoid border-b-2 border-edge pb-2 text-[1.375rem]">
      {children}
    </h2>
  )
}

export function SideBySide({ columns = 2, children }: { columns?: 2 | 3; children: ReactNode }) {
  const columnClasses = columns === 3 ? 'xl:grid-cols-2 2xl:grid-cols-3' : 'xl:grid-cols-2'
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] items-start gap-6 print:block print:*:mb-6 ${columnClasses}`}>
      {children}
    </div>
  )
}
