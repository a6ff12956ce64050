import { type ReactNode, type Ref, useId } from 'react'
import { apiPath } from '@/lib/api/paths'

type FactorFrameProps = {
  note: string
  /** Whether the frame has a thin border, for a completed setup. */
  isThin?: boolean
  ref?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** The frame of the second factor for states that are not a single form. */
export function FactorFrame({ note, isThin = false, ref, children }: FactorFrameProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`bg-sheet ${isThin ? 'border border-line' : 'border-2 border-edge'}`}>
      <header
        className={`flex min-h-13 items-center justify-between gap-4 px-5 py-2 max-sm:px-4 ${isThin ? 'border-b border-line' : 'border-b-2 border-edge'}`}>
        <h2 id={id} ref={ref} tabIndex={-1} className="text-[1.1875rem] leading-[1.25] tracking-normal outline-none">
          İki adımlı giriş
        </h2>
        <span className="text-ink-2">{note}</span>
      </header>
      {children}
    </section>
  )
}

export const SECOND_FACTOR_PATH = apiPath('Auth/second-factor')
