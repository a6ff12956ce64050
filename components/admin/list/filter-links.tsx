import { Link } from '@/components/ui/link'

export type FilterChoice = { key: string; label: string; count: number | undefined; isChosen: boolean; href: string }

/** Scrolls a row of links to the chosen one. */
function scrollToLink(link: HTMLElement | null) {
  if (link) link.parentElement!.scrollLeft = link.offsetLeft - link.parentElement!.offsetLeft - 16
}

/** The filters of a list in one row, each with its count. */
export function FilterLinks({ choices }: { choices: readonly FilterChoice[] }) {
  return (
    <nav
      aria-label="Süz"
      className="mb-3 flex max-w-288 flex-wrap gap-x-5 border-b border-line max-sm:-mx-admin max-sm:flex-nowrap max-sm:gap-x-4 max-sm:overflow-x-auto max-sm:px-admin max-sm:whitespace-nowrap max-sm:[scrollbar-width:none]">
      {choices.map(({ key, label, count, isChosen, href }) => (
        <Link
          key={key}
          ref={isChosen ? scrollToLink : undefined}
          href={href}
          aria-current={isChosen ? 'true' : undefined}
          className="inline-flex min-h-11 flex-none items-center gap-1.5 no-underline hover:underline focus-visible:-outline-offset-3 aria-[current]:font-semibold aria-[current]:shadow-[inset_0_-3px_0_var(--ink)]">
          {label} <span className="mono text-ink-2">{count?.toLocaleString('tr-TR')}</span>
        </Link>
      ))}
    </nav>
  )
}
