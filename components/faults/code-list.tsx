import { BrandName } from '@/components/site/frame/brand-name'
import { Link } from '@/components/ui/link'
import type { ListedFault } from '@/lib/faults/data'
import { deviceNameOf } from '@/lib/faults/texts'
import { faultPath } from '@/lib/site/pages'

/** Columns next to code and meaning: a list of one brand or device does not repeat it. */
type CodeColumns = 'all' | 'no-device' | 'no-brand' | 'series'

type CodeListProps = {
  faults: readonly ListedFault[]
  columns: CodeColumns
  /** Whether negative margins extend the list to the edges of the page. */
  fullBleed?: boolean
}

const HEADINGS: Record<CodeColumns, string[]> = {
  all: ['Marka, seri', 'Cihaz'],
  'no-device': ['Marka, seri'],
  'no-brand': ['Seri', 'Cihaz'],
  series: ['Seri'],
}

const GRID = {
  three: 'lg:grid-cols-[8.5rem_minmax(0,1fr)_minmax(0,15rem)]',
  four: 'lg:grid-cols-[8.5rem_minmax(0,1fr)_minmax(0,13rem)_minmax(0,14rem)]',
}

/** Faults by their codes, each line a link. */
export function CodeList({ faults, columns, fullBleed }: CodeListProps) {
  const headings = HEADINGS[columns]
  const grid = headings.length === 1 ? GRID.three : GRID.four
  return (
    <div className={fullBleed ? '-mx-gut' : ''}>
      <div
        aria-hidden
        className={`hidden gap-x-8 px-gut py-2.5 text-small leading-[1.4] text-ink-2 lg:grid ${grid} ${fullBleed ? '' : 'border-b border-line'}`}>
        {['Kod', 'Anlamı', ...headings].map((heading) => (
          <span key={heading}>{heading}</span>
        ))}
      </div>
      <ul className={fullBleed ? 'border-y border-line' : ''}>
        {faults.map((fault) => (
          <li key={fault.slug} className="border-b border-line last:border-b-0">
            <Link
              href={faultPath(fault.slug)}
              className={`group grid grid-cols-[5.25rem_minmax(0,1fr)] items-baseline gap-x-4 px-gut py-3.25 leading-[1.4] no-underline hover:bg-paper focus-visible:-outline-offset-3 xs:grid-cols-[6.5rem_minmax(0,1fr)] lg:gap-x-8 ${grid}`}>
              <Code code={fault.code} />
              <span className="min-w-0 font-semibold decoration-1 underline-offset-[0.22em] group-hover:underline">
                {fault.title}
              </span>
              <span className="flex flex-wrap gap-x-3.5 text-small text-ink-2 max-lg:col-start-2 lg:contents lg:text-body">
                <Origin fault={fault} columns={columns} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A code as its device shows it, or a text for a fault without one. */
function Code({ code }: { code: string }) {
  const className = code ? 'font-mono text-[1.125rem] leading-[1.3] lg:text-[1.1875rem]' : 'text-small text-ink-2'
  return <span className={`wrap-anywhere max-lg:row-span-2 ${className}`}>{code || 'Kod yok'}</span>
}

/** Brand, series and device of a fault, by the columns of the list. */
function Origin({ fault: { brand, series, service }, columns }: { fault: ListedFault; columns: CodeColumns }) {
  const showsBrand = columns === 'all' || columns === 'no-device'
  return (
    <>
      <span className="min-w-0 lg:text-body">
        {showsBrand && <BrandName>{brand}</BrandName>}
        {showsBrand && series && ' '}
        {series && <span className="mono">{series}</span>}
      </span>
      {(columns === 'all' || columns === 'no-brand') && (
        <span className="min-w-0 lg:text-body">{service && deviceNameOf(service)}</span>
      )}
    </>
  )
}
