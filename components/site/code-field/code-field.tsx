import { Search } from 'lucide-react'
import { CodeInput } from '@/components/site/code-field/code-input'
import { Icon } from '@/components/ui/icon'
import { MAX_QUERY_CHARS } from '@/lib/site/page-queries'
import { PATHS } from '@/lib/site/pages'

/** A link below the field. */
export type Example = { label: string; href: string; isCode?: boolean }

type CodeFieldProps = {
  value?: string
  /** Whether the field is less tall, for pages that have their own heading. */
  compact?: boolean
  examples?: readonly Example[]
  /** Whether it is the first element of the page and gets the focus. */
  isFirst?: boolean
  /** Label for screen readers, on pages without a visible label. */
  label?: string
}

const INPUT =
  'w-full min-w-0 appearance-none bg-(--ad) px-6 font-mono tracking-[0.02em] text-(--seg) outline-0 placeholder:text-[color-mix(in_srgb,var(--seg)_58%,var(--ad))] placeholder:opacity-100 max-xs:px-4 [&::-webkit-search-cancel-button]:appearance-none'

const TALL = 'h-22 text-[clamp(1.5rem,1rem+1.6vw,2.25rem)] max-xs:h-18'
const COMPACT = 'h-16 text-[clamp(1.25rem,1rem+1vw,1.625rem)]'

const EXAMPLE = 'grid min-h-12 place-items-center px-3.5 whitespace-nowrap max-xs:px-3'

/** The search field, which looks like the display of a device. Its id is 'kod', for a label elsewhere on the page. Without scripts it is a plain form to the search page. */
export function CodeField({ value = '', compact, examples = [], isFirst, label }: CodeFieldProps) {
  return (
    <search>
      <form action={PATHS.search} className="relative border-2 border-edge">
        {label && (
          <label htmlFor="kod" className="sr-only">
            {label}
          </label>
        )}
        {/* The examples are outside, because the list of suggestions opens below this element and covers them. */}
        <div className="relative grid grid-cols-[minmax(0,1fr)_auto] outline-offset-4 outline-focus has-[input:focus-visible]:outline-3">
          <CodeInput
            value={value}
            maxLength={MAX_QUERY_CHARS}
            isFirst={isFirst}
            className={`${INPUT} ${compact ? COMPACT : TALL}`}
          />
          <button
            type="submit"
            className="inline-flex min-w-24 items-center justify-center gap-2.5 border-l-2 border-edge bg-paper px-6 text-[1.125rem] leading-[1.2] font-semibold hover:bg-tint focus-visible:-outline-offset-5 max-xs:min-w-18 max-xs:px-3">
            <Icon of={Search} className="size-5 max-xs:hidden" />
            Bul
          </button>
        </div>
        {examples.length > 0 && <Examples examples={examples} />}
      </form>
    </search>
  )
}

function Examples({ examples }: { examples: readonly Example[] }) {
  return (
    <ul className="flex flex-wrap gap-px border-t-2 border-edge bg-line">
      <li className="flex-auto bg-sheet">
        <span className={`${EXAMPLE} text-small text-ink-2`}>Örneğin</span>
      </li>
      {examples.map(({ label, href, isCode = true }) => (
        <li key={label} className="flex-auto bg-sheet">
          <a
            href={href}
            className={`${EXAMPLE} no-underline hover:bg-paper hover:underline focus-visible:-outline-offset-3 ${isCode ? 'mono' : ''}`}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
