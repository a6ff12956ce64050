import type { ReactNode } from 'react'
import { CodeField, type Example } from '@/components/site/code-field/code-field'

type SearchHeadProps = {
  title: ReactNode
  lead: ReactNode
  text?: string
  /** Number of hits, for the statistics of searches (lib/counts/beacon.ts). */
  hits?: number
  examples?: readonly Example[]
}

/** The page's h1 with a lead on the left, the field on the right. */
export function SearchHead({ title, lead, text, hits, examples }: SearchHeadProps) {
  return (
    <div
      data-hits={hits}
      className="grid grid-cols-1 items-center gap-x-8 gap-y-5 px-gut pt-[clamp(2rem,4vw,3.25rem)] pb-[clamp(1.75rem,3.5vw,2.75rem)] lg:cols-lead">
      <div>
        <h1 className="text-h1 wrap-anywhere">{title}</h1>
        {lead && <p className="mt-2 text-ink-2">{lead}</p>}
      </div>
      <CodeField
        label="Sitede ara: alarm kodu, belirti, cihaz, marka"
        value={text}
        compact={text !== undefined}
        examples={examples}
        isFirst={text === undefined}
      />
    </div>
  )
}
