import { Link } from '@/components/ui/link'
import type { BinCountsJson } from '@/lib/bin/output'
import { ADMIN_PATHS, SEARCH_QUERY } from '@/lib/site/admin-pages'
import { type Kind, KIND_ENTRIES } from '@/lib/site/kinds'

/** Query parameter that filters by kind. Its value is the last segment of the path of the kind's screen. */
export const KIND_QUERY = 'tur'

const segmentOf = (path: string) => path.split('/').at(-1)!

/** Returns the kind in the URL, or undefined. */
export const kindIn = (name: string | null): Kind | undefined =>
  KIND_ENTRIES.find(([, { screen }]) => segmentOf(screen.path) === name)?.[0]

function hrefOf(path: string | undefined, search: string): string {
  const query = new URLSearchParams({
    ...(path && { [KIND_QUERY]: segmentOf(path) }),
    ...(search && { [SEARCH_QUERY]: search }),
  })
  return query.size > 0 ? `${ADMIN_PATHS.bin}?${query}` : ADMIN_PATHS.bin
}

type KindLinksProps = { current: Kind | undefined; counts: BinCountsJson | undefined; search: string }

/** Filters the bin by kind, the most frequent kind first. A kind without items is not shown unless it is chosen. */
export function KindLinks({ current, counts, search }: KindLinksProps) {
  if (!counts) return null
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const kinds = KIND_ENTRIES.map(([kind, { words, screen }]) => {
    return { kind, label: words.one, path: screen.path, count: counts[kind] }
  })
  const visibleKinds = kinds
    .filter(({ kind, count }) => count > 0 || kind === current)
    .toSorted((a, b) => b.count - a.count)
  if (visibleKinds.length === 0) return null
  return (
    <nav
      aria-label="Türe göre süz"
      className="flex flex-wrap gap-x-5 border-b border-line px-4 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:whitespace-nowrap max-sm:[scrollbar-width:none]">
      {[{ kind: undefined, label: 'Tümü', path: undefined, count: total }, ...visibleKinds].map(
        ({ kind, label, path, count }) => (
          <Link
            key={label}
            href={hrefOf(path, search)}
            scroll={false}
            aria-current={kind === current ? 'true' : undefined}
            className="inline-flex min-h-12 flex-none items-center gap-1.5 no-underline hover:underline focus-visible:-outline-offset-3 aria-[current]:font-semibold aria-[current]:shadow-[inset_0_-3px_0_var(--ink)]">
            {label} <span className="mono text-ink-2">{count.toLocaleString('tr-TR')}</span>
          </Link>
        ),
      )}
    </nav>
  )
}
