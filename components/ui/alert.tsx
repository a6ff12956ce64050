import { type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { CheckMark } from '@/components/ui/check-mark'
import { Icon } from '@/components/ui/icon'

type AlertProps = {
  tone: 'neutral' | 'good' | 'bad'
  title: ReactNode
  /** Details, such as what was stored or what to do. */
  text?: ReactNode
  /** Buttons or a link below the text. */
  actions?: ReactNode
  /** `compact` is for the panel: smaller, with text and actions indented past the icon. */
  density?: 'normal' | 'compact'
  /** Icon of a neutral message. */
  icon?: LucideIcon
  /** Role with which screen readers announce a neutral message: `alert` at once, `status` when they next pause. */
  live?: 'alert' | 'status'
  className?: string
  /** Makes the message focusable. */
  ref?: Ref<HTMLDivElement>
}

/** Classes and ARIA role of each tone. A neutral message has no role by default. */
export const ALERT_TONES = {
  neutral: { frame: 'border-edge bg-paper', ink: '', role: undefined },
  good: { frame: 'border-ok bg-paper', ink: 'text-ok', role: 'status' },
  bad: { frame: 'border-bad bg-bad-bg', ink: 'text-bad', role: 'alert' },
}

const DENSITIES = {
  normal: { frame: 'px-6 py-5', title: 'gap-2.5 leading-[1.35]', icon: 'mt-0.5', text: 'mt-1.5', actions: 'mt-4' },
  compact: {
    frame: 'px-5 py-3.5 leading-[1.45]',
    title: 'gap-3',
    icon: 'mt-px',
    text: 'mt-1',
    actions: 'mt-3.5 flex flex-wrap gap-3',
  },
}

/** A framed message: neutral, success or failure. The colour is never the only sign. */
export function Alert(props: AlertProps) {
  const { tone, title, text, actions, density = 'compact', icon, live, className = '', ref } = props
  const toneClasses = ALERT_TONES[tone]
  const spacing = DENSITIES[density]
  const border = tone === 'neutral' && density === 'normal' ? 'border' : 'border-2'
  const shownIcon = tone === 'bad' ? TriangleAlert : icon
  const indent = density === 'compact' && (shownIcon || tone === 'good') ? 'pl-8' : ''
  return (
    <div
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      role={live ?? toneClasses.role}
      className={`${border} ${toneClasses.frame} ${spacing.frame} ${className}`}>
      <p className={`flex font-semibold ${spacing.title} ${toneClasses.ink}`}>
        {shownIcon && <Icon of={shownIcon} className={`size-5 ${spacing.icon}`} />}
        {tone === 'good' && <CheckMark className={`size-5 ${spacing.icon}`} strokeWidth={2.4} />}
        <span className="min-w-0">{title}</span>
      </p>
      {text && <p className={`text-ink-2 ${spacing.text} ${indent}`}>{text}</p>}
      {actions && <div className={`empty:hidden ${spacing.actions} ${indent}`}>{actions}</div>}
    </div>
  )
}
