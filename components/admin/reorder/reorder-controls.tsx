import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, GripVertical } from 'lucide-react'
import type { PointerEvent } from 'react'
import { Icon } from '@/components/ui/icon'

const DIRECTIONS = {
  list: [
    { by: -1, label: 'yukarı taşı', icon: ChevronUp },
    { by: 1, label: 'aşağı taşı', icon: ChevronDown },
  ],
  grid: [
    { by: -1, label: 'öne taşı', icon: ChevronLeft },
    { by: 1, label: 'arkaya taşı', icon: ChevronRight },
  ],
} as const

const BUTTON =
  'grid h-11 flex-none place-items-center rounded-ctl hover:bg-tint disabled:cursor-not-allowed disabled:bg-transparent disabled:opacity-30'

type ReorderControlsProps = {
  /** Name of the item, for the buttons' labels. */
  name: string
  shape: keyof typeof DIRECTIONS
  isFirst: boolean
  isLast: boolean
  disabled?: boolean
  onGrip: (event: PointerEvent) => void
  onMove: (by: -1 | 1) => void
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
      {DIRECTIONS[shape].map(({ by, label, icon }) => (
        <button
          key={by}
          type="button"
          data-move={by}
          aria-label={`${name}: ${label}`}
          disabled={disabled || (by === -1 ? isFirst : isLast)}
          onClick={() => onMove(by)}
          className={`${BUTTON} ${size}`}>
          <Icon of={icon} />
        </button>
      ))}
    </div>
  )
}
