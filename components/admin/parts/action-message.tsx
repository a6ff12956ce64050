import { type LucideIcon, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { ALERT_TONES } from '@/components/ui/alert'
import { CheckMark } from '@/components/ui/check-mark'
import { Icon } from '@/components/ui/icon'

type ActionMessageProps = {
  /** `neutral`: it succeeded, but somebody must still do something. `bad`: it failed. */
  tone?: keyof typeof ALERT_TONES
  /** Icon of a neutral message. */
  icon?: LucideIcon
  /** What happened, in the past tense, with its number or amount. */
  title: ReactNode
  /** Who was informed about it. */
  text?: ReactNode
  /** At most two next actions: buttons or links. */
  actions?: ReactNode
  className?: string
  /** Whether the message gets the focus and scrolls into view, because the pressed button no longer exists. */
  takesFocus?: boolean
  /** Other possible actions, folded below. */
  children?: ReactNode
}

/** A message about the last action, directly above what the action changed: what happened, and what can be done next. */
export function ActionMessage(props: ActionMessageProps) {
  const { tone = 'good', icon, title, text, actions, className = '', takesFocus = false, children } = props
  const { frame, ink, role = 'status' } = ALERT_TONES[tone]
  const shownIcon = tone === 'bad' ? TriangleAlert : icon
  const box = useRef<HTMLDivElement>(null)
  // In an effect, which runs after Next.js has scrolled to the top.
  useEffect(() => {
    if (!takesFocus) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [takesFocus])
  return (
    <div
      ref={box}
      tabIndex={takesFocus ? -1 : undefined}
      className={`flex max-w-288 scroll-mt-20 scroll-mb-40 flex-wrap items-center gap-x-3 gap-y-1.5 border-2 px-5 py-3.5 leading-[1.45] max-sm:px-4 max-sm:pb-4 ${frame} ${className}`}>
      <span className={`mt-px flex-none self-start ${ink}`}>
        {tone === 'good' && <CheckMark className="size-6" strokeWidth={2} />}
        {shownIcon && <Icon of={shownIcon} className="size-6" />}
      </span>
      {/* The key makes a new element: screen readers announce a message whose role changed only if its element is new. */}
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
