import { GitCompareArrows, type LucideIcon, TriangleAlert, Undo2 } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { CheckMark } from '@/components/ui/check-mark'
import { Icon } from '@/components/ui/icon'

type Tone = 'bad' | 'good' | 'conflict' | 'undo'

type BoxProps = {
  tone: Tone
  /** The sentence; of a conflict or an undo its bold first line. */
  title: ReactNode
  /** What was kept, or how to go on. */
  text?: ReactNode
  /** Buttons. */
  actions?: ReactNode
  className?: string
  /** Makes it focusable, so that it can be brought into view and read. */
  ref?: Ref<HTMLDivElement>
}

const FRAMES: Record<Tone, string> = {
  bad: 'border-bad bg-bad-bg',
  good: 'border-ok bg-paper',
  conflict: 'border-edge bg-paper',
  undo: 'border-edge bg-paper',
}
const INKS: Record<Tone, string> = { bad: 'text-bad', good: 'text-ok', conflict: '', undo: '' }
const ICONS: Partial<Record<Tone, LucideIcon>> = { bad: TriangleAlert, conflict: GitCompareArrows, undo: Undo2 }

/** A framed message of the panel: went wrong, saved, changed by somebody else, can be brought back. */
export function Box({ tone, title, text, actions, className = '', ref }: BoxProps) {
  const shape = ICONS[tone]
  return (
    <div
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      role={tone === 'bad' || tone === 'conflict' ? 'alert' : 'status'}
      className={`grid grid-cols-[20px_minmax(0,1fr)] gap-3 border-2 px-5 py-3.5 leading-[1.45] ${FRAMES[tone]} ${className}`}
    >
      <span className={`mt-px ${INKS[tone]}`}>
        {shape ? <Icon of={shape} /> : <CheckMark className="size-5" strokeWidth={2.4} />}
      </span>
      <div>
        <p className={`font-semibold ${INKS[tone]}`}>{title}</p>
        {text && <p className="mt-1 text-ink-2">{text}</p>}
        {actions && <div className="mt-3.5 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </div>
  )
}
