import { ATTENTION_WORDS, attentionPath } from '@/components/orders/staff/words'
import { Link } from '@/components/ui/link'
import { ATTENTION, type Attention } from '@/lib/orders/schema'
import type { CountsJson } from '@/lib/orders/output'

type AttentionFilterProps = {
  /** Undefined until they are known. */
  counts: CountsJson['attention'] | undefined
  /** The chosen one. */
  current?: Attention
  hrefOf?: (attention: Attention) => string
}

/** What orders want of staff, as links to the list, each with the number of such orders. */
export function AttentionFilter({ counts, current, hrefOf = attentionPath }: AttentionFilterProps) {
  return (
    <nav aria-label="Yapılacağa göre süz" className="mb-4 flex max-w-288 flex-wrap gap-x-5">
      {ATTENTION.map((one) => (
        <Link
          key={one}
          href={hrefOf(one)}
          aria-current={one === current ? 'true' : undefined}
          className={`inline-flex min-h-11 items-center gap-1.5 no-underline hover:underline aria-[current]:font-semibold aria-[current]:shadow-[inset_0_-3px_0_var(--ink)] ${counts?.[one] === 0 ? 'text-ink-2' : ''}`}>
          {ATTENTION_WORDS[one].label} <span className="mono text-ink-2">{counts?.[one].toLocaleString('tr-TR')}</span>
        </Link>
      ))}
    </nav>
  )
}
