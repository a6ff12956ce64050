import { BrandName } from '@/components/site/frame/brand-name'
import { Link } from '@/components/ui/link'
import type { FaultPageData, ListedFault } from '@/lib/faults/data'
import { faultPath } from '@/lib/site/pages'

const CELL =
  'block h-full px-4.5 pt-4 pb-5 leading-[1.35] no-underline max-md:grid max-md:grid-cols-[5.5rem_minmax(0,1fr)] max-md:items-baseline max-md:gap-x-4 max-md:px-gut max-md:py-3'

/** The fault's code in inverted colours, between the previous and the next codes of its series. */
export function NeighbourCodes({ fault, neighbours: { before, after } }: Omit<FaultPageData, 'device'>) {
  const { brand, series, code, title } = fault
  return (
    <>
      <h2 id="yakin-kodlar" className="px-gut pb-5 text-h2">
        <BrandName>{brand}</BrandName>
        {series && ` ${series}`}: {code ? 'yakın kodlar' : 'benzer belirtiler'}
      </h2>
      <div className="overflow-hidden border-y border-edge md:px-[max(0px,calc(var(--gut)-1.125rem))]">
        <ul className="-mt-px -ml-px grid grid-cols-1 *:min-w-0 *:border-t *:border-l *:border-line md:grid-cols-[repeat(auto-fit,minmax(9.75rem,1fr))]">
          {before.map((neighbour) => (
            <Neighbour key={neighbour.slug} fault={neighbour} />
          ))}
          {code && (
            <li>
              <div aria-current="true" className={`bg-ink text-sheet ${CELL}`}>
                <NeighbourText code={code} title={title} />
              </div>
            </li>
          )}
          {after.map((neighbour) => (
            <Neighbour key={neighbour.slug} fault={neighbour} />
          ))}
        </ul>
      </div>
    </>
  )
}

function Neighbour({ fault: { slug, code, title } }: { fault: ListedFault }) {
  return (
    <li>
      <Link href={faultPath(slug)} className={`group hover:bg-paper focus-visible:-outline-offset-3 ${CELL}`}>
        <NeighbourText code={code} title={title} />
      </Link>
    </li>
  )
}

function NeighbourText({ code, title }: { code: string; title: string }) {
  const className = code
    ? 'font-mono text-[1.125rem] leading-[1.2] font-normal md:text-[1.5rem]'
    : 'text-body leading-[1.7] font-normal text-ink-2'
  return (
    <>
      <b className={`block wrap-anywhere md:mb-1 ${className}`}>{code || 'Kod yok'}</b>
      <span className="block text-[1rem] decoration-1 group-hover:underline">{title}</span>
    </>
  )
}
