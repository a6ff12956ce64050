import type { ReactNode } from 'react'

/** Cells of a section as it is read, which share their lines. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid overflow-hidden [grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr))]">
      {children}
    </dl>
  )
}

const WIDTHS = { one: '', two: 'sm:col-span-2', all: 'col-span-full' }

type FactProps = {
  name: string
  /** Still a placeholder. */
  isSample?: boolean
  width?: keyof typeof WIDTHS
  children: ReactNode
}

/** One value with its name. A placeholder is marked and set back. */
export function Fact({ name, isSample = false, width = 'one', children }: FactProps) {
  return (
    <div
      className={`-mt-px -ml-px min-w-0 border-t border-l border-line px-5 pt-3 pb-3.5 max-sm:px-4 ${WIDTHS[width]}`}>
      <dt className="text-small leading-[1.3] text-ink-2">{name}</dt>
      <dd className={`mt-0.5 wrap-anywhere ${isSample ? 'text-ink-3' : ''}`}>
        {isSample && (
          <span className="mr-2 inline-block rounded-ctl border border-dashed border-field px-1.5 text-small leading-[1.4] text-ink">
            Örnek
          </span>
        )}
        {children}
      </dd>
    </div>
  )
}
