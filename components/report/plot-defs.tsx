import { ChevronDown, Download, Plus } from 'lucide-react'
import { FillDefs, FillPattern, HATCH, HATCH_LINES } from '@/components/ui/hatch'

const CROSS_LINES = 'M-1.5 4.5L1.5 7.5M-1.5-1.5L7.5 7.5M4.5-1.5L7.5 1.5'
export const FILLS = { solid: undefined, hatch: HATCH, cross: 'url(#cross)', dots: 'url(#dots)' }

/**
 * `solid`: completed. `hatch`: in progress, or the rest of a range. `cross`: unsuccessful. `dots`: unanswered. Values of the
 * previous period are an outline without fill.
 */
export type Fill = keyof typeof FILLS

/** Patterns and icons of plots, defined once per page, because a page uses each dozens of times. */
export function PlotDefs() {
  return (
    <>
      <FillDefs>
        <FillPattern id="cross">
          <path d={HATCH_LINES + CROSS_LINES} />
        </FillPattern>
        <FillPattern id="dots">
          <circle cx="1.5" cy="1.5" r="1" />
          <circle cx="4.5" cy="4.5" r="1" />
        </FillPattern>
      </FillDefs>
      <svg aria-hidden focusable="false" className="absolute size-0">
        <symbol id="icon-open">
          <ChevronDown strokeWidth={1.6} />
        </symbol>
        <symbol id="icon-save">
          <Download strokeWidth={1.6} />
        </symbol>
        <symbol id="icon-add">
          <Plus strokeWidth={1.6} />
        </symbol>
      </svg>
    </>
  )
}

export function PlotIcon({ of }: { of: 'open' | 'save' | 'add' }) {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden>
      <use href={`#icon-${of}`} />
    </svg>
  )
}
