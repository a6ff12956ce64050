import type { ReactNode } from 'react'
import { BrandName } from '@/components/site/frame/brand-name'
import { ServiceIcon } from '@/components/site/pictures/service-icon'
import { Link } from '@/components/ui/link'
import { brandCounts, deviceCounts, sumOf } from '@/lib/faults/fault-counts'
import type { FaultCount } from '@/lib/faults/data'
import { deviceNameOf } from '@/lib/faults/texts'
import type { Service } from '@/lib/services/data'
import { faultListPath } from '@/lib/site/pages'

type PicksProps = { children: ReactNode; columns?: 2 | 3 | 4 }

const COLUMNS = { 2: 'grid-cols-2', 3: 'grid-cols-2 sm:grid-cols-3', 4: 'grid-cols-2 lg:grid-cols-4' }

/** Cells that lead to lists of faults. */
export function Picks({ children, columns = 2 }: PicksProps) {
  return <ul className={`grid overflow-hidden border border-line ${COLUMNS[columns]}`}>{children}</ul>
}

type PickProps = {
  href: string
  count: number
  /** Icon of a device group. */
  iconName?: string
  isCurrent?: boolean
  /** Takes the whole line. */
  wide?: boolean
  children: ReactNode
}

/** A cell of Picks with its number of faults. */
export function Pick({ href, count, iconName, isCurrent, wide, children }: PickProps) {
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

/** All brands with public faults. */
export function BrandPicks({ counts }: { counts: readonly FaultCount[] }) {
  return (
    <Picks>
      {brandCounts(counts).map(({ slug, name, count }) => (
        <Pick key={slug} href={faultListPath({ brand: slug })} count={count}>
          <BrandName>{name}</BrandName>
        </Pick>
      ))}
    </Picks>
  )
}

type DevicePicksProps = {
  counts: readonly FaultCount[]
  /** The public services, in their order. */
  services: readonly Service[]
}

/** All device groups with public faults, and the faults without a code. */
export function DevicePicks({ counts, services }: DevicePicksProps) {
  const withoutCode = sumOf(counts.filter(({ letter }) => letter === 'kod-yok'))
  return (
    <Picks>
      {deviceCounts(counts, services).map(({ service, count }) => (
        <Pick
          key={service.id}
          href={faultListPath({ service: service.slug })}
          count={count}
          iconName={service.iconName}>
          {deviceNameOf(service)}
        </Pick>
      ))}
      {withoutCode > 0 && (
        <Pick wide href={faultListPath({ letter: 'kod-yok' })} count={withoutCode}>
          Kod göstermeyen arızalar
        </Pick>
      )}
    </Picks>
  )
}
