import type { ReactNode } from 'react'
import { BrandName } from '@/components/site/frame/brand-name'
import { ServiceIcon } from '@/components/site/pictures/service-icon'
import { Link } from '@/components/ui/link'
import { brandCounts, deviceCounts, sumOf } from '@/lib/faults/fault-counts'
import type { FaultCount } from '@/lib/faults/data'
import { deviceNameOf } from '@/lib/faults/texts'
import type { Service } from '@/lib/services/data'
import { faultListPath } from '@/lib/site/pages'

type FaultLinksProps = { children: ReactNode; columns?: 2 | 3 | 4 }

const COLUMNS = { 2: 'grid-cols-2', 3: 'grid-cols-2 sm:grid-cols-3', 4: 'grid-cols-2 lg:grid-cols-4' }

/** A grid of links to lists of faults. */
export function FaultLinks({ children, columns = 2 }: FaultLinksProps) {
  return <ul className={`grid overflow-hidden border border-line ${COLUMNS[columns]}`}>{children}</ul>
}

type FaultLinkProps = {
  href: string
  count: number
  /** Icon of a device group. */
  iconName?: string
  isCurrent?: boolean
  /** Whether the link takes a whole row. */
  wide?: boolean
  children: ReactNode
}

/** A link of FaultLinks with its number of faults. */
export function FaultLink({ href, count, iconName, isCurrent, wide, children }: FaultLinkProps) {
  return (
    <li
      className={`-mt-px -ml-px grid min-w-0 grid-cols-1 border-t border-l border-line ${wide ? 'col-span-full' : ''}`}>
      <Link
        href={href}
        aria-current={isCurrent || undefined}
        className="group flex min-h-12 items-center gap-2.5 px-4 py-1 leading-[1.25] no-underline not-aria-[current]:hover:bg-paper focus-visible:-outline-offset-3 aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-sheet max-sm:px-3 max-sm:text-[1rem]">
        {iconName && (
          <ServiceIcon name={iconName} className="size-5 text-ink-2 group-aria-[current]:text-sheet max-sm:hidden" />
        )}
        <span className="min-w-0 group-hover:underline">{children}</span>
        <span className="mono ml-auto text-ink-2 group-aria-[current]:text-sheet">
          {count.toLocaleString('tr-TR')}
          <span className="sr-only"> kayıt</span>
        </span>
      </Link>
    </li>
  )
}

type GroupLinksProps = {
  counts: readonly FaultCount[]
  /** The public services, in their order. */
  services: readonly Service[]
  titleEnd?: string
}

/** All brands and all device groups with public faults, and the faults without a code. */
export function GroupLinks({ counts, services, titleEnd = '' }: GroupLinksProps) {
  const withoutCodeCount = sumOf(counts.filter(({ letter }) => letter === 'kod-yok'))
  return (
    <div className="grid grid-cols-1 gap-8 xl:cols-lead">
      <div>
        <h2 className="mb-3 text-h3">{`Markaya göre ${titleEnd}`.trimEnd()}</h2>
        <FaultLinks>
          {brandCounts(counts).map(({ slug, name, count }) => (
            <FaultLink key={slug} href={faultListPath({ brand: slug })} count={count}>
              <BrandName>{name}</BrandName>
            </FaultLink>
          ))}
        </FaultLinks>
      </div>
      <div>
        <h2 className="mb-3 text-h3">{`Cihaza göre ${titleEnd}`.trimEnd()}</h2>
        <FaultLinks>
          {deviceCounts(counts, services).map(({ service, count }) => (
            <FaultLink
              key={service.id}
              href={faultListPath({ service: service.slug })}
              count={count}
              iconName={service.iconName}>
              {deviceNameOf(service)}
            </FaultLink>
          ))}
          {withoutCodeCount > 0 && (
            <FaultLink wide href={faultListPath({ letter: 'kod-yok' })} count={withoutCodeCount}>
              Kod göstermeyen arızalar
            </FaultLink>
          )}
        </FaultLinks>
      </div>
    </div>
  )
}
