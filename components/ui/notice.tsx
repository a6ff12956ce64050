import { TriangleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { CheckMark } from '@/components/ui/check-mark'
import { Icon } from '@/components/ui/icon'

type NoticeProps = {
  tone: 'empty' | 'good' | 'bad'
  /** The sentence itself. */
  title: ReactNode
  /** What was kept, or how to go on. */
  text?: ReactNode
  /** A button or link under it. */
  action?: ReactNode
  className?: string
  ref?: Ref<HTMLDivElement>
}

const FRAMES = {
  empty: 'border border-edge bg-paper',
  good: 'border-2 border-ok bg-paper',
  bad: 'border-2 border-bad bg-bad-bg',
}
const INKS = { empty: '', good: 'text-ok', bad: 'text-bad' }
const ROLES = { empty: undefined, good: 'status', bad: 'alert' }

/** A framed message: nothing there yet, done, or went wrong. Its colour says which, its words say it too. */
export function Notice({ tone, title, text, action, className = '', ref }: NoticeProps) {
  return (
    <div
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      role={ROLES[tone]}
      className={`px-6 py-5 ${FRAMES[tone]} ${className}`}
    >
      <p className={`flex gap-2.5 leading-[1.35] font-semibold ${INKS[tone]}`}>
        {tone === 'bad' && <Icon of={TriangleAlert} className="mt-0.5 size-5" />}
        {tone === 'good' && <CheckMark className="mt-0.5 size-5" strokeWidth={2.4} />}
        <span>{title}</span>
      </p>
      {text && <p className="mt-1.5 text-ink-2">{text}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}
