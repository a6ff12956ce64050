import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, GripVertical } from 'lucide-react'
import type { PointerEvent } from 'react'
import { Icon } from '@/components/ui/icon'

const MOVES = {
  list: [
    { direction: -1, label: 'yukarı taşı', icon: ChevronUp },
    { direction: 1, label: 'aşağı taşı', icon: ChevronDown },
  ],
  grid: [
    { direction: -1, label: 'öne taşı', icon: ChevronLeft },
    { direction: 1, label: 'arkaya taşı', icon: ChevronRight },
  ],
} as const

const BUTTON =
  'grid h-11 flex-none place-items-center rounded-ctl hover:bg-tint disabled:cursor-not-allowed disabled:bg-transparent disabled:opacity-30'

type ReorderControlsProps = {
  /** Name of the item, for the buttons' labels. */
  name: string
  shape: keyof typeof MOVES
  isFirst: boolean
  isLast: boolean
  disabled?: boolean
  onGrip: (event: PointerEvent) => void
  onMove: (direction: -1 | 1) => void
  className?: string
}

/** Drag handle and two buttons that move an item of a sortable list. */
export function ReorderControls(props: ReorderControlsProps) {
  const { name, shape, isFirst, isLast, disabled, onGrip, onMove, className = '' } = props
  const size = shape === 'list' ? 'w-9 max-sm:w-10' : 'w-11'
  return (
    <div className={className}>
      <span
        aria-hidden
        title="Sürükleyin"
        onPointerDown={disabled ? undefined : onGrip}
        className={`grid min-h-11 cursor-grab touch-none place-items-center text-ink-3 max-sm:hidden ${shape === 'grid' ? 'mr-auto w-9' : ''}`}>
        <Icon of={GripVertical} />
      </span>
      {MOVES[shape].map(({ direction, label, icon }) => (
        <button
          key={direction}
          type="button"
          data-move={direction}
          aria-label={`${name}: ${label}`}
          disabled={disabled || (direction === -1 ? isFirst : isLast)}
          onClick={() => onMove(direction)}
          className={`${BUTTON} ${size}`}>
          <Icon of={icon} />
        </button>
      ))}
    </div>
  )
}
