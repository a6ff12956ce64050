import { type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { ALERT_TONES } from '@/components/ui/alert'
import { CheckMark } from '@/components/ui/check-mark'
import { Icon } from '@/components/ui/icon'

type ActLineProps = {
  /** `neutral`: it is done, but somebody must do something. `bad`: it failed. */
  tone?: keyof typeof ALERT_TONES
  /** Icon of a neutral line. */
  icon?: LucideIcon
  /** What happened, in the past, with its number or amount. */
  title: ReactNode
  /** Who knows it. */
  text?: ReactNode
  /** The next things to do, at most two: buttons or links. */
  actions?: ReactNode
  className?: string
  /** Makes the line focusable. `takeFocus` focuses it when it appears. */
  ref?: Ref<HTMLDivElement>
  /** What is below: what can also be done, folded. */
  children?: ReactNode
}

/** The line of an act, directly above what it changed: it says what happened, and offers what comes next. */
export function ActLine(props: ActLineProps) {
  const { tone = 'good', icon, title, text, actions, className = '', ref, children } = props
  const { frame, ink, role = 'status' } = ALERT_TONES[tone]
  const shownIcon = tone === 'bad' ? TriangleAlert : icon
  return (
    <div
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      className={`flex max-w-288 scroll-mt-30 flex-wrap items-center gap-x-3 gap-y-1.5 border-2 px-5 py-3.5 leading-[1.45] max-sm:px-4 max-sm:pb-4 ${frame} ${className}`}>
      <span className={`mt-px flex-none self-start ${ink}`}>
        {tone === 'good' && <CheckMark className="size-6" strokeWidth={2} />}
        {shownIcon && <Icon of={shownIcon} className="size-6" />}
      </span>
      {/* With its key, because screen readers announce a message of another role only if its element is new. */}
      <p key={tone} role={role} className="min-w-0 flex-[1_1_13rem] [overflow-wrap:anywhere]">
        <b className={ink}>{title}</b>
        {text && <span className="block text-ink-2">{text}</span>}
      </p>
      {actions && (
        <div className="flex flex-wrap gap-x-3 gap-y-2 max-sm:mt-1.5 max-sm:basis-full max-sm:*:min-h-12 max-sm:*:basis-full sm:pl-9">
          {actions}
        </div>
      )}
      {children}
    </div>
  )
}

/** Ref callback that focuses a line and scrolls it into view: the pressed button is gone. */
export function takeFocus(line: HTMLElement | null): void {
  line?.focus({ preventScroll: true })
  line?.scrollIntoView({ block: 'nearest' })
}
