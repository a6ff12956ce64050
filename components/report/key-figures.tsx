import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'

export type KeyFigure = { href: string; label: string; value: string; unit?: string; note: ReactNode; bars?: ReactNode }

const COLUMNS = {
  1: 'max-w-96',
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'grid-cols-2 xl:grid-cols-4 max-xl:*:nth-[n+3]:border-t max-xl:*:nth-3:border-l-0',
}

export function KeyFigures({ figures, className = '' }: { figures: readonly KeyFigure[]; className?: string }) {
  const columns = figures.length as keyof typeof COLUMNS
  const dividers = columns === 4 ? 'not-first:border-l' : 'max-md:not-first:border-t md:not-first:border-l'
  return (
    <ul className={`grid border-2 border-edge ${COLUMNS[columns]} ${className}`}>
      {figures.map(({ href, label, value, unit, note, bars }) => (
        <li key={label} className={`min-w-0 border-line ${dividers}`}>
          <Link
            href={href}
            className="block h-full px-5 pt-3.5 pb-4 no-underline hover:bg-paper focus-visible:-outline-offset-3 max-sm:px-3.5">
            <span className="block text-ink-2">{label}</span>
            <b className="block font-title text-[2rem] leading-[1.2] [overflow-wrap:anywhere] max-sm:text-[1.5rem]">
              {value} {unit && <small className="font-sans text-[1rem] font-normal">{unit}</small>}
            </b>
            <span className="block text-small leading-[1.35] text-ink-2">{note}</span>
            {bars}
          </Link>
        </li>
      ))}
    </ul>
  )
}
