import type { ReactNode } from 'react'

type Fact = { label: string; value: ReactNode }

type FactGridProps = {
  facts: readonly Fact[]
  /** Margin above: 'mt-10' below a page's heading. */
  className?: string
}

/** Title block across the page: one cell per fact, two to a row, or three or four in wide windows. */
export function FactGrid({ facts, className = '' }: FactGridProps) {
  return (
    <dl
      className={`grid grid-cols-2 border-y border-edge ${facts.length === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'} ${className}`}>
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="min-w-0 border-line px-4.5 pt-3 pb-3.5 not-first:border-l first:pl-gut max-lg:nth-[3]:border-l-0 max-lg:nth-[3]:pl-gut max-lg:nth-[n+3]:border-t">
          <FactText label={label} value={value} />
        </div>
      ))}
    </dl>
  )
}

/** Title block in the lower right corner of the hero. */
export function CornerFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-2 max-2xl:border-t max-2xl:border-line md:grid-cols-4 2xl:grid-cols-[repeat(4,auto)] 2xl:border-l 2xl:border-edge">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="border-line px-4.5 pt-3 pb-3.5 not-first:border-l max-md:px-4 max-md:nth-[3]:border-l-0 max-md:nth-[n+3]:border-t">
          <FactText tight label={label} value={value} />
        </div>
      ))}
    </dl>
  )
}

function FactText({ label, value, tight }: Fact & { tight?: boolean }) {
  return (
    <>
      <dt className={`text-small text-ink-2 ${tight ? 'leading-[1.3]' : ''}`}>{label}</dt>
      <dd className="font-title text-[1.1875rem] leading-[1.25] font-semibold max-sm:text-body">{value}</dd>
    </>
  )
}
