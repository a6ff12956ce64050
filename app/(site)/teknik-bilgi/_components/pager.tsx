import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { Icon } from '@/components/ui/icon'
import { blogPagePath } from '@/lib/site/pages'

const CELL =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-ctl border border-line px-3 no-underline hover:border-edge hover:bg-paper'
const HERE = 'aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-sheet'

/** Links to all pages of the list, the previous and the next. */
export function Pager({ page, pageCount }: { page: number; pageCount: number }) {
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1)
  return (
    <nav aria-label="Sayfalar" className="-mt-px flex flex-wrap items-center gap-2 border-t border-line px-gut py-5">
      {pages.map((number) => (
        <Link
          key={number}
          href={blogPagePath(number)}
          aria-label={`${number}. sayfa`}
          aria-current={number === page ? 'page' : undefined}
          className={`${CELL} ${HERE}`}>
          {number}
        </Link>
      ))}
      <span className="ml-auto flex flex-wrap justify-end gap-2">
        {page > 1 && (
          <Link rel="prev" href={blogPagePath(page - 1)} className={`${CELL} font-semibold`}>
            <Icon of={ArrowLeft} />
            Önceki sayfa
          </Link>
        )}
        {page < pageCount && (
          <Link rel="next" href={blogPagePath(page + 1)} className={`${CELL} font-semibold`}>
            Sonraki sayfa
            <Icon of={ArrowRight} />
          </Link>
        )}
      </span>
    </nav>
  )
}
