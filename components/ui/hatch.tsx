import type { ReactNode } from 'react'

const TILE = { width: 6, height: 6, patternUnits: 'userSpaceOnUse' }

/** Lines at 45° in a tile. */
export const HATCH_LINES = 'M-1.5 1.5L1.5-1.5M-1.5 7.5L7.5-1.5M4.5 7.5L7.5 4.5'

/** The fill that `FillDefs` defines. */
export const HATCH = 'url(#hatch)'

/** A fill pattern for charts, in the colour of the bar that it fills (`--bar`). */
export function FillPattern({ id, children }: { id: string; children: ReactNode }) {
  return (
    <pattern id={id} {...TILE}>
      <rect width="6" height="6" />
      {children}
    </pattern>
  )
}

/** Defines the hatch and the patterns in `children`. Rendered once per page. */
export function FillDefs({ children }: { children?: ReactNode }) {
  return (
    <svg
      aria-hidden
      focusable="false"
      className="absolute size-0 [&_circle]:fill-(--bar) [&_path]:fill-none [&_path]:stroke-(--bar) [&_path]:stroke-[1.25] [&_rect]:fill-paper">
      <defs>
        <FillPattern id="hatch">
          <path d={HATCH_LINES} />
        </FillPattern>
        {children}
      </defs>
    </svg>
  )
}
