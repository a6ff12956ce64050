import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { Icon } from '@/components/ui/icon'

const CELL =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-ctl border border-line px-3 no-underline hover:border-edge hover:bg-paper'
const CURRENT = 'aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-sheet'

type PagerProps = {
  page: number
  pageCount: number
  /** Returns the address of a page, counted from 1. */
  pathOf: (page: number) => string
  /** Texts of the links to the neighbouring pages. */
  previous?: string
  next?: string
  className?: string
}

/** Links to the previous and next page of a list, to its ends, and to pages near the current page. */
export function Pager({ page, pageCount, pathOf, className = '', ...labels }: PagerProps) {
  const { previous = 'Önceki sayfa', next = 'Sonraki sayfa' } = labels
  return (
    <nav
      aria-label="Sayfalar"
      className={`flex flex-wrap items-center gap-2 border-t border-line px-gut py-5 ${className}`}>
      {shownPages(page, pageCount).map((number) => (
        <PageLink key={number} page={page} pageCount={pageCount} number={number} href={pathOf(Math.abs(number))} />
      ))}
      <span className="flex flex-wrap justify-end gap-2 max-sm:w-full sm:ml-auto">
        {page > 1 && (
          <Link rel="prev" href={pathOf(page - 1)} className={`${CELL} font-semibold max-sm:flex-1`}>
            <Icon of={ArrowLeft} />
            {previous}
          </Link>
        )}
        {page < pageCount && (
          <Link rel="next" href={pathOf(page + 1)} className={`${CELL} font-semibold max-sm:flex-1`}>
            {next}
            <Icon of={ArrowRight} />
          </Link>
        )}
      </span>
    </nav>
  )
}

type PageLinkProps = { page: number; pageCount: number; number: number; href: string }

/** Link to a page, or dots for a gap. Phones hide pages that are neither adjacent nor at an end. */
function PageLink({ page, pageCount, number, href }: PageLinkProps) {
  if (number < 0) {
    return (
      <span aria-hidden className="px-1 text-ink-2">
        …
      </span>
    )
  }
  const isOptional = pageCount > 5 && Math.abs(number - page) > 1 && number !== 1 && number !== pageCount
  return (
    <Link
      href={href}
      aria-label={`${number}. sayfa`}
      aria-current={number === page ? 'page' : undefined}
      className={`${CELL} ${CURRENT} ${isOptional ? 'max-sm:hidden' : ''}`}>
      {number}
    </Link>
  )
}

/** Number of pages shown on each side of the current page. */
const NEIGHBOURS = 1
/** Number of pages shown at an end, if the current page is near that end. */
const END_PAGES = 4

/**
 * Returns the numbers of the pages that a pager shows, in order: the first, the last and those near the current one. A
 * negative number means several omitted pages.
 */
export function shownPages(page: number, pageCount: number): number[] {
  const isShown = (number: number) =>
    number === 1 ||
    number === pageCount ||
    Math.abs(number - page) <= NEIGHBOURS ||
    (page < END_PAGES && number <= END_PAGES) ||
    (page > pageCount - END_PAGES + 1 && number > pageCount - END_PAGES)
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1).filter(isShown)
  return numbers.flatMap((number, index) => {
    const previous = numbers[index - 1] ?? number - 1
    if (number - previous === 2) return [number - 1, number]
    return number - previous > 2 ? [-number, number] : [number]
  })
}
