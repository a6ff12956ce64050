import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, GripVertical } from 'lucide-react'
import type { PointerEvent } from 'react'
import { Icon } from '@/components/ui/icon'

const WAYS = {
  list: { back: 'yukarı taşı', Back: ChevronUp, on: 'aşağı taşı', On: ChevronDown },
  grid: { back: 'öne taşı', Back: ChevronLeft, on: 'arkaya taşı', On: ChevronRight },
}

const BUTTON =
  'grid h-11 flex-none place-items-center rounded-ctl hover:bg-tint disabled:cursor-not-allowed disabled:bg-transparent disabled:opacity-30'

type ReorderControlsProps = {
  /** Name of the item, for the buttons' labels. */
  name: string
  shape: keyof typeof WAYS
  isFirst: boolean
  isLast: boolean
  disabled?: boolean
  onGrip: (event: PointerEvent) => void
  onMove: (by: -1 | 1) => void
  className?: string
}

/** Drag handle and two buttons that move one item of a sortable list. */
export function ReorderControls({
  name,
  shape,
  isFirst,
  isLast,
  disabled,
  onGrip,
  onMove,
  className = '',
}: ReorderControlsProps) {
  const { back, Back, on, On } = WAYS[shape]
  const size = shape === 'list' ? 'w-9 max-[640px]:w-10' : 'w-11'
  return (
    <div className={className}>
      <span
        aria-hidden
        title="Sürükleyin"
        onPointerDown={disabled ? undefined : onGrip}
        className={`grid min-h-11 cursor-grab touch-none place-items-center text-ink-3 max-[640px]:hidden ${shape === 'grid' ? 'mr-auto w-9' : ''}`}>
        <Icon of={GripVertical} />
      </span>
      <button
        type="button"
        data-move="-1"
        aria-label={`${name}: ${back}`}
        disabled={disabled || isFirst}
        onClick={() => onMove(-1)}
        className={`${BUTTON} ${size}`}>
        <Icon of={Back} />
      </button>
      <button
        type="button"
        data-move="1"
        aria-label={`${name}: ${on}`}
        disabled={disabled || isLast}
        onClick={() => onMove(1)}
        className={`${BUTTON} ${size}`}>
        <Icon of={On} />
      </button>
    </div>
  )
}
