import { ChevronDown, Download, Plus } from 'lucide-react'

const LINES = 'M-1.5 1.5L1.5-1.5M-1.5 7.5L7.5-1.5M4.5 7.5L7.5 4.5'
const CROSSED = 'M-1.5 4.5L1.5 7.5M-1.5-1.5L7.5 7.5M4.5-1.5L7.5 1.5'
const TILE = { width: 6, height: 6, patternUnits: 'userSpaceOnUse' }

export const FILLS = { solid: undefined, hatch: 'url(#hatch)', cross: 'url(#cross)', dots: 'url(#dots)' }

/**
 * `solid`: completed. `hatch`: in progress, or the rest of a range. `cross`: unsuccessful. `dots`: unanswered. Values of the
 * previous period are an outline without fill.
 */
export type Fill = keyof typeof FILLS

/** Patterns and icons of plots, defined once per page, because a page uses each dozens of times. */
export function PlotDefs() {
  return (
    <svg
      aria-hidden
      focusable="false"
      className="absolute size-0 [&_circle]:fill-(--bar) [&_path]:fill-none [&_path]:stroke-(--bar) [&_path]:stroke-[1.25] [&_rect]:fill-paper">
      <defs>
        <pattern id="hatch" {...TILE}>
          <rect width="6" height="6" />
          <path d={LINES} />
        </pattern>
        <pattern id="cross" {...TILE}>
          <rect width="6" height="6" />
          <path d={LINES + CROSSED} />
        </pattern>
        <pattern id="dots" {...TILE}>
          <rect width="6" height="6" />
          <circle cx="1.5" cy="1.5" r="1" />
          <circle cx="4.5" cy="4.5" r="1" />
        </pattern>
      </defs>
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
  )
}

export function DefIcon({ of, className }: { of: 'open' | 'save' | 'add'; className?: string }) {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden className={className}>
      <use href={`#icon-${of}`} />
    </svg>
  )
}
