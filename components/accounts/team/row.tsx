import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

const ROW =
  'grid grid-cols-[minmax(0,1.5fr)_8.5rem_minmax(0,1fr)_10.5rem] items-center gap-x-5 gap-y-1 border-b border-line px-4 py-3 last:border-b-0 max-wide:grid-cols-[minmax(0,1fr)_9.5rem] max-wide:items-start max-sm:grid-cols-1'

/** Classes of the small texts of a row. */
export const SUB = 'block text-small leading-[1.4] [overflow-wrap:anywhere] text-ink-2'

type RowProps = {
  name: ReactNode
  /** Below the name. */
  sub: ReactNode
  role: ReactNode
  /** How they sign in, and since when. */
  state: ReactNode
  /** Tells that a change of the row was stored. */
  saved?: string
  isOff?: boolean
  /** Buttons. */
  children: ReactNode
}

/** One person of a list, the design's `.people > li`. */
export function Row({ name, sub, role, state, saved = '', isOff, children }: RowProps) {
  return (
    <li className={ROW}>
      <div className="min-w-0">
        <b className={`block leading-[1.3] [overflow-wrap:anywhere] ${isOff ? 'text-ink-3' : ''}`}>{name}</b>
        <span className={SUB}>{sub}</span>
      </div>
      <div>{role}</div>
      <div className={SUB}>
        {state}
        <output className="block font-semibold text-ok empty:hidden">{saved}</output>
      </div>
      <div className="flex flex-wrap gap-x-4">{children}</div>
    </li>
  )
}

type RowActionProps = { icon: LucideIcon; name: string; disabled?: boolean; onPress: () => void; children: ReactNode }

/** A button of a row, the design's `.act-l`. Its name for screen readers ends with the person's. */
export function RowAction({ icon, name, disabled, onPress, children }: RowActionProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onPress}
      className="inline-flex min-h-11 items-center gap-2 text-left underline decoration-1 underline-offset-[0.2em] enabled:hover:decoration-2 disabled:cursor-not-allowed disabled:text-ink-3 disabled:no-underline">
      <Icon of={icon} className="size-4.5" />
      <span>
        {children}
        <span className="sr-only">: {name}</span>
      </span>
    </button>
  )
}

/** A time in the row's small text. */
export function Time({ children }: { children: ReactNode }) {
  return <span className="mono whitespace-nowrap">{children}</span>
}
